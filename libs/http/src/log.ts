import type { Tracing } from '@punctual/tracing'
import { type DestinationStream, type Logger, pino, symbols } from 'pino'

export type Log = Logger

/** Names of headers and fields that carry a credential: never logged, at any depth. */
const secrets = [
  'authorization',
  'cookie',
  'apiKey',
  'secret',
  'password',
  '["x-svc-secret-key"]',
  '["x-svc-context"]',
  '["x-svc-issuer"]',
  '["idempotency-key"]',
]
const at = (place: string, secret: string): string =>
  secret.startsWith('[') ? place + secret : `${place}.${secret}`
const places = ['*', '*.headers', 'headers', 'err.options.headers']

/**
 * Creates a log of JSON lines with an ISO time; credentials are removed (docs/domain.md#secrets).
 */
export function createLog(name: string, level = 'info', destination?: DestinationStream): Log {
  return pino(
    {
      name,
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secrets.flatMap((secret) => [secret, ...places.map((place) => at(place, secret))]),
        censor: '[redacted]',
      },
    },
    // Synchronous, so that the last lines of an ending process are neither lost nor out of order.
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}

/** Returns a log that adds the ids of the running span to its lines. */
export function withTraceIds(log: Log, tracing: Tracing): Log {
  const child = log.child({})
  return Object.assign(child, { [symbols.mixinSym]: () => tracing.ids() })
}

/** An API key, complete or almost complete. */
const apiKey = /svc_[0-9a-z]{16,}/i
const redacted = '[redacted]'

/**
 * Returns the request's path and query without credentials in any encoding: values of `apiKey`, and
 * anything that looks like an API key.
 */
export function scrubUrl(url: string): string {
  if (!/%|apikey|hosttoken|svc_/i.test(url)) return url
  const queryAt = url.indexOf('?')
  const path = queryAt < 0 ? url : url.slice(0, queryAt)
  const scrub = (piece: string) => (apiKey.test(decoded(piece)) ? redacted : piece)
  const scrubbed = path.split('/').map(scrub).join('/')
  if (queryAt < 0) return scrubbed
  const pairs = url.slice(queryAt + 1).split('&')
  return `${scrubbed}?${pairs.map((pair) => scrubPair(pair, scrub)).join('&')}`
}

function scrubPair(pair: string, scrub: (piece: string) => string): string {
  const equalsAt = pair.indexOf('=')
  if (equalsAt < 0) return scrub(pair)
  const name = pair.slice(0, equalsAt)
  const isKey = /^\s*(apikey|hosttoken)\b/i.test(decoded(name))
  return `${scrub(name)}=${isKey ? redacted : scrub(pair.slice(equalsAt + 1))}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
}
