import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Milliseconds in which a person agrees. */
const lifetimeMs = 10 * 60_000

/**
 * Proofs that a plan was shown before it is carried out: each is for one tool and input, ends after
 * a while, and is accepted once.
 */
export class Confirmations {
  readonly #key = randomBytes(32)
  readonly #used = new Set<string>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  issue(tool: string, input: unknown): string {
    const ends = this.#now() + lifetimeMs
    return `${ends.toString(36)}-${this.#sign(tool, input, ends)}`
  }

  /** Returns whether the proof is for this tool and input; it cannot be used again. */
  accept(proof: string, tool: string, input: unknown): boolean {
    const [time = '', signature = ''] = proof.split('-')
    const ends = Number.parseInt(time, 36)
    const expected = Buffer.from(this.#sign(tool, input, ends))
    const given = Buffer.from(signature)
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
    if (!isOurs || ends < this.#now() || this.#used.has(proof)) return false
    this.#used.add(proof)
    return true
  }

  #sign(tool: string, input: unknown, ends: number): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([tool, input, ends]))
      .digest('hex')
      .slice(0, 32)
  }
}
