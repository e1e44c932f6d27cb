import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CallerContext,
  DomainError,
  type ErrorBody,
  type ErrorCode,
  errorCatalogue,
  statusCodes,
} from '@punctual/contracts'
import type { Span, Tracing } from '@punctual/tracing'
import { Pool } from 'undici'
import { connectToAny, firstOrigin } from './addresses.ts'
import type { ContextSigner } from './context-tokens.ts'
import { carriedBy } from './forwarding.ts'
import { contextHeader, issuerHeader, requestIdHeader, type ServiceName } from './names.ts'
import { continueTrace } from './traceparent.ts'
import { wholeAnswer } from './whole-answer.ts'

export interface Question {
  /** The caller on whose behalf the call is made; that of the current request, unchanged. */
  caller: CallerContext
  /** GET. */
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  body?: unknown
  /** Timeout of the whole answer in milliseconds (5000). */
  timeoutMs?: number
}

/** Calls between services: one hop, with a timeout, never inside a transaction. */
export interface InternalClient {
  /**
   * Returns the JSON body of the answer.
   * @throws DomainError: the error of the other service (code, message, details),
   *   ServiceUnavailableException (503) when the service is down after a second attempt,
   *   GatewayTimeoutException (504) when it is slow
   */
  ask<T>(service: ServiceName, path: string, question: Question): Promise<T>
  close(): Promise<void>
}

/** Milliseconds. */
const defaultTimeout = 5_000
const connectTimeout = 2_000
const againAfter = 100

/** Errors before a connection was established: nothing was sent, so a retry is safe. */
const notConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
])
/** Errors of a broken connection: the request may have been executed. */
const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** Calls of /internal routes change nothing, whatever their method. */
function mayAskAgain(path: string, { method = 'GET' }: Question, error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  return notConnected.has(code) || (broken.has(code) && (method === 'GET' || path.startsWith('/internal/')))
}

/**
 * Creates a client with one connection pool per service. Idle connections are closed earlier than
 * the servers do it. Long because its functions share the pools and the options.
 * @param options.deadlineFactor multiplies every timeout (1)
 */
export function createInternalClient(
  urls: Partial<Record<ServiceName, string>>,
  signer: ContextSigner,
  { deadlineFactor = 1, tracing }: { deadlineFactor?: number; tracing?: Tracing | undefined } = {},
): InternalClient {
  const pools = new Map<ServiceName, Pool>()
  function poolOf(service: ServiceName): Pool {
    const known = pools.get(service)
    if (known) return known
    const url = urls[service]
    if (!url) throw new Error(`the URL of ${service} is not configured`)
    const pool = new Pool(firstOrigin(url), {
      connections: 64,
      pipelining: 1,
      keepAliveTimeout: 4_000,
      connect: connectToAny(url, connectTimeout * deadlineFactor),
    })
    pools.set(service, pool)
    return pool
  }

  async function send(
    pool: Pool,
    service: ServiceName,
    path: string,
    question: Question,
    span: Span | undefined,
  ): Promise<{ status: number; body: unknown }> {
    const { caller, method = 'GET', body, timeoutMs = defaultTimeout } = question
    const carried = carriedBy(caller)
    const headers = {
      [contextHeader]: carried?.token ?? (await signer.signCaller(caller)),
      [issuerHeader]: await signer.signIssuer(service),
      [requestIdHeader]: caller.requestId,
      traceparent: span?.traceparent ?? continueTrace(carried?.traceparent),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const request = { path, method, headers, body: body === undefined ? null : JSON.stringify(body) }
    const { status, text } = await wholeAnswer(pool, request, timeoutMs * deadlineFactor)
    span?.set({ 'http.response.status_code': status })
    return { status, body: text === '' ? undefined : JSON.parse(text) }
  }

  return {
    async ask<T>(service: ServiceName, path: string, question: Question): Promise<T> {
      const pool = poolOf(service)
      const attempt = () => {
        if (!tracing) return send(pool, service, path, question, undefined)
        const { method = 'GET', caller } = question
        // Paths have ids, so the name of the span has none.
        const options = {
          kind: 'client' as const,
          parent: tracing.current() ?? carriedBy(caller)?.traceparent,
          attributes: { 'http.request.method': method, 'server.address': service },
        }
        return tracing.run(`${method} ${service}`, options, (span) =>
          send(pool, service, path, question, span),
        )
      }
      const { status, body } = await attempt()
        .catch(async (error: unknown) => {
          if (!mayAskAgain(path, question, error)) throw error
          await sleep(againAfter)
          return attempt()
        })
        .catch((error: unknown) => {
          throw unreachable(error)
        })
      if (status >= 400) throw refusalOf(status, body)
      return body as T
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
  }
}

function unreachable(cause: unknown): DomainError {
  const name = (cause as { name?: unknown } | null)?.name
  if (name === 'TimeoutError' || name === 'AbortError')
    return new DomainError(
      'GatewayTimeoutException',
      'A part of the system did not answer in time; try again.',
      { cause },
    )
  const message = 'A part of the system is unavailable for a moment; try again.'
  return new DomainError('ServiceUnavailableException', message, { cause, retryAfter: 1 })
}

/**
 * Returns the error that the other service threw, or one of its status when the code is not in the
 * catalogue.
 */
function refusalOf(status: number, body: unknown): DomainError {
  const { code = '', message, details } = (body as Partial<ErrorBody> | undefined)?.error ?? {}
  const isKnown = Object.hasOwn(errorCatalogue, code) && errorCatalogue[code as ErrorCode].status === status
  const name = isKnown
    ? (code as ErrorCode)
    : (statusCodes[status as keyof typeof statusCodes] ?? statusCodes[502])
  return new DomainError(name, message, { details: details as DomainError['details'] })
}
