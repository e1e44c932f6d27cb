import type { Problem } from '@punctual/messages/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Versions of the resources that pages use, as gateway/pages/api.ts asks for them. */
const versions: [RegExp, string][] = [
  [/^\/v2\/bookings/, '2024-08-13'],
  [/^\/v2\/event-types/, '2024-06-14'],
  [/^\/v2\/slots/, '2024-09-04'],
]

/** The answer of the public API: its status, and its data after a success, else the problem. */
export interface PublicAnswer<Data> {
  status: number
  data?: Data
  problem?: Problem & { details: Readonly<Record<string, unknown>> }
}

/**
 * Returns a function that asks the public API on behalf of a visitor, within this process: through
 * the same pipeline as any other call, without a credential, and counted against the visitor's
 * address.
 */
export function askPublic(app: FastifyInstance, { headers, raw }: FastifyRequest) {
  const { 'x-forwarded-for': forwarded } = headers
  return async <Data>(
    path: string,
    /** The body of a POST, and what makes a repeat of it harmless. */
    change?: { body: object; idempotencyKey?: string },
  ): Promise<PublicAnswer<Data>> => {
    const version = versions.find(([pattern]) => pattern.test(path))?.[1]
    const answer = await app.inject({
      method: change ? 'POST' : 'GET',
      url: path,
      remoteAddress: raw.socket.remoteAddress ?? '',
      headers: {
        ...(version && { 'svc-api-version': version }),
        ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
        ...(change?.idempotencyKey && { 'idempotency-key': change.idempotencyKey }),
      },
      ...(change && { payload: change.body }),
    })
    const { statusCode: status } = answer
    if (status < 300) return { status, data: answer.json<{ data: Data }>().data }
    return { status, problem: problemOf(status, answer.payload) }
  }
}

function problemOf(status: number, payload: string): NonNullable<PublicAnswer<unknown>['problem']> {
  const { error } = JSON.parse(payload) as {
    error?: { code: string; message: string; details?: { errors?: { path: string; message: string }[] } }
  }
  const { code = '', message = '', details = {} } = error ?? {}
  const fields = new Map(details.errors?.map((one) => [one.path, one.message]))
  return { status, code, message, fields, details }
}

export type AskPublic = ReturnType<typeof askPublic>
