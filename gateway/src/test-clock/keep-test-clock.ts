import { type Bus, broadcast, listen } from '@punctual/bus'
import type { Database } from '@punctual/db'
import {
  type Log,
  type ShiftedClock,
  type Stoppable,
  type TestClockFollower,
  testClockChannel,
  testClockQuestions,
} from '@punctual/http'

/** Milliseconds of real time to wait for processes that no longer run. */
const timeoutMs = 1_000

/** Moves the time of all processes, and remembers it. */
export interface TestClockKeeper extends Stoppable {
  /** Moves the time ahead by milliseconds, and waits until the processes have followed. */
  advance(ms: number): Promise<void>
}

/**
 * Starts to answer processes that ask for the time.
 * @returns after the clock stands where it stood when the system last ran
 */
export async function keepTestClock({
  db,
  bus,
  clock,
  log,
}: {
  db: Database
  bus: Bus
  clock: ShiftedClock
  log: Log
}): Promise<TestClockKeeper> {
  const followers = new Set<string>()
  const [row] = await db.sql<{ offsetMs: number }[]>`select offset_ms as "offsetMs" from test_clock`
  clock.shiftTo(row?.offsetMs ?? 0)
  const questions = listen({
    bus,
    channel: testClockQuestions,
    heard: (message) => {
      followers.add((message as TestClockFollower).id)
      return { offsetMs: clock.offsetMs }
    },
    changed: () => {},
    log,
  })
  return {
    async advance(ms) {
      const [moved] = await db.sql<{ offsetMs: number }[]>`
        insert into test_clock (offset_ms) values (${ms})
        on conflict (id) do update set offset_ms = test_clock.offset_ms + excluded.offset_ms
        returning offset_ms as "offsetMs"`
      const offsetMs = moved!.offsetMs
      const waiting = new Set(followers)
      await broadcast(bus, {
        channel: testClockChannel,
        message: { offsetMs },
        confirmed: (follower) => {
          waiting.delete((follower as TestClockFollower).id)
          return waiting.size === 0
        },
        timeoutMs,
      })
      clock.shiftTo(offsetMs)
      for (const id of waiting) followers.delete(id)
    },
    stop: () => questions.stop(),
  }
}
