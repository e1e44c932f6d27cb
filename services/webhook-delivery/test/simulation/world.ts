import { syncBuiltinESMExports } from 'node:module'
import type { Clock } from '@punctual/contracts'
import { type Draw, drawOf } from '@punctual/testing'
import { install } from '@sinonjs/fake-timers'

/** A simulated process. What a dead one has begun never ends. */
export interface Owner {
  readonly name: string
  isAlive: boolean
  /** What it has begun stays under way until it thaws. */
  isFrozen: boolean
}

/** The errors by which an effect can fail before and after it has happened. */
export interface Failures {
  before: () => unknown
  after: () => unknown
}

/** An effect: a statement, a transaction, a message, a request. */
interface Effect {
  owner: Owner
  /** Effects of one channel happen in their order. */
  channel: string
  label: string
  failures: Failures | undefined
  happen: () => unknown
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** Percentages. */
const failing = 4
const beginning = '2026-12-01T08:00:00.000Z'
const realImmediate = setImmediate
const realTimeout = setTimeout

/**
 * Decides from a seed what happens next. Everything else waits: one effect happens at a time, and
 * time passes only from one timer to the next.
 */
export class World {
  readonly draw: Draw
  readonly clock: Clock
  /** What has happened, in order. */
  readonly trace: string[] = []
  /** Whether effects fail. */
  isFaulty = true
  #pending: Effect[] = []
  readonly #timers

  /** @param options.hasDriver whether the driver of Postgres is used, with timers of its own */
  constructor(seed: number, { hasDriver }: { hasDriver: boolean }) {
    this.draw = drawOf(seed)
    this.#timers = install({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
      shouldClearNativeTimers: true,
    })
    const simulated = globalThis.setTimeout
    // Those of the driver of Postgres are no part of the simulation.
    const chosen = (...timer: Parameters<typeof setTimeout>) =>
      /node_modules.postgres/.test(new Error().stack ?? '') ? realTimeout(...timer) : simulated(...timer)
    if (hasDriver) globalThis.setTimeout = chosen as typeof setTimeout
    syncBuiltinESMExports()
    const start = Date.parse(beginning)
    this.clock = { now: () => new Date(start + performance.now()) }
  }

  end(): void {
    this.#timers.uninstall()
    globalThis.setTimeout = realTimeout
    syncBuiltinESMExports()
  }

  /** Puts an effect off until its turn. */
  pass<T>(
    owner: Owner,
    channel: string,
    label: string,
    happen: () => T | PromiseLike<T>,
    failures?: Failures,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (!owner.isAlive) return
      const settle = { resolve: resolve as Effect['resolve'], reject }
      this.#pending.push({ owner, channel: `${owner.name} ${channel}`, label, happen, failures, ...settle })
    })
  }

  /** Forgets what a process has begun. */
  forget(owner: Owner): void {
    this.#pending = this.#pending.filter((effect) => effect.owner !== owner)
  }

  /** Fails what is under way in a channel. */
  failAll(owner: Owner, channel: string, error: () => unknown): void {
    const ended = this.#pending.filter((effect) => effect.channel === `${owner.name} ${channel}`)
    this.#pending = this.#pending.filter((effect) => !ended.includes(effect))
    for (const effect of ended) effect.reject(error())
  }

  /** Lets one effect happen. @returns whether there was one */
  async happen(): Promise<boolean> {
    const heads = new Map<string, Effect>()
    for (const effect of this.#pending)
      if (!effect.owner.isFrozen && !heads.has(effect.channel)) heads.set(effect.channel, effect)
    if (heads.size === 0) return false
    const effect = this.draw.of([...heads.values()])
    this.#pending.splice(this.#pending.indexOf(effect), 1)
    const { owner, label, failures, happen, resolve, reject } = effect
    const fails = this.isFaulty && failures !== undefined && this.draw.chance(failing)
    const isBefore = fails && this.draw.chance(50)
    this.note(`${owner.name}: ${label}${fails ? (isBefore ? ' lost' : ' unanswered') : ''}`)
    try {
      if (isBefore) throw await failures.before()
      const value = await happen()
      if (fails) throw await failures.after()
      resolve(value)
    } catch (error) {
      reject(error)
    }
    await this.settle()
    return true
  }

  /** Lets time pass up to the next timer. */
  async tick(): Promise<void> {
    this.#timers.next()
    await this.settle()
  }

  /** Lets so many milliseconds pass, with all timers in them. */
  async leap(ms: number): Promise<void> {
    const until = performance.now() + ms
    while (performance.now() < until && this.#timers.countTimers() > 0) await this.tick()
  }

  note(line: string): void {
    this.trace.push(`${Math.round(performance.now())} ${line}`)
  }

  /** Waits until all code waits for an effect or a timer. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) await new Promise<void>((resolve) => realImmediate(resolve))
  }
}
