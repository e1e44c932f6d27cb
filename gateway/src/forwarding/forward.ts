import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type CallerContext, DomainError } from '@punctual/contracts'
import {
  type ContextSigner,
  type Cookies,
  contextHeader,
  issuerHeader,
  requestIdHeader,
  type ServiceName,
  scrubUrl,
} from '@punctual/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dispatcher } from 'undici'
import { addressOf } from '../limits/limit-calls.ts'
import type { PublicRoute } from '../routes/index.ts'
import type { Translation, VersionedRequest, VersionedResponse } from '../versions/index.ts'
import { isObject } from '../versions/json.ts'
import { type Answer, WholeBody } from './answer.ts'
import { readText } from './body.ts'
import { forwardable } from './inbound-headers.ts'
import { buildPath } from './paths.ts'
import type { Streams } from './streams.ts'
import { type Upstream, upstreamError } from './upstream.ts'

/** Undefined when it is empty. */
type Body = Readable | Buffer | undefined

/** A call as the service gets it, and what its answer becomes. */
interface Call {
  method: Dispatcher.HttpMethod
  /** With the query. */
  path: string
  headers: Record<string, string>
  body: Readable | string | null
  /** Sends the answer, whose status and headers are set already. */
  give(body: Body): void
}

/**
 * Response headers that describe the connection to the service, or that the gateway sets itself.
 */
const notForClients: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'server', requestIdHeader])

/**
 * @param method of the client's request. The answer to a HEAD has no body, but the length of one:
 *   Fastify keeps that header for a stream only.
 */
function bodyOf(method: string, body: Answer['body']): Body {
  if (!(body instanceof WholeBody)) return body
  if (method === 'HEAD') return Readable.from([])
  return body.bytes.length === 0 ? undefined : body.bytes
}

export type Upstreams = ReadonlyMap<ServiceName, Pick<Upstream, 'request'>>

export interface Forwarding {
  signer: ContextSigner
  /** For each service, and again for streamed answers. */
  upstreams: { calls: Upstreams; streams: Upstreams }
  streams: Streams
  cookies: Cookies
}

/**
 * Serves a public route by forwarding it to its service.
 * @param prefix prefix of the app, with which the route's path begins
 */
export function serve(app: FastifyInstance, route: PublicRoute, forwarding: Forwarding, prefix = ''): void {
  const { method, path, bodyLimit, stream = false } = route
  app.route({
    method,
    url: path.slice(prefix.length),
    bodyLimit,
    config: { publicRoute: route },
    // HEAD would open a stream without a reader.
    exposeHeadRoute: !stream,
    handler: forward(route, forwarding),
  })
}

/**
 * Returns the handler of a public route, which forwards the call to the service, unchanged or
 * translated to the current version. The path is rebuilt from the matched route, never copied from
 * the request, so the service gets exactly the path that was authorized.
 *
 * It uses undici itself: another layer costs processor time on every call.
 */
function forward(route: PublicRoute, { signer, upstreams, streams, cookies }: Forwarding) {
  const upstream = upstreams[route.stream ? 'streams' : 'calls'].get(route.service)
  if (!upstream) throw new Error(`there is no upstream for ${route.service}`)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const matched = buildPath(route.path, request.params as Record<string, string>)
    const { give, headers, ...call } = request.translation
      ? translated(request, reply, route, request.translation, matched)
      : unchanged(request, reply, matched)
    const carried = (body: Body) =>
      route.stream && body instanceof Readable && reply.statusCode === 200
        ? streams.carry(request, body)
        : body
    const cookie = route.forPages ? cookies.read(request.headers.cookie, 'signIn') : undefined
    const { authorization } = request.headers
    // The browser's cookie is the one of its link to sign in, and no other one.
    if (cookie !== undefined) headers.cookie = cookies.send('signIn', cookie)
    if (route.oauth && authorization !== undefined) headers.authorization = authorization
    headers[contextHeader] = await signer.signCaller(callerOf(request, route))
    if (request.translation || call.path.startsWith('/internal/'))
      headers[issuerHeader] = await signer.signIssuer(route.service)
    headers[requestIdHeader] = request.id
    headers.traceparent = request.traceparent
    const { timeout } = route
    upstream.request({ ...call, headers, headersTimeout: timeout, bodyTimeout: timeout }, (outcome) => {
      if (outcome instanceof DomainError) reply.send(outcome)
      else if (reply.raw.destroyed) outcome.body.destroy()
      else give(carried(receive(request, reply, route, outcome)))
    })
    return reply
  }
}

