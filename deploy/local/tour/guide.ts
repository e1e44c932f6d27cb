import { deadlineFactorOf } from '@punctual/http'
import { ownEnvironment } from '../config.ts'

const longest = 900
const deadlineFactor = deadlineFactorOf(ownEnvironment())

/** Timeouts in milliseconds, extended by DEADLINE_FACTOR like the deadlines of the system. */
export const timeouts = {
  answer: 20_000 * deadlineFactor,
  retries: 60_000 * deadlineFactor,
  arrival: 90_000 * deadlineFactor,
}

/** Returns JSON on one line, truncated. */
export function brief(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)} ... (${text.length} characters)` : text
}

export const say = (text: string): unknown => process.stdout.write(`${text}\n`)

let steps = 0

/** Prints the title of the next step. */
export function step(title: string): void {
  steps++
  say(`\n${steps}. ${title}`)
}

/** @throws Error with the text unless the condition holds */
export function expect(condition: unknown, text: string): asserts condition {
  if (!condition) throw new Error(text)
}

/**
 * Polls until there is an answer.
 * @throws Error when it does not arrive within `timeouts.arrival`, which includes restarts of
 *   killed processes
 */
export async function waitFor<T>(
  what: string,
  ask: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const deadline = performance.now() + timeouts.arrival
  while (performance.now() < deadline) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${what} did not arrive within ${timeouts.arrival / 1000} s`)
}
