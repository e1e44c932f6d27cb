import { connect as connectSocket, type Socket } from 'node:net'
import postgres from 'postgres'
import { arrayOids, valueTypes } from './types.ts'

export type Client = postgres.Sql

export interface ClientOptions {
  /** Run-time parameters of the session: search_path, statement_timeout, ... */
  parameters: Record<string, string>
  /** Timeout of the connection attempt in seconds (5). */
  connectTimeout?: number
  onClose(): void
  onNotify?(channel: string, payload: string): void
}

export interface OneConnection {
  client: Client
  /** Ends the session cleanly: the server is notified. */
  end(): Promise<void>
  /** Closes the socket immediately. */
  destroy(): void
}

/** Seconds. */
const usualConnectTimeout = 5

/**
 * One client is one connection, opened at its first statement and never reopened. The driver's own
 * reconnecting mixes transactions, writes to closed sockets (`reading 'write'`) and keeps
 * half-written buffers. To prevent it, this code supplies the socket and never supplies a second
 * one.
 */
export function openConnection(url: string, options: ClientOptions): OneConnection {
  let socket: Socket | undefined
  let closed = false
  const giveSocket = (target: { host: string[]; port: number[]; path?: string | false }): Socket => {
    if (closed || socket !== undefined) {
      throw Object.assign(new Error('the connection has ended'), { code: 'CONNECTION_ENDED' })
    }
    const host = target.host[0] ?? 'localhost'
    const port = target.port[0] ?? 5432
    socket = target.path ? connectSocket(target.path) : connectSocket({ host, port })
    socket.setNoDelay(true)
    return Object.assign(socket, { host, port })
  }
  const settings: postgres.Options<Record<string, postgres.PostgresType>> & { socket: typeof giveSocket } = {
    socket: giveSocket,
    max: 1,
    types: valueTypes,
    fetch_types: false,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: options.connectTimeout ?? usualConnectTimeout,
    connection: { TimeZone: 'UTC', ...options.parameters },
    onnotice: () => {},
    onclose: options.onClose,
    ...(options.onNotify && { onnotify: options.onNotify }),
  }
  const client: Client = postgres(url, settings)
  const { shared } = client.options as unknown as { shared: { typeArrayMap: Record<number, number> } }
  Object.assign(shared.typeArrayMap, arrayOids)
  return {
    client,
    end: () => client.end({ timeout: 5 }),
    destroy() {
      closed = true
      socket?.destroy()
      client.end({ timeout: 0 }).catch(() => {})
    },
  }
}