/**
 * Adds a digest of the address where the service limits callers itself, so that no service stores
 * an address.
 */
function callerOf({ caller, ip }: FastifyRequest, { network }: PublicRoute): CallerContext {
  if (!network || caller.kind !== 'anonymous') return caller
  const digest = createHash('sha256')
    .update(`network ${addressOf(ip)}`)
    .digest('hex')
  return { ...caller, network: digest.slice(0, 32) }
}

/** Sets the status and the headers of an answer. @returns its body */
function receive(
  request: FastifyRequest,
  reply: FastifyReply,
  { oauth }: PublicRoute,
  { statusCode, headers, body }: Answer,
): Body {
  for (const name in headers) if (!notForClients.has(name)) reply.header(name, headers[name])
  reply.status(statusCode)
  if (statusCode === 401 && !request.isV1 && !oauth) reply.header('www-authenticate', 'Bearer')
  // The rest of the request would be read as the next one.
  if (!request.raw.complete) reply.header('connection', 'close')
  return bodyOf(request.method, body)
}

/** Returns the call as the client made it: its body is streamed unread. */
function unchanged(request: FastifyRequest, reply: FastifyReply, path: string): Call {
  const { url, body } = request
  const method = request.method as Dispatcher.HttpMethod
  const queryAt = url.indexOf('?')
  return {
    method,
    path: queryAt < 0 ? path : path + url.slice(queryAt),
    headers: forwardable(method, request.headers),
    body: body instanceof Readable ? body : null,
    give: (answer) => reply.send(answer),
  }
}

/** Translates the request to the current version, and the response back to the older one. */
function translated(
  request: FastifyRequest,
  reply: FastifyReply,
  route: PublicRoute,
  translation: Translation,
  path: string,
): Call {
  const asked: VersionedRequest = {
    method: route.method,
    path,
    params: request.params as VersionedRequest['params'],
    query: request.query as VersionedRequest['query'],
    body: request.body,
    cookie: request.headers.cookie,
  }
  const todays = translation.request?.(asked) ?? asked
  const method = (request.method === 'HEAD' ? 'HEAD' : todays.method) as Dispatcher.HttpMethod
  const query = queryOf(todays.query)
  const body = todays.body === undefined || todays.body === null ? null : JSON.stringify(todays.body)
  return {
    method,
    path: query === '' ? todays.path : `${todays.path}?${query}`,
    headers: {
      ...forwardable('GET', request.headers),
      ...(body !== null && { 'content-type': 'application/json' }),
    },
    body,
    give(answer) {
      giveOlder(reply, answer, (one) =>
        withPath(translation.response?.(one, asked) ?? one, request.url),
      ).catch((error: unknown) => reply.send(error))
    },
  }
}

/**
 * Replaces the path in an error by the one that was called, instead of the internal one
 * (docs/domain.md#errors).
 */
function withPath({ body, ...rest }: VersionedResponse, url: string): VersionedResponse {
  const isFailure = isObject(body) && body.path !== undefined && body.status === 'error'
  return { ...rest, body: isFailure ? { ...body, path: scrubUrl(url) } : body }
}

function queryOf(query: VersionedRequest['query']): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value ?? []].flat().map((each): [string, string] => [key, each]),
  )
  return new URLSearchParams(pairs).toString()
}

async function giveOlder(
  reply: FastifyReply,
  body: Body,
  change: (answer: VersionedResponse) => VersionedResponse,
): Promise<void> {
  const text =
    body instanceof Readable
      ? await readText(body).catch((error: unknown) => {
          throw upstreamError(error)
        })
      : (body?.toString('utf8') ?? '')
  if (reply.request.method === 'HEAD') {
    // The length is that of the current version.
    reply.removeHeader('content-length').send(Readable.from([]))
    return
  }
  const isJson = /^application\/json\b/.test(String(reply.getHeader('content-type') ?? ''))
  if (!isJson || text === '') return void reply.send(text)
  const older = change({ status: reply.statusCode, body: JSON.parse(text) })
  if (older.cookie !== undefined) reply.header('set-cookie', older.cookie)
  reply.removeHeader('content-length')
  reply.status(older.status).send(JSON.stringify(older.body))
}
