import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import replyFrom from '@fastify/reply-from'
import type { CallerContext } from '@punctual/contracts'
import {
  type ContextSigner,
  type Cookies,
  contextHeader,
  issuerHeader,
  requestIdHeader,
  type ServiceName,
  scrubUrl,
} from '@punctual/http'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Dispatcher } from 'undici'
import { addressOf } from '../limits/limit-calls.ts'
import type { PublicRoute } from '../routes/index.ts'
import type { Translation, VersionedRequest, VersionedResponse } from '../versions/index.ts'
import { isObject } from '../versions/json.ts'
import { WholeBody } from './answer.ts'
import { readText } from './body.ts'
import { forwardable } from './inbound-headers.ts'
import { buildPath } from './paths.ts'
import type { Streams } from './streams.ts'
import { none, type Upstream, upstreamError } from './upstream.ts'

type From = NonNullable<Parameters<FastifyReply['from']>[1]>
type Destination = From & { path: string }
type Headers = Record<string, string | string[] | undefined>
/** Undefined when it is empty. */
type Body = Readable | Buffer | undefined

/**
 * Response headers that describe the connection to the service, or that the gateway sets itself.
 */
const notForClients = ['connection', 'keep-alive', 'server', requestIdHeader]

/**
 * @param method of the client's request. The answer to a HEAD has no body, but the length of one:
 *   Fastify keeps that header for a stream only.
 * @param answer as `Upstream` gives it, which is typed as undici's
 */
function bodyOf(method: string, answer: unknown): Body {
  if (!(answer instanceof WholeBody)) return answer as Readable
  if (method === 'HEAD') return Readable.from([])
  return answer.bytes.length === 0 ? undefined : answer.bytes
}

/** Lets the app forward requests to the services. */
export function connectUpstreams(app: FastifyInstance, upstreams: ReadonlyMap<string, Upstream>): void {
  const request = ((options: Dispatcher.RequestOptions, callback: Parameters<Upstream['request']>[1]) => {
    const upstream = upstreams.get(String(options.origin))
    if (upstream) upstream.request(options, callback)
    else callback(new Error(`no upstream ${options.origin}`), none)
  }) as unknown as Dispatcher['request']
  app.register(replyFrom, { undici: { request }, disableRequestLogging: true })
}

export interface Forwarding {
  signer: ContextSigner
  /** Origin of each service. */
  origins: Readonly<Record<ServiceName, string>>
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
 */
function forward(route: PublicRoute, { signer, origins, streams, cookies }: Forwarding) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const matched = buildPath(route.path, request.params as Record<string, string>)
    const { path, ...destination } = request.translation
      ? translated(request, reply, route, request.translation, matched)
      : { path: matched }
    const identity = {
      [contextHeader]: await signer.signCaller(callerOf(request, route)),
      ...((request.translation || path.startsWith('/internal/')) && {
        [issuerHeader]: await signer.signIssuer(route.service),
      }),
      [requestIdHeader]: request.id,
      traceparent: request.traceparent,
    }
    const {
      onResponse = (_request, _reply, answer) => reply.send(carried(bodyOf(request.method, answer.stream))),
    } = destination
    const carried = (body: Body) =>
      route.stream && body instanceof Readable && reply.statusCode === 200
        ? streams.carry(request, body)
        : body
    return reply.from(path, {
      ...destination,
      timeout: route.timeout,
      // By default, a GET with status 503 is retried up to ten times, and the unread bodies occupy
      // the upstream forever.
      retryDelay: () => null,
      getUpstream: () => origins[route.service],
      rewriteRequestHeaders: ({ method }, headers) => ({
        ...forwardable(method, headers),
        ...(route.forPages && browserOf(cookies, headers.cookie)),
        ...(route.oauth && headers.authorization !== undefined && { authorization: headers.authorization }),
        ...identity,
      }),
      rewriteHeaders: withoutOwn,
      onResponse(...answer) {
        if (reply.statusCode === 401 && !request.isV1 && !route.oauth)
          reply.header('www-authenticate', 'Bearer')
        onResponse(...answer)
      },
      onError(_reply, { error }) {
        reply.send(upstreamError(error))
      },
    })
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

/** Returns the cookie of the browser that asked for a link, and no other one. */
function browserOf(cookies: Cookies, header: string | undefined): Record<string, string> {
  const secret = cookies.read(header, 'signIn')
  return secret === undefined ? {} : { cookie: cookies.send('signIn', secret) }
}

function withoutOwn(headers: Headers): Headers {
  const own = { ...headers }
  for (const name of notForClients) delete own[name]
  return own
}

/** Translates the request to the current version, and the response back to the older one. */
function translated(
  request: FastifyRequest,
  reply: FastifyReply,
  route: PublicRoute,
  translation: Translation,
  path: string,
): Destination {
  const asked: VersionedRequest = {
    method: route.method,
    path,
    params: request.params as VersionedRequest['params'],
    query: request.query as VersionedRequest['query'],
    body: request.body,
    cookie: request.headers.cookie,
  }
  const todays = translation.request?.(asked) ?? asked
  return {
    path: todays.path,
    method: request.method === 'HEAD' ? 'HEAD' : (todays.method as HTTPMethods),
    body: todays.body ?? null,
    queryString: () => queryOf(todays.query),
    onResponse(_request, _reply, { stream }) {
      giveOlder(reply, bodyOf(request.method, stream), (answer) =>
        withPath(translation.response?.(answer, asked) ?? answer, request.url),
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
