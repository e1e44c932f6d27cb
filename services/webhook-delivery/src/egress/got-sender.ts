import type { IncomingMessage } from 'node:http'
import type { AttemptClass } from '@punctual/contracts'
import { createResolve, dnsDeadline, type EgressRules, guardedAgents, type Resolve } from '@punctual/egress'
import type { ExtendOptions, Got } from 'got'
import got from 'got'
import { type AttemptResult, classOfStatus, type Timings } from '../domain/attempt.ts'
import { parseRetryAfter } from '../domain/retry-schedule.ts'
import { type Sender, sendDeadline } from './sender.ts'

type Request = Parameters<Sender['send']>[0]

/** Bytes of an answer that are read, and that are stored. */
const maxReadBytes = 16 * 1024
const maxStoredBytes = 4 * 1024

const options: ExtendOptions = {
  method: 'POST',
  followRedirect: false,
  methodRewriting: false,
  retry: { limit: 0 },
  throwHttpErrors: false,
  decompress: false,
  enableUnixSockets: false,
  https: { rejectUnauthorized: true },
}

/**
 * Creates a sender that uses got with agents that connect only to checked addresses.
 * @param settings.deadline milliseconds of real time for one POST
 */
export function createGotSender(
  rules: EgressRules,
  settings: { resolve?: Resolve; deadline?: number } = {},
): Sender {
  const { resolve = createResolve(), deadline = sendDeadline } = settings
  const pooled = guardedAgents(rules, resolve, true)
  const unpooled = guardedAgents(rules, resolve, false)
  const client = got.extend(options, { agent: pooled })
  const freshClient = got.extend(options, { agent: unpooled })
  return {
    async send(request) {
      const began = performance.now()
      const first = await post(client, request, deadline)
      if (!first.stale) return first.result
      // The receiver closed an idle connection while this request took it, and has not seen the
      // request.
      const left = Math.max(1, deadline - Math.round(performance.now() - began))
      return (await post(freshClient, request, left)).result
    },
    close() {
      for (const agent of [pooled.http, pooled.https, unpooled.http, unpooled.https]) agent.destroy()
    },
  }
}

interface Posted {
  result: AttemptResult
  /** A reused connection broke before any answer. */
  stale: boolean
}

function post(client: Got, { url, headers, body, at, signal }: Request, deadline: number): Promise<Posted> {
  const began = performance.now()
  const stream = client.stream(url, {
    headers,
    body,
    signal,
    timeout: { request: deadline, lookup: dnsDeadline, connect: 5_000, secureConnect: 5_000 },
  })
  return new Promise((done) => {
    let response: IncomingMessage | undefined
    let remoteAddress: string | undefined
    let size = 0
    const chunks: Buffer[] = []
    const finish = (error?: unknown) => {
      const timings = timingsOf(stream.timings?.phases ?? {}, performance.now() - began)
      if (!response) {
        const { code } = (error ?? {}) as { code?: string }
        const stale = stream.reusedSocket === true && (code === 'ECONNRESET' || code === 'EPIPE')
        return done({ stale, result: { ...describeSendError(error), timings, responseTruncated: false } })
      }
      const answer = { ...answerOf(response, at), ...bodyOf(chunks, size, error !== undefined), timings }
      done({ stale: false, result: { ...answer, ...(remoteAddress !== undefined && { remoteAddress }) } })
    }
    stream.on('response', (incoming: IncomingMessage) => {
      response = incoming
      remoteAddress = incoming.socket?.remoteAddress
    })
    stream.on('data', (chunk: Buffer) => {
      if (size < maxStoredBytes) chunks.push(chunk.subarray(0, maxStoredBytes - size))
      size += chunk.length
      if (size < maxReadBytes) return
      finish()
      stream.destroy()
    })
    stream.on('end', () => finish())
    stream.on('error', finish)
  })
}

/** The status decides, even when the rest of the answer does not arrive. */
function answerOf(
  response: IncomingMessage,
  at: Date,
): Pick<AttemptResult, 'class' | 'status' | 'retryAfter' | 'control'> {
  const status = response.statusCode ?? 0
  const { 'retry-after': wait, 'webhook-delivery': control } = response.headers
  const retryAfter = parseRetryAfter(wait, at)
  return {
    class: classOfStatus(status),
    status,
    ...(retryAfter !== undefined && { retryAfter }),
    ...((control === 'abort-message' || control === 'disable') && { control }),
  }
}

/** Returns a text that the database accepts: whole characters, no zero bytes. */
function bodyOf(chunks: Buffer[], size: number, cut: boolean) {
  const text = new TextDecoder()
    .decode(Buffer.concat(chunks), { stream: true })
    .replaceAll('\u0000', '\ufffd')
  return { ...(text !== '' && { response: text }), responseTruncated: cut || size > maxStoredBytes }
}

function timingsOf(
  phases: { dns?: number; tcp?: number; tls?: number; firstByte?: number },
  total: number,
): Timings {
  const { dns, tcp, tls, firstByte } = phases
  return {
    ...(dns !== undefined && { dns }),
    ...(tcp !== undefined && { connect: tcp }),
    ...(tls !== undefined && { tls }),
    ...(firstByte !== undefined && { firstByte }),
    total: Math.round(total),
  }
}

const byCode: Record<string, AttemptClass> = {
  EGRESS_BLOCKED: 'egress_blocked',
  ENOTFOUND: 'dns_error',
  ENODATA: 'dns_error',
  EAI_AGAIN: 'dns_error',
  ETIMEOUT: 'dns_error',
  ESERVFAIL: 'dns_error',
  EREFUSED: 'dns_error',
  EBADNAME: 'dns_error',
  EPROTO: 'tls_error',
}

/** These texts reveal no addresses. */
const texts: Partial<Record<AttemptClass, string>> = {
  timeout: 'the receiver did not answer in time',
  dns_error: 'the host name could not be resolved',
  connection_error: 'the connection failed',
  tls_error: 'the TLS connection failed',
  invalid_response: 'the answer is not HTTP',
  egress_blocked: 'the address is not one that webhooks may reach',
}

/** Returns the class of an error from the HTTP client or below, and its text. */
function describeSendError(error: unknown): { class: AttemptClass; error: string } {
  const { name, code, event } = error as { name?: string; code?: string; event?: string }
  const kind =
    name === 'TimeoutError' ? (event === 'lookup' ? 'dns_error' : 'timeout') : classOfCode(code ?? '')
  const detail = code !== undefined && kind !== 'egress_blocked' && kind !== 'timeout' ? ` (${code})` : ''
  return { class: kind, error: `${texts[kind]}${detail}` }
}

function classOfCode(code: string): AttemptClass {
  if (byCode[code]) return byCode[code]
  if (/^HPE_/.test(code)) return 'invalid_response'
  if (/CERT|^ERR_(TLS|SSL)|SELF_SIGNED|^UNABLE_TO|CRL|ALTNAME|HOSTNAME_MISMATCH/.test(code))
    return 'tls_error'
  return 'connection_error'
}
