import type { IncomingMessage } from 'node:http'
import { type Readable, Transform } from 'node:stream'
import { badRequest, DomainError } from '@punctual/contracts'
import { findUnstorable } from '@punctual/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const isJson = (contentType = '') => /^application\/json\s*(?:;|$)/i.test(contentType)
const notJson = () =>
  new DomainError(
    'UnsupportedMediaTypeException',
    'The body must be JSON, with Content-Type: application/json.',
  )
const incomplete = () => new DomainError('BadRequestException', 'The body is incomplete.')
const tooLarge = () => new DomainError('PayloadTooLargeException', 'The body is too large.')

/**
 * Streams bodies to the services unread. Bodies of translated routes are parsed; those that no
 * service would store are rejected here, as a body that is nested too deeply cannot be serialized
 * again. Both are limited to the route's limit (413).
 */
export function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (request, payload, done) => {
    const { bodyLimit } = request.routeOptions
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return done(tooLarge())
    const body = limited(payload, bodyLimit)
    if (!request.translation) return done(null, body)
    if (!isJson(request.headers['content-type'])) return done(notJson())
    const parsed = (error: Error | null, value?: unknown) => {
      const unstorable = error ? undefined : findUnstorable(value)
      done(unstorable ? badRequest(unstorable) : error, value)
    }
    readText(body).then(
      (text) => (text === '' ? done(null, undefined) : parseJson(request, text, parsed)),
      (error: Error) => done(error),
    )
  })
  app.addHook('onRequest', async ({ headers }) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = headers
    if (encoding === undefined && (length === undefined || length === '0')) delete headers['content-type']
  })
}

/**
 * Returns the body as a separate stream that fails beyond the limit. When the service fails, undici
 * destroys the stream that it was given; a destroyed request would block its connection forever.
 */
function limited(payload: IncomingMessage, limit: number): Readable {
  let size = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length
      if (size > limit) next(tooLarge())
      else next(null, chunk)
    },
  })
  // The reader gets the error; without this listener, an error before anything reads would crash
  // the process.
  counted.on('error', () => {})
  const endEarly = () => {
    if (!payload.complete) counted.destroy(incomplete())
  }
  if (payload.destroyed) endEarly()
  payload.once('error', endEarly).once('close', endEarly)
  // Node discards an unread body only if reading has not begun, so the rest is discarded here.
  counted.once('close', () => payload.resume())
  return payload.pipe(counted)
}

/** Maximum bytes of a rejected body that are read to reuse its connection. */
const maxDiscarded = 8 * 1_048_576

/**
 * Closes the connection of a request that is answered before its body has arrived, if the rest is
 * long or endless.
 */
export function endUnread({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  const isShort = Number(headers['content-length'] ?? Infinity) <= maxDiscarded
  if (!raw.complete && !isShort) reply.header('connection', 'close')
}

/** Returns the whole stream as text. */
export async function readText(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
