import { roleOf } from '@punctual/db'
import type { Draw, Failpoint, Proxy as TcpProxy } from '@punctual/testing'
import { signal } from '../signals.ts'
import type { FaultKind } from './fault.ts'
import { pidOf, processNames } from './processes.ts'

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

const failpointOf = (draw: Draw): Failpoint => ({
  pieces: 1 + draw.int(300),
  times: 1 + draw.int(3),
  share: draw.of([0, 0.5, 1]),
})

/** Returns the process that opened a connection to Postgres or NATS, which it names there. */
const processOf = (opening: Buffer): string | undefined =>
  processNames.find(
    (name) => opening.includes(`user\0${roleOf(name)}\0`) || opening.includes(`"name":"${name}"`),
  )

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
  'network half-open': (ground, draw) => {
    const direction = draw.of(['to server', 'to client'] as const)
    const which = draw.of(['open', 'all'] as const)
    return between((proxy) => proxy.lose(direction, which))(ground, draw)
  },
  'connection broken between effects': (ground, draw) => {
    const failpoint = failpointOf(draw)
    return between((proxy) => proxy.failAt(failpoint))(ground, draw)
  },
  'process killed between effects': (ground, draw) => {
    const failpoint = failpointOf(draw)
    return between((proxy) =>
      proxy.failAt({
        ...failpoint,
        hit: (opening) => {
          const name = processOf(opening)
          if (name) signal(pidOf(ground, name), 'SIGKILL')
        },
      }),
    )(ground, draw)
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
