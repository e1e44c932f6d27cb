import type { ConnectionOptions } from 'nats'

/** Timeout of a request in milliseconds. */
export const requestTimeout = 5_000

/** Milliseconds between two reconnection attempts, plus up to as much jitter. */
const reconnectPause = 200

/**
 * Returns the options of the NATS client.
 * @param url `nats://[user:password@]host:port`, or several with commas between them; `tls://`
 *   requires encryption
 * @throws TypeError on an invalid URL
 */
export function connectionOptions(url: string, name: string): ConnectionOptions {
  const servers = url.split(',').map((server) => new URL(server.trim()))
  const [first] = servers
  const { username = '', password = '' } = first ?? {}
  return {
    name,
    servers: servers.map(({ host }) => host),
    ...(username && password && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(username && !password && { token: decodeURIComponent(username) }),
    ...(first?.protocol === 'tls:' && { tls: {} }),
    timeout: requestTimeout,
    maxReconnectAttempts: -1,
    reconnectTimeWait: reconnectPause,
    reconnectJitter: reconnectPause,
    ignoreAuthErrorAbort: true,
    pingInterval: 5_000,
    maxPingOut: 2,
    noAsyncTraces: true,
  }
}
