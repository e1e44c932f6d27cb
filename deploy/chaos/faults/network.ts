import type { Proxy as TcpProxy } from '@punctual/testing'
import type { FaultKind } from './fault.ts'

const servers = ['postgres', 'nats'] as const

/** A fault of the network between the processes and Postgres or NATS, or both. */
const between =
  (disturb: (proxy: TcpProxy) => void): FaultKind =>
  (ground, draw) => {
    const hit = draw.chance(20) ? servers : [draw.of(servers)]
    return {
      begin: async () => {
        for (const server of hit) disturb(ground.proxies[server])
      },
      end: async () => {
        for (const server of hit) ground.proxies[server].restore()
      },
    }
  }

export const networkFaults: Record<string, FaultKind> = {
  'network cut': between((proxy) => proxy.cut()),
  'network hangs': between((proxy) => proxy.hang()),
  'network slow': between((proxy) => proxy.delay(30)),
  'connections dropped': between((proxy) => proxy.drop()),
  'answers to COMMIT lost': (ground, draw) => {
    const times = 1 + draw.int(20)
    return {
      begin: async () => ground.proxies.postgres.cutAfter('commit', times),
      end: async () => ground.proxies.postgres.restore(),
    }
  },
  'subscriber fails': (ground, draw) => {
    const answer = draw.of([{ status: 500 }, { status: 503 }, { status: 302 }])
    return {
      begin: async () => ground.receiver.respondWith(() => answer),
      end: async () => ground.receiver.respondWith(() => ({})),
    }
  },
  'subscriber hangs': (ground) => ({
    begin: async () => ground.receiver.respondWith(() => new Promise(() => undefined)),
    end: async () => ground.receiver.respondWith(() => ({})),
  }),
}
