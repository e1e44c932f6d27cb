import { connect as connectSocket, type Socket } from 'node:net'
import postgres from 'postgres'
import { forgetPrimary, primaryOf } from './primary.ts'
import { serverUrls } from './server-urls.ts'
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

interface Target {
  host: string[]
  port: number[]
  path?: string | false
}

/**
 * One client is one connection, opened at its first statement and never reopened. The driver's own
 * reconnecting mixes transactions, writes to closed sockets (`reading 'write'`) and keeps
 * half-written buffers. To prevent it, this code supplies the socket and never supplies a second
 * one. Of several servers in the URL, the connection is to the one that can be written.
 */
export function openConnection(url: string, options: ClientOptions): OneConnection {
  const servers = serverUrls(url)
  const timeout = options.connectTimeout ?? usualConnectTimeout
  const primary = servers.length > 1 ? new Primary(url, servers, timeout) : undefined
  let socket: Socket | undefined
  let given = false
  let closed = false
  const giveSocket = async (target: Target): Promise<Socket> => {
    if (closed || given) throw ended()
    given = true
    const { host, port, path } = primary ? await primary.find() : addressOf(target)
    if (closed) throw ended()
    socket = path ? connectSocket(path) : connectSocket({ host, port })
    socket.setNoDelay(true)
    primary?.watch(socket)
    return Object.assign(socket, { host, port })
  }
  const settings: postgres.Options<Record<string, postgres.PostgresType>> & { socket: typeof giveSocket } = {
    socket: giveSocket,
    max: 1,
    types: valueTypes,
    fetch_types: false,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: timeout,
    connection: { TimeZone: 'UTC', ...options.parameters },
    onnotice: () => {},
    onclose: options.onClose,
    ...(options.onNotify && { onnotify: options.onNotify }),
    ...(primary && { onparameter: (name, value) => primary.hear(name, value) }),
  }
  const client: Client = postgres(servers[0] ?? url, settings)
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

const ended = (): Error => Object.assign(new Error('the connection has ended'), { code: 'CONNECTION_ENDED' })

const addressOf = ({ host: [host = 'localhost'], port: [port = 5432], path }: Target) => ({
  host,
  port,
  path,
})

/** The server that one connection of several servers' URL uses. */
class Primary {
  readonly #url: string
  readonly #servers: readonly string[]
  readonly #timeout: number
  #server = ''
  #socket: Socket | undefined
  #isUp = false

  constructor(url: string, servers: readonly string[], timeout: number) {
    this.#url = url
    this.#servers = servers
    this.#timeout = timeout
  }

  async find() {
    this.#server = await primaryOf(this.#url, this.#servers, this.#timeout)
    const { hostname, port } = new URL(this.#server)
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432), path: undefined }
  }

  watch(socket: Socket): void {
    this.#socket = socket
    socket.once('close', () => {
      if (!this.#isUp) void forgetPrimary(this.#url, this.#server)
    })
  }

  /** Hears what a server says about itself once it has accepted the connection. */
  hear(parameter: string, value: string): void {
    this.#isUp = true
    if (parameter !== 'in_hot_standby' || value !== 'on') return
    void forgetPrimary(this.#url, this.#server)
    this.#socket?.destroy(
      Object.assign(new Error('the server has become a standby'), { code: 'CONNECT_STANDBY' }),
    )
  }
}
