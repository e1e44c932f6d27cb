import { serviceNames } from '@punctual/http'
import type { Ground } from '../ground.ts'
import { familyOf, signal } from '../signals.ts'
import type { FaultKind } from './fault.ts'

export const processNames = ['gateway', ...serviceNames]

/** Returns the current id of a process; 0: there is none. */
export const pidOf = (ground: Ground, name: string): number => ground.system.processes()[name] ?? 0

const signalOne =
  (name: NodeJS.Signals): FaultKind =>
  (ground, draw) => {
    const target = draw.of(processNames)
    return { begin: async () => signal(pidOf(ground, target), name) }
  }

/** Stops processes for the time of the fault; a supervisor may have replaced them at its end. */
const freeze = (find: () => Promise<number[]> | number[]) => {
  let pids: number[] = []
  return {
    begin: async () => {
      pids = await find()
      for (const pid of pids) signal(pid, 'SIGSTOP')
    },
    end: async () => {
      for (const pid of pids) signal(pid, 'SIGCONT')
    },
  }
}

/** Faults of processes; the supervisor starts again what has ended. */
export const processFaults: Record<string, FaultKind> = {
  'process killed': signalOne('SIGKILL'),
  'process terminated': signalOne('SIGTERM'),
  'process frozen': (ground, draw) => {
    const target = draw.of(processNames)
    return freeze(() => [pidOf(ground, target)])
  },
  'all services frozen': (ground) => freeze(() => serviceNames.map((name) => pidOf(ground, name))),
  'clock set': (ground, draw) => {
    const target = draw.of(processNames)
    const offsetMs = (1 + draw.int(10)) * 60_000 * (draw.chance(50) ? 1 : -1)
    let pid = 0
    return {
      begin: async () => {
        pid = pidOf(ground, target)
        await ground.clocks.set(pid, offsetMs)
      },
      end: () => ground.clocks.set(pid, 0),
    }
  },
  'all processes killed': (ground) => ({
    begin: async () => {
      for (const name of processNames) signal(pidOf(ground, name), 'SIGKILL')
    },
  }),
  'everything killed': (ground) => ({
    begin: async () => {
      for (const name of processNames) signal(pidOf(ground, name), 'SIGKILL')
      for (const server of Object.values(ground.servers)) signal(server.pid(), 'SIGKILL')
    },
  }),
  'Postgres killed': (ground) => ({
    begin: async () => signal(ground.servers.postgres.pid(), 'SIGKILL'),
  }),
  'Postgres frozen': (ground) => freeze(() => familyOf(ground.servers.postgres.pid())),
  'NATS killed': (ground) => ({ begin: async () => signal(ground.servers.nats.pid(), 'SIGKILL') }),
  'NATS restarted': (ground) => ({ begin: async () => signal(ground.servers.nats.pid(), 'SIGTERM') }),
  'NATS frozen': (ground) => freeze(() => [ground.servers.nats.pid()]),
}
