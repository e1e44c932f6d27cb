import type { Socket } from 'node:net'
import { buildConnector } from 'undici'

/** Milliseconds for which an address that refused or ended a connection is tried last. */
const avoidMs = 5_000
/** Milliseconds until all addresses are tried a second time. */
const againAfterMs = 100

interface Address {
  protocol: string
  hostname: string
  host: string
  port: string
  /** By `performance.now()`. */
  avoidedUntil: number
}

/** Returns the origin of the first of one or several URLs with commas between them. */
export const firstOrigin = (urls: string): string => new URL(urls.split(',')[0] ?? '').origin

/**
 * Returns the connector of a pool of connections to one service, which may run at several
 * addresses. Connections go to the addresses in turn, and to the next one where an address refuses;
 * after all have refused, all are tried once more. This is safe for every request, as nothing has
 * been sent. A server that stops ends its connections, so its address is avoided before it stops
 * listening.
 * @param urls URLs with commas between them
 * @param timeoutMs of one attempt to connect
 */
export function connectToAny(urls: string, timeoutMs: number): buildConnector.connector {
  const connect = buildConnector({ timeout: timeoutMs })
  const addresses = urls.split(',').map((url): Address => {
    const { protocol, hostname, host, port } = new URL(url)
    return { protocol, hostname, host, port, avoidedUntil: 0 }
  })
  let turn = 0
  const inTurn = (): Address[] => {
    const first = turn++ % addresses.length
    const rotated = [...addresses.slice(first), ...addresses.slice(0, first)]
    const now = performance.now()
    const isAvoided = ({ avoidedUntil }: Address) => avoidedUntil > now
    return [...rotated.filter((one) => !isAvoided(one)), ...rotated.filter(isAvoided)]
  }
  return (options, callback) => {
    const once = inTurn()
    const attempts = [...once, ...once]
    const attempt = (index: number): void => {
      const address = attempts[index]
      if (!address) return
      const { protocol, hostname, host, port } = address
      const avoid = () => {
        address.avoidedUntil = performance.now() + avoidMs
      }
      const target = {
        ...options,
        protocol,
        hostname,
        host,
        port,
        ...(options.servername && { servername: hostname }),
      }
      connect(target, (...[error, socket]) => {
        if (error === null) {
          const connected = socket as Exclude<typeof socket, null> & Socket
          connected.once('end', avoid)
          return callback(null, connected)
        }
        avoid()
        if (index + 1 === attempts.length) callback(error, null)
        else if (index + 1 === once.length) setTimeout(attempt, againAfterMs, index + 1)
        else attempt(index + 1)
      })
    }
    attempt(0)
  }
}
