import type { Clock } from '@punctual/contracts'

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now: number
  readonly #listeners = new Set<() => void>()

  /** @param at ISO 8601 */
  constructor(at = '2026-12-01T08:00:00.000Z') {
    this.#now = instant(at)
  }

  now(): Date {
    return new Date(this.#now)
  }

  /** @param at ISO 8601 */
  set(at: string): void {
    this.#move(instant(at))
  }

  advance(ms: number): void {
    this.#move(this.#now + ms)
  }

  onMoved(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #move(to: number): void {
    this.#now = to
    for (const listener of this.#listeners) listener()
  }
}

function instant(text: string): number {
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) throw new Error(`${text} is not an ISO 8601 date-time`)
  return ms
}
