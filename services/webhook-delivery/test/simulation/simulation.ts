import { ModelServer } from '@punctual/bus/model'
import { appendEvent } from '@punctual/db'
import { aWebhook } from '../harness.ts'
import { findViolations, isAtRest, type Outcome } from './check.ts'
import type { Ground, Safeguard } from './ground.ts'
import { SimulatedProcess, type Surroundings, thingChanged } from './simulated-process.ts'
import { World } from './world.ts'

export interface Verdict {
  seed: number
  violations: string[]
  trace: readonly string[]
}

const subjects = ['a', 'b', 'c']
const processNames = ['one', 'two']
/** Steps of a schedule before its failures stop. */
export const usualSteps = 300
const stepsToRest = 20_000
/** Milliseconds: longer than a lease of a delivery and the patience of the bus. */
const longestLeap = 45_000

export interface ScheduleOptions {
  /** What is switched off. Default: nothing. */
  without?: Safeguard
  /** Default: 300. */
  steps?: number
}

/** Runs the schedule of a seed. */
export async function simulate(
  ground: Ground,
  seed: number,
  { without, steps = usualSteps }: ScheduleOptions = {},
): Promise<Verdict> {
  await ground.reset(without)
  const world = new World(seed, { hasDriver: ground.kind !== 'model' })
  try {
    const simulation = new Simulation(ground, world, without)
    const violations = [...(await simulation.run(steps)), ...ground.problems]
    return { seed, violations, trace: world.trace }
  } finally {
    world.end()
  }
}

class Simulation {
  readonly #world: World
  readonly #server: ModelServer
  readonly #around: Surroundings
  readonly #ground: Ground
  readonly #outcome: Outcome & { written: string[] }
  readonly #processes: SimulatedProcess[] = []
  readonly #versions = new Map<string, number>()
  #started = 0

  constructor(ground: Ground, world: World, without: Safeguard | undefined) {
    const { publisher, sink } = ground
    const { sql: admin } = ground.admin
    this.#ground = ground
    this.#world = world
    const now = () => world.clock.now().getTime()
    this.#server = new ModelServer({ now, keepsSequence: without !== 'sequence' })
    const received: Surroundings['received'] = []
    const server = this.#server
    this.#around = { world, server, publisher, sink, admin, received, ignoresLocks: without === 'locks' }
    this.#outcome = { admin, server, received, written: [] }
  }

  /** @returns what is wrong at the end */
  async run(steps: number): Promise<string[]> {
    const world = this.#world
    await aWebhook({ db: this.#ground.sink, clock: world.clock }, 'https://subscriber.example.com')
    for (const _ of processNames) await this.#startOne()
    for (let step = 0; step < steps; step++) await this.#step()
    world.isFaulty = false
    for (const process of this.#processes) {
      if (process.isFrozen) await process.loseSessions()
      process.isFrozen = false
      process.reconnectBus()
    }
    let isDone = false
    for (let step = 0; step < stepsToRest && !isDone; step++) {
      if (!(await world.happen()) && !(await this.#deliver())) await world.tick()
      if (step % 50 === 0) isDone = await isAtRest(this.#outcome)
    }
    const violations = await findViolations(this.#outcome)
    for (const process of this.#processes) await process.kill()
    return isDone ? violations : [...violations, 'at-rest: something waits for ever']
  }

  async #step(): Promise<void> {
    const world = this.#world
    const { draw } = world
    const kind = draw.int(1_000)
    if (kind < 850) {
      const isDelivery = draw.chance(30)
      if (isDelivery && (await this.#deliver())) return
      if (await world.happen()) return
      if (await this.#deliver()) return
      return world.tick()
    }
    if (kind < 900) return world.tick()
    if (kind < 940) return this.#write()
    if (kind < 950) return this.#repeat()
    if (kind < 965) return this.#notify()
    if (kind < 972) return this.#leap()
    if (kind < 982) return this.#crash()
    if (kind < 990) return this.#freeze()
    if (kind < 998) return this.#cut()
    world.note('the server loses its streams')
    this.#server.wipe()
    return world.settle()
  }

  async #startOne(): Promise<void> {
    const process = new SimulatedProcess(this.#around, `process ${++this.#started}`)
    this.#world.note(`${process.name} starts`)
    this.#processes.push(process)
    await process.start()
    await this.#world.settle()
  }

  async #write(): Promise<void> {
    const { draw, clock } = this.#world
    const { written } = this.#outcome
    const chosen = Array.from({ length: 1 + draw.int(4) }, () => draw.of(subjects))
    const events = chosen.map((subject) => {
      const version = (this.#versions.get(subject) ?? 0) + 1
      this.#versions.set(subject, version)
      return { subject, version, organizationId: 5, data: {}, at: clock.now() }
    })
    const keys = events.map(({ subject, version }) => `${subject}/${version}`)
    this.#world.note(`writes ${keys}`)
    await this.#ground.publisher.transaction(async (tx) => {
      for (const event of events) await appendEvent(tx, thingChanged, event)
    })
    written.push(...keys)
    return this.#world.settle()
  }

  /** @returns whether a message could be delivered */
  async #deliver(): Promise<boolean> {
    const durables = this.#server.durables().filter((durable) => durable.canDeliver())
    if (durables.length === 0) return false
    const durable = this.#world.draw.of(durables)
    this.#world.note(`the server delivers ${durable.deliver()}`)
    await this.#world.settle()
    return true
  }

  async #repeat(): Promise<void> {
    for (const durable of this.#server.durables()) {
      const seq = durable.repeat((below) => this.#world.draw.int(below))
      if (seq !== undefined) this.#world.note(`the server repeats ${seq}`)
    }
    return this.#world.settle()
  }

  async #notify(): Promise<void> {
    const process = this.#world.draw.of(this.#processes)
    this.#world.note(`${process.name} is notified`)
    process.notify()
    return this.#world.settle()
  }

  async #leap(): Promise<void> {
    const ms = this.#world.draw.int(longestLeap)
    this.#world.note(`nothing happens for ${ms} ms`)
    return this.#world.leap(ms)
  }

  async #crash(): Promise<void> {
    const at = this.#world.draw.int(this.#processes.length)
    const [process] = this.#processes.splice(at, 1)
    if (!process) return
    this.#world.note(`${process.name} is killed`)
    await process.kill()
    return this.#startOne()
  }

  /** Freezes a process until Postgres has ended its sessions, or thaws it. */
  async #freeze(): Promise<void> {
    const process = this.#world.draw.of(this.#processes)
    process.isFrozen = !process.isFrozen
    this.#world.note(`${process.name} ${process.isFrozen ? 'freezes' : 'thaws'}`)
    if (process.isFrozen) await process.loseSessions()
    return this.#world.settle()
  }

  async #cut(): Promise<void> {
    const process = this.#world.draw.of(this.#processes)
    this.#world.note(`${process.name} loses its connection to the server`)
    process.cutBus()
    await this.#world.settle()
    process.reconnectBus()
    return this.#world.settle()
  }
}
