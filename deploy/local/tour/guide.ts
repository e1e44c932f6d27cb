import { deadlineFactorOf } from '@punctual/http'
import { ownEnvironment } from '../config.ts'

/** Prints what the tour does, and fails it where it must. */

const longest = 900
const deadlineFactor = deadlineFactorOf(ownEnvironment())

/** Milliseconds: longer by DEADLINE_FACTOR, as are the deadlines of the system. */
export const patience = {
  answer: 20_000 * deadlineFactor,
  retries: 60_000 * deadlineFactor,
  arrival: 90_000 * deadlineFactor,
}

/** @returns JSON on one line, cut where it gets long */
export function brief(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)} ... (${text.length} characters)` : text
}

export const say = (text: string): unknown => process.stdout.write(`${text}\n`)

let steps = 0

/** Announces the next step. */
export function step(title: string): void {
  steps++
  say(`\n${steps}. ${title}`)
}

/** @throws Error with the text unless the condition holds */
export function expect(condition: unknown, text: string): asserts condition {
  if (!condition) throw new Error(text)
}

/**
 * Asks until there is an answer.
 * @throws Error naming what did not come in `patience.arrival`: a killed process may take its time to be back
 */
export async function waitFor<T>(
  what: string,
  ask: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const deadline = performance.now() + patience.arrival
  while (performance.now() < deadline) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${what} did not arrive within ${patience.arrival / 1000} s`)
}
