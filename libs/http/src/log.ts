import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Names of headers and fields that carry a credential: never logged, wherever they stand. */
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

/** JSON lines with an ISO time; credentials are cut out (architecture, invariant 7). */
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
    // At once, so that the last words of a process that ends are not lost or out of order.
    destination ?? pino.destination({ dest: 1, sync: true }),
  )
}

/** @returns the request's path and query without the value of `apiKey` */
export function scrubUrl(url: string): string {
  return url.replace(/([?&]apiKey=)[^&#]*/gi, '$1[redacted]')
}
