import { Wake } from '@punctual/db'
import { type Loop, repeatWork } from '@punctual/http'
import { type DueKind, dueKinds, nextDue } from '../db/due-work.ts'
import type { SchedulingDeps } from '../deps.ts'
import { repeatBeside } from './repeat-beside.ts'

/** Milliseconds of real time between two looks for work that nothing announced. */
const lookInterval = 5_000
/** Milliseconds after which a kind of work is tried without a look. */
const roundInterval = 60_000

/** A kind of work: does what is due, and resolves to whether more may be. */
export interface DueRounds {
  round(): Promise<boolean>
  /** Logged when a round fails. */
  what: string
}

/**
 * Does work on calendars and meetings when it is due. Each kind has a loop of its own, so that a
 * provider that hangs holds up no other kind, and rounds of one kind run beside a slow one; one
 * statement looks what is due of all kinds.
 */
export function startDueWork(
  { db, clock, log }: Pick<SchedulingDeps, 'db' | 'clock' | 'log'>,
  rounds: Readonly<Partial<Record<DueKind, DueRounds>>>,
): Loop[] {
  const wakes = Object.fromEntries(dueKinds.map((kind) => [kind, new Wake()])) as Record<DueKind, Wake>
  const looks = new Wake()
  const look = async () => {
    const due = await nextDue(db)
    const now = clock.now()
    for (const kind of dueKinds) {
      const left = due[kind] && due[kind].getTime() - now.getTime()
      if (left === null || !rounds[kind]) continue
      if (left <= 0) wakes[kind].call()
      else if (left < lookInterval) looks.callIn(left)
    }
    return false
  }
  const what = 'due work on calendars and meetings could not be found'
  return [
    repeatWork(look, { db, clock, log, work: 'calendars', pause: lookInterval, wake: looks, what }),
    ...dueKinds.flatMap((kind) => {
      const { round, what } = rounds[kind] ?? {}
      return round && what !== undefined
        ? [repeatBeside(round, { pause: roundInterval, log, what, wake: wakes[kind] })]
        : []
    }),
  ]
}
