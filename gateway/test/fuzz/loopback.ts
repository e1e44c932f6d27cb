import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { isIP, Socket } from 'node:net'

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** First argument of `Socket.connect`: options, or an array that contains them. */
type Target = { host?: string | undefined; path?: string | undefined }

/**
 * Blocks connections and name look-ups of this process to other machines, as generated URLs can
 * name any host.
 */
export function stayOnLoopback(): void {
  const connect = Socket.prototype.connect as (...args: unknown[]) => Socket
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]): Socket {
    const [first] = Array.isArray(args[0]) ? args[0] : args
    const { host = 'localhost', path }: Target = typeof first === 'object' && first !== null ? first : {}
    if (path !== undefined || isLoopback(host)) return Reflect.apply(connect, this, args)
    process.nextTick(() => this.destroy(refusal('ENETUNREACH', `${host} is another machine`)))
    return this
  } as Socket['connect']
  const lookup = dns.lookup as (...args: unknown[]) => void
  Object.assign(dns, {
    lookup: (...args: unknown[]) => {
      const [host] = args
      if (typeof host === 'string' && isLoopback(host)) return lookup(...args)
      const done = args.at(-1) as (error: Error) => void
      process.nextTick(() => done(refusal('ENOTFOUND', `${host} is not looked up`)))
    },
  })
  for (const method of ['resolve', 'resolve4', 'resolve6'] as const)
    Object.assign(dns.promises.Resolver.prototype, {
      [method]: async (host: string) => {
        throw refusal('ENOTFOUND', `${host} is not looked up`)
      },
    })
  syncBuiltinESMExports()
}

const refusal = (code: string, message: string): Error => Object.assign(new Error(message), { code })
