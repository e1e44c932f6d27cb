import { cp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type JetStreamManager, type NatsConnection } from 'nats'
import type { Ground } from '../ground.ts'
import { signal } from '../signals.ts'
import type { FaultKind } from './fault.ts'

/** Streams of the services' events. */
const streams = ['SVC_IDENTITY', 'SVC_SCHEDULING', 'SVC_BOOKINGS']

/** Does something to the bus, past the proxies. A bus that does not answer stays as it is. */
async function atBus(
  { natsUrl }: Ground,
  work: (manager: JetStreamManager, nats: NatsConnection) => Promise<unknown>,
): Promise<void> {
  const { hostname, port, username, password } = new URL(natsUrl)
  const servers = `${hostname}:${port}`
  try {
    const nats = await connect({ servers, user: username, pass: password, reconnect: false, timeout: 2_000 })
    try {
      await work(await nats.jetstreamManager({ timeout: 2_000 }), nats)
    } finally {
      await nats.close()
    }
  } catch {
    return
  }
}

const folderOf = ({ dataDir }: Ground): string => join(dataDir, 'nats', 'jetstream')

/**
 * Sends a signal to NATS. A server that is just starting is known only by its file; one that is
 * missed would go on without its data.
 */
async function signalNats({ servers, dataDir }: Ground, name: NodeJS.Signals): Promise<void> {
  const noted = Number(await readFile(join(dataDir, 'nats', 'nats.pid'), 'utf8').catch(() => 0))
  for (const pid of new Set([servers.nats.pid(), noted])) signal(pid, name)
}

/** Replaces the files of a NATS that is frozen for it, then killed: it starts with the new ones. */
async function replaceFiles(ground: Ground, replace: (folder: string) => Promise<unknown>): Promise<void> {
  await signalNats(ground, 'SIGSTOP')
  await replace(folderOf(ground)).catch(() => undefined)
  await signalNats(ground, 'SIGKILL')
}

/** Messages that are no events. */
const poison = [
  '{',
  '{"type":"bookings.booking.created"}',
  '{"specversion":"1.0","type":"bookings.booking.cancelled"}',
]

export const busFaults: Record<string, FaultKind> = {
  'JetStream disk full': (ground, draw) => {
    const isKilled = draw.chance(50)
    const kill = () => signalNats(ground, 'SIGKILL')
    return {
      begin: async () => {
        await ground.disks?.nats.fill()
        if (isKilled) await kill()
      },
      end: async () => {
        await ground.disks?.nats.free()
        // A server whose disk was full publishes nothing until it starts again.
        await kill()
      },
    }
  },
  'stream deleted': (ground, draw) => {
    const stream = draw.of(streams)
    return { begin: () => atBus(ground, (manager) => manager.streams.delete(stream)) }
  },
  'consumers deleted': (ground, draw) => {
    const stream = draw.of(streams)
    return {
      begin: () =>
        atBus(ground, async (manager) => {
          for await (const { name } of manager.consumers.list(stream))
            await manager.consumers.delete(stream, name)
        }),
    }
  },
  'messages repeated': (ground, draw) => {
    const stream = draw.of(streams)
    const count = 1 + draw.int(20)
    return {
      begin: () =>
        atBus(ground, async (manager, nats) => {
          const { state } = await manager.streams.info(stream)
          const from = Math.max(state.first_seq, state.last_seq - count)
          for (let seq = from; seq <= state.last_seq; seq++) {
            const { subject, data } = await manager.streams.getMessage(stream, { seq })
            await nats.jetstream().publish(subject, data)
          }
        }),
    }
  },
  'poison published': (ground, draw) => {
    const text = draw.of(poison)
    return {
      begin: () =>
        atBus(ground, (_manager, nats) =>
          nats.jetstream().publish('svc.bookings.p00.poison.booking.created', text),
        ),
    }
  },
  'NATS wiped': (ground) => ({
    begin: () => replaceFiles(ground, (folder) => rm(folder, { recursive: true })),
  }),
  'NATS rolled back': (ground) => {
    const copy = `${folderOf(ground)}.earlier`
    return {
      begin: async () => {
        const pid = ground.servers.nats.pid()
        signal(pid, 'SIGSTOP')
        await rm(copy, { recursive: true, force: true })
        await cp(folderOf(ground), copy, { recursive: true }).catch(() => undefined)
        signal(pid, 'SIGCONT')
      },
      end: () =>
        replaceFiles(ground, async (folder) => {
          await rm(folder, { recursive: true })
          await rename(copy, folder)
        }),
    }
  },
}
