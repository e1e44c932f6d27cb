import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compressOnce, type Encoding, isText, varyBy } from './encodings.ts'

const preferred = ['br', 'gzip'] as const

/**
 * A body that is sent many times: compressed once for each encoding, when it is first asked for.
 */
export class PreparedBody {
  readonly type: string
  readonly bytes: Buffer
  /** The same for all encodings, so it is weak. */
  readonly etag: string
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(type: string, body: Buffer | string) {
    this.type = type
    this.bytes = Buffer.from(body)
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 20)}"`
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const found = this.#encoded.get(encoding) ?? compressOnce[encoding](this.bytes)
    this.#encoded.set(encoding, found)
    return found
  }
}

/** Answers with a prepared body, or with 304 when the client has it. */
export async function sendPrepared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: PreparedBody,
): Promise<FastifyReply> {
  reply.header('etag', body.etag)
  if (isText(body.type)) varyBy(reply, 'accept-encoding')
  if (hasTag(headers['if-none-match'], body.etag)) return reply.status(304).send()
  reply.type(body.type)
  const encoding = isText(body.type) && acceptedEncoding(headers['accept-encoding'], preferred)
  if (!encoding) return reply.send(body.bytes)
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding))
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Compares weakly, as RFC 9110 (13.1.2) demands of `If-None-Match`. */
const hasTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').map(withoutWeakness).includes(withoutWeakness(etag)))
