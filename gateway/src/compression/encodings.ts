import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply } from 'fastify'

export type Encoding = 'br' | 'gzip'

/**
 * Returns the encoding for an `Accept-Encoding`; undefined if the client accepts none of them.
 * @param preferred the first one wins where the client has no preference
 */
export function acceptedEncoding(
  header: string | undefined,
  preferred: readonly Encoding[],
): Encoding | undefined {
  return (negotiate(header ?? '', [...preferred]) ?? undefined) as Encoding | undefined
}

const text =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|javascript|xml|yaml)\b|image\/svg\+xml)/i

/**
 * Returns whether a media type is a text that compression shrinks. Server-sent events are not
 * compressed, because a compressor would hold each of them back.
 */
export const isText = (type: unknown): boolean => typeof type === 'string' && text.test(type)

/** Adds a request header to those on which the answer depends. */
export function varyBy(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary')
  if (before === undefined) reply.header('vary', name)
  else if (
    !`${before}`
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(name)
  )
    reply.header('vary', `${before}, ${name}`)
}

/** Compresses a body that is stored and sent many times, as well as possible. */
export const compressOnce: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: body.length > largeBody ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/** Bytes above which quality 11 takes seconds (2.6 MB: 9 s, and 0.3 s with quality 9). */
const largeBody = 524_288
