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
const brokenOff = () => new DomainError('BadRequestException', 'The body broke off.')
const tooLarge = () => new DomainError('PayloadTooLargeException', 'The body is too large.')

/**
 * Bodies go on to the services as they come, unread; those of translated routes are parsed, and refused if no service would
 * take them, as what is nested too deeply cannot be written again. Either way they end with 413 at the route's limit.
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
 * A stream of its own: when the service fails, undici destroys what it was given, and a destroyed request would block its
 * connection for good.
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
  // Whoever reads it is told; without a reader nobody minds.
  counted.on('error', () => {})
  const endEarly = () => {
    if (!payload.complete) counted.destroy(brokenOff())
  }
  if (payload.destroyed) endEarly()
  payload.once('error', endEarly).once('close', endEarly)
  // Node reads on only what nobody has begun to read.
  counted.once('close', () => payload.resume())
  return payload.pipe(counted)
}

/** Bytes of a refused body that are worth reading, so that its connection can be used again. */
const worthReading = 8 * 1_048_576

/** Ends the connection of a request that was answered before it has come in, if what is to come is long or endless. */
export function endUnread({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  const isShort = Number(headers['content-length'] ?? Infinity) <= worthReading
  if (!raw.complete && !isShort) reply.header('connection', 'close')
}

/** @returns the whole of a stream as text */
export async function readText(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
