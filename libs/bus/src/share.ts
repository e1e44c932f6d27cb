import { type Database, pause } from '@punctual/db'
import type { LockSession } from './lock-session.ts'

/** Milliseconds between two looks at who takes part. */
const lookInterval = 1_000

export interface Sharing {
  db: Database
  locks: LockSession
  /** Name of the whole, such as that of a lock of `lead`. */
  name: string
  parts: readonly string[]
  /** Runs while this process has the part; must end soon after the signal. */
  work: (part: string, signal: AbortSignal) => Promise<void>
}

/**
 * Does the parts of a whole together with other processes: each part in one process at a time,
 * and as many in each as in the others, one more or less. Parts move within seconds when a process
 * comes or goes. No process does the whole by `lead` meanwhile. Every lock belongs to the
 * connection; losing it aborts the work on all parts.
 */
export async function share(sharing: Sharing, signal: AbortSignal): Promise<void> {
  const { db, locks, name } = sharing
  const key = `${db.schema} ${name}`
  const shared = { shared: true }
  try {
    while (!(await locks.tryLock(key, shared))) {
      await pause(lookInterval / 2, signal)
      if (signal.aborted) return
    }
    try {
      await new Member(sharing, key, AbortSignal.any([signal, locks.lost])).takePart()
    } finally {
      await locks.unlock(key, shared)
    }
  } finally {
    await locks.leave()
  }
}

interface Part {
  stopped: AbortController
  ended: Promise<unknown>
}

/** This process among those that share the parts. */
class Member {
  readonly #sharing: Sharing
  readonly #over: AbortSignal
  readonly #partKeys: Map<string, string>
  readonly #memberKeys: readonly string[]
  readonly #mine = new Map<string, Part>()
  readonly #failed = new AbortController()
  #seat: string | undefined

  constructor(sharing: Sharing, key: string, over: AbortSignal) {
    this.#sharing = sharing
    this.#over = AbortSignal.any([over, this.#failed.signal])
    this.#partKeys = new Map(sharing.parts.map((part) => [part, `${key} ${part}`]))
    this.#memberKeys = sharing.parts.map((_, seat) => `${key} member ${seat}`)
  }

  async takePart(): Promise<void> {
    const { locks } = this.#sharing
    try {
      while (!this.#over.aborted) {
        this.#seat ??= await this.#takeSeat()
        if (this.#seat !== undefined) await this.#balance(this.#seat)
        await pause(lookInterval, this.#over)
      }
    } finally {
      await this.#giveUp([...this.#mine.keys()])
      if (this.#seat !== undefined) await locks.unlock(this.#seat)
    }
    if (this.#failed.signal.aborted) throw this.#failed.signal.reason
  }

  /** There are as many seats as parts; further processes wait for one. */
  async #takeSeat(): Promise<string | undefined> {
    for (const seat of this.#memberKeys) if (await this.#sharing.locks.tryLock(seat)) return seat
    return undefined
  }

  /** Gives up or takes parts, so that this process has its share. */
  async #balance(seat: string): Promise<void> {
    const { locks, parts } = this.#sharing
    const held = await locks.held([...this.#memberKeys, ...this.#partKeys.values()])
    const members = this.#memberKeys.filter((key) => held.has(key))
    const share = shareOf(parts.length, Math.max(1, members.length), Math.max(0, members.indexOf(seat)))
    await this.#giveUp([...this.#mine.keys()].slice(share))
    for (const [part, key] of this.#partKeys) {
      if (this.#mine.size >= share || this.#over.aborted) return
      if (!held.has(key) && (await locks.tryLock(key))) this.#begin(part)
    }
  }

  #begin(part: string): void {
    const stopped = new AbortController()
    const signal = AbortSignal.any([this.#over, stopped.signal])
    const ended = this.#sharing.work(part, signal).catch((error: unknown) => this.#failed.abort(error))
    this.#mine.set(part, { stopped, ended })
  }

  /** Ends the work on these parts before others can take them. */
  async #giveUp(parts: readonly string[]): Promise<void> {
    const ending = parts.flatMap((part) => this.#mine.get(part) ?? [])
    for (const { stopped } of ending) stopped.abort()
    await Promise.all(ending.map(({ ended }) => ended))
    for (const part of parts) {
      this.#mine.delete(part)
      await this.#sharing.locks.unlock(this.#partKeys.get(part) ?? part)
    }
  }
}

/** Returns how many parts the member of that rank gets, from 0. */
export function shareOf(parts: number, members: number, rank: number): number {
  return Math.floor(parts / members) + (rank < parts % members ? 1 : 0)
}
