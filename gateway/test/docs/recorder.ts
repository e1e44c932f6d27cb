import type { Json, Stack } from '@punctual/testing'
import type { Example } from '../../src/docs/operation.ts'
import { routes, v1Routes } from '../../src/routes/index.ts'

export interface Asked {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: unknown
  /** null: none. */
  key?: string | null
  /** Sends the body as a form. */
  isForm?: boolean
  headers?: Record<string, string>
  /** Value of `svc-api-version`; the current version by default. */
  version?: string | null
  /** Whether the call becomes an example; by default the first call of each operation. */
  isExample?: boolean
}

/**
 * Makes a call and records it.
 * @returns `data` of the answer, or the whole answer without it
 * @throws Error for an error status
 */
export type Record_ = (method: string, template: string, asked?: Asked) => Promise<Json>

/** Creates a recorder that keeps one real call of each operation as its example. */
export class Recorder {
  readonly examples = new Map<string, Example>()
  readonly #stack: Pick<Stack, 'api'>

  constructor(stack: Pick<Stack, 'api'>) {
    this.#stack = stack
  }

  readonly call: Record_ = async (method, template, asked = {}) => {
    const { params = {}, query = {}, body, key, headers, version, isForm, isExample = true } = asked
    const name = `${method} ${template}`
    if (
      template !== '/v2/versions' &&
      ![...routes, ...v1Routes].some((route) => `${route.method} ${route.path}` === name)
    )
      throw new Error(`${name} is not in the table`)
    const texts = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, `${value}`]))
    const path = template.replace(/:(\w+)/g, (_, key: string) =>
      encodeURIComponent(texts[key] ?? `no ${key}`),
    )
    const search = new URLSearchParams(query).toString()
    const answer = await this.#stack.api(method, search ? `${path}?${search}` : path, {
      ...(body !== undefined && {
        body: isForm ? new URLSearchParams(body as Record<string, string>).toString() : body,
      }),
      ...(headers?.['x-svc-secret-key'] ? { key: null } : key !== undefined && { key }),
      ...((headers || isForm) && {
        headers: { ...headers, ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }) },
      }),
      ...(version !== undefined && { version }),
    })
    if (answer.status < 200 || answer.status >= 400)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    if (isExample && !this.examples.has(name))
      this.examples.set(name, {
        params: texts,
        query: Object.fromEntries(Object.entries(query).filter(([name]) => name !== 'apiKey')),
        ...(body !== undefined && { body }),
        ...(isForm && { isForm }),
        status: answer.status,
        answer: answer.body,
      })
    const location = answer.headers.get('location')
    return location === null ? (answer.body?.data ?? answer.body) : { location }
  }
}
