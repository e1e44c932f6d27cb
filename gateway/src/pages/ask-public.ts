import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Versions of the resources that pages use, as gateway/pages/api.ts asks for them. */
const versions: [RegExp, string][] = [
  [/^\/v2\/bookings/, '2024-08-13'],
  [/^\/v2\/event-types/, '2024-06-14'],
]

/** The answer of the public API: its status, and its data after a success. */
export interface PublicAnswer<Data> {
  status: number
  data?: Data
}

/**
 * Returns a function that asks the public API on behalf of a visitor, within this process: through
 * the same pipeline as any other call, without a credential, and counted against the visitor's
 * address.
 */
export function askPublic(app: FastifyInstance, { headers, raw }: FastifyRequest) {
  const { 'x-forwarded-for': forwarded } = headers
  return async <Data>(path: string): Promise<PublicAnswer<Data>> => {
    const version = versions.find(([pattern]) => pattern.test(path))?.[1]
    const answer = await app.inject({
      method: 'GET',
      url: path,
      remoteAddress: raw.socket.remoteAddress ?? '',
      headers: {
        ...(version && { 'svc-api-version': version }),
        ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
      },
    })
    if (answer.statusCode !== 200) return { status: answer.statusCode }
    return { status: 200, data: answer.json<{ data: Data }>().data }
  }
}

export type AskPublic = ReturnType<typeof askPublic>
