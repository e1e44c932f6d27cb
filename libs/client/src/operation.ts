import { type Page, pageRequest, type RequestOptions, readEvents } from './answers.ts'
import type { Connection } from './connection.ts'
import { type Call, send } from './send.ts'

/** A function of the client that takes the connection first, so that bundlers drop unused ones. */
export type Operation<Method> = Method extends (...args: infer Args) => infer Result
  ? (connection: Connection, ...args: Args) => Result
  : never

/** Functions by name, in any depth. */
export interface Operations {
  readonly [name: string]: Operations | ((connection: Connection, ...args: never[]) => unknown)
}

/** What the client has to know about an operation. */
export interface Definition {
  method: string
  /** Path with parameters in braces. */
  path: string
  kind: 'data' | 'page' | 'body' | 'stream' | 'text' | 'none'
  body?: true
  query?: true
  /** Takes an Idempotency-Key. */
  idempotent?: true
  /** Version of the shapes that the types describe. */
  version?: string
}

type Json = Record<string, unknown>

/**
 * Returns the function of an operation. Its arguments are the parameters of the path, the body,
 * the query and the options, as far as the operation takes them.
 */
// biome-ignore lint/suspicious/noExplicitAny: the generated code declares the types.
export function operation(definition: Definition): any {
  const names = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return (connection: Connection, ...args: unknown[]) => {
    const values = args.slice(0, names.length)
    const rest = args.slice(names.length)
    const body = definition.body ? rest.shift() : undefined
    const query = (definition.query ? rest.shift() : undefined) as Json | undefined
    const options = (rest.shift() ?? {}) as RequestOptions
    const path = pathOf(definition.path, names, values)
    const callWith = (parameters: Json | undefined): Call => ({
      method: definition.method,
      path: `${path}${queryText(parameters)}`,
      headers: headersOf(definition, options, body),
      isRepeatable: definition.idempotent === true || !/^(POST|PATCH)$/.test(definition.method),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (definition.kind === 'page')
      return pageRequest(Number(query?.skip ?? 0), (skip) => {
        const call = callWith(skip > 0 ? { ...query, skip } : query)
        return send(connection, call, options, async (answer): Promise<Page<unknown>> => {
          const { data, pagination } = await answer.json()
          return { data, pagination }
        })
      })
    const call = callWith(query)
    if (definition.kind === 'stream') return events(connection, call, options)
    return send(connection, call, options, (answer) => read(definition, answer))
  }
}

/** @throws TypeError for an empty value, with which the path would be that of another operation */
function pathOf(template: string, names: readonly string[], values: readonly unknown[]): string {
  let path = template
  for (const [at, name] of names.entries()) {
    const value = values[at]
    if (!/^(string|number)$/.test(typeof value) || value === '') throw new TypeError(`${name} is missing`)
    if (value === '.' || value === '..') throw new TypeError(`${name} is not valid`)
    path = path.replace(`{${name}}`, () => encodeURIComponent(String(value)))
  }
  return path
}

/** Arrays are separated by commas; undefined and null are left out. */
function queryText(query: Json | undefined): string {
  const text = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  ).toString()
  return text === '' ? '' : `?${text}`
}

function headersOf(
  { idempotent, version, kind }: Definition,
  { idempotencyKey }: RequestOptions,
  body: unknown,
): Record<string, string> {
  return {
    accept: kind === 'stream' ? 'text/event-stream' : kind === 'text' ? '*/*' : 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(version !== undefined && { 'svc-api-version': version }),
    ...(idempotent && { 'idempotency-key': idempotencyKey ?? randomKey() }),
  }
}

/** `crypto.randomUUID` is missing in pages without HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function read({ kind }: Definition, answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (kind === 'text') return text
  if (kind === 'none' || text === '') return undefined
  const body = JSON.parse(text)
  return kind === 'data' ? body.data : body
}

async function* events(connection: Connection, call: Call, options: RequestOptions) {
  const body = await send(connection, call, options, async (answer) => answer.body)
  if (body) yield* readEvents(body)
}
