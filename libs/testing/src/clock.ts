import type { Clock } from '@punctual/contracts'

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now: number

  /** @param at ISO 8601 */
  constructor(at = '2026-12-01T08:00:00.000Z') {
    this.#now = instant(at)
  }

  now(): Date {
    return new Date(this.#now)
  }

  /** @param at ISO 8601 */
  set(at: string): void {
    this.#now = instant(at)
  }

  advance(ms: number): void {
    this.#now += ms
  }
}

function instant(text: string): number {
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) throw new Error(`${text} is not an ISO 8601 date-time`)
  return ms
}
