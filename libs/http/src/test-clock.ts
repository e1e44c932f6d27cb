import { randomUUID } from 'node:crypto'
import { type Bus, broadcast, listen } from '@punctual/bus'
import type { Clock } from '@punctual/contracts'
import { pause } from '@punctual/db'
import type { Stoppable } from './deps.ts'
import type { Log } from './log.ts'

/** The channel on which a gateway says how far the time is moved. */
export const testClockChannel = 'testclock'
/** The channel on which a process that starts asks for it; gateways answer. */
export const testClockQuestions = 'testclockquestions'

/** How far the time of the system is ahead of the machine's, in milliseconds. */
export interface TestClockOffset {
  offsetMs: number
}
/** Who asks for the time, or has moved to it. */
export interface TestClockFollower {
  id: string
}

/** Milliseconds of real time that a question waits, and until the next one. */
const timeoutMs = 1_000
const retryMs = 200

/** A clock ahead of another one; it never goes back. */
export class ShiftedClock implements Clock {
  #offsetMs = 0
  readonly #base: Clock
  readonly #listeners = new Set<() => void>()

  constructor(base: Clock) {
    this.#base = base
  }

  get offsetMs(): number {
    return this.#offsetMs
  }

  now(): Date {
    return new Date(this.#base.now().getTime() + this.#offsetMs)
  }

  onMoved(listener: () => void): () => void {
    this.#listeners.add(listener)
    const forget = this.#base.onMoved?.(listener)
    return () => {
      this.#listeners.delete(listener)
      forget?.()
    }
  }

  /** Moves the clock, unless it is there or further. */
  shiftTo(offsetMs: number): void {
    if (offsetMs <= this.#offsetMs) return
    this.#offsetMs = offsetMs
    for (const listener of this.#listeners) listener()
  }
}

/** Moves a clock with those of all other processes, until it is stopped. */
export function followTestClock({ bus, clock, log }: { bus: Bus; clock: ShiftedClock; log: Log }): Stoppable {
  const follower: TestClockFollower = { id: randomUUID() }
  let stopped = false

  /** Asks until a gateway answers: the time may have moved while nothing was heard. */
  async function ask(): Promise<void> {
    let answered = false
    while (!answered && !stopped) {
      const options = { channel: testClockQuestions, message: follower, timeoutMs }
      const confirmed = (answer: unknown): boolean => {
        clock.shiftTo((answer as TestClockOffset).offsetMs)
        answered = true
        return true
      }
      await broadcast(bus, { ...options, confirmed }).catch(() => {})
      if (!answered && !stopped) await pause(retryMs)
    }
  }

  const listener = listen({
    bus,
    channel: testClockChannel,
    heard: (message) => {
      clock.shiftTo((message as TestClockOffset).offsetMs)
      return follower
    },
    changed: (hears) => {
      if (hears) void ask()
    },
    log,
  })
  return {
    async stop() {
      stopped = true
      await listener.stop()
    },
  }
}
