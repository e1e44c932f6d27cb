import { pipeline, type Readable } from 'node:stream'
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding, isText, varyBy } from './encodings.ts'

/**
 * Bytes of the smallest body that is compressed. Smaller ones fit into one or two packets, so
 * compression would cost processor time and save nothing.
 */
const minimumBytes = 2_048
/**
 * gzip at its lowest level costs a third of brotli (27 µs for 1 KB, against 79 with quality 4), so
 * it wins for bodies that are sent once.
 */
const preferred = ['gzip', 'br'] as const
const gzipOptions = { level: 1 }
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compressWhole: Readonly<Record<Encoding, (body: Buffer | string) => Buffer>> = {
  br: (body) => brotliCompressSync(body, brotliOptions),
  gzip: (body) => gzipSync(body, gzipOptions),
}

/**
 * Compresses the text answers of an app by `Accept-Encoding`, unless they are encoded, small or a
 * stream of events. A whole body is compressed at once: the services' answers are then at most 64
 * KB, which takes less than a millisecond, and @fastify/compress would create two streams for each.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => compressed(request, reply, payload))
}

function compressed(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (!mayCompress(reply)) return payload
  const size = sizeOf(payload, reply)
  if (size !== undefined && size < minimumBytes) return payload
  varyBy(reply, 'accept-encoding')
  const encoding = acceptedEncoding(request.headers['accept-encoding'], preferred)
  if (!encoding) return payload
  if (isStream(payload)) {
    reply.removeHeader('content-length')
    // The length of the compressed body is unknown, and a HEAD has no body to encode.
    if (request.method === 'HEAD') return payload
    describe(reply, encoding)
    const compressor = encoding === 'gzip' ? createGzip(gzipOptions) : createBrotliCompress(brotliOptions)
    // A failure destroys the compressor, which ends the connection before the end of the body.
    return pipeline(payload, compressor, () => {})
  }
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  describe(reply, encoding)
  const body = compressWhole[encoding](payload)
  reply.header('content-length', body.length)
  return body
}

function mayCompress(reply: FastifyReply): boolean {
  const { statusCode } = reply
  return (
    statusCode >= 200 &&
    statusCode !== 204 &&
    statusCode !== 206 &&
    statusCode !== 304 &&
    isText(reply.getHeader('content-type')) &&
    !reply.hasHeader('content-encoding')
  )
}

/** Marks the answer as encoded. An encoded body is another representation: its ETag is weak. */
function describe(reply: FastifyReply, encoding: Encoding): void {
  reply.header('content-encoding', encoding)
  const etag = reply.getHeader('etag')
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`)
}

/** Returns the bytes of the body; undefined if they are unknown. */
function sizeOf(payload: unknown, reply: FastifyReply): number | undefined {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.byteLength(payload)
  if (!isStream(payload)) return 0
  const length = reply.getHeader('content-length')
  return length === undefined ? undefined : Number(length)
}

const isStream = (payload: unknown): payload is Readable =>
  typeof (payload as Readable | null | undefined)?.pipe === 'function'
