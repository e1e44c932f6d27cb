import type { ApiAnswer } from '@punctual/testing'
import { type Rule, rules } from './worlds.ts'

/** Refusals by the rules that lists follow too. */
const refusals = [
  'start_in_past',
  'outside_notice',
  'outside_window',
  'outside_schedule',
  'calendar_busy',
  'booking_limit_reached',
  'slot_taken',
  'booking_full',
] as const
/** A seat has the length of the booking at its start, which is no rule with a code of its own. */
const otherLength = 'other length of a seat'

const operations = [
  'dry run',
  'reservation',
  'reserved booking',
  'booking',
  'reschedule',
  'seat move',
  'reassignment',
  'confirmation',
] as const
export type Operation = (typeof operations)[number]

/** One probe: an operation at a start, and what the lists promised. */
export interface Probe {
  operation: Operation
  start: number
  /** Undefined: the list of another viewer has it, or a list says nothing about it. */
  expected: boolean | undefined
}

function verdictOf({ status, body }: ApiAnswer): string {
  if (status < 300) return 'taken'
  const { code = '', message = '' } = body?.error ?? {}
  return /the length of the booking at this start/.test(message) ? otherLength : code
}

/** Counts probes by operation and by rule. */
export class Tally {
  done = 0
  readonly #byOperation = new Map<Operation, Record<string, number>>()
  readonly #byRule = new Map<Rule, { taken: number; refused: number }>()

  /** Compares an answer with the list. @returns what disagrees, if anything */
  judge({ operation, start, expected }: Probe, answer: ApiAnswer, world: Iterable<Rule>): string | undefined {
    this.done += 1
    const verdict = verdictOf(answer)
    const isTaken = verdict === 'taken'
    const counts = this.#byOperation.get(operation) ?? {}
    this.#byOperation.set(operation, { ...counts, [verdict]: (counts[verdict] ?? 0) + 1 })
    for (const rule of world) {
      const { taken, refused } = this.#byRule.get(rule) ?? { taken: 0, refused: 0 }
      this.#byRule.set(rule, { taken: taken + (isTaken ? 1 : 0), refused: refused + (isTaken ? 0 : 1) })
    }
    const isRuled = isTaken || verdict === otherLength || refusals.some((code) => code === verdict)
    if (isRuled && (expected === undefined || isTaken === expected)) return undefined
    const wanted = expected === undefined ? 'either' : expected ? 'listed' : 'not listed'
    const error = JSON.stringify(answer.body?.error ?? {})
    return `${operation} of ${new Date(start).toISOString()} (${wanted}): ${answer.status} ${error}`
  }

  /** Returns lines with the counts. */
  lines(): string[] {
    return [...this.#byOperation, ...this.#byRule].map(
      ([name, counts]) => `${name}: ${JSON.stringify(counts)}`,
    )
  }

  /** Returns the operations, rules and refusals that no probe reached. */
  missing(): string[] {
    const verdicts = new Set([...this.#byOperation.values()].flatMap((counts) => Object.keys(counts)))
    return [
      ...operations.filter((name) => !this.#byOperation.get(name)?.taken).map((name) => `${name} taken`),
      ...rules.filter((rule) => !this.#byRule.get(rule)?.taken).map((rule) => `${rule}: taken`),
      ...rules.filter((rule) => !this.#byRule.get(rule)?.refused).map((rule) => `${rule}: refused`),
      ...refusals.filter((code) => !verdicts.has(code)),
    ]
  }
}
