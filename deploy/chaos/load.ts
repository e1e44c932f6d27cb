import { type Draw, drawOf, type Json } from '@punctual/testing'
import type { Answer, Caller } from './caller.ts'
import type { Acknowledged, History } from './history.ts'
import type { Host, Scene } from './scene.ts'

const hourMs = 3_600_000
const bookingsVersion = '2024-08-13'

/** One of the clients that book in parallel; only it changes what it has booked. */
class Worker {
  readonly #id: number
  readonly #scene: Scene
  readonly #caller: Caller
  readonly #history: History
  readonly #draw: Draw
  #made = 0

  constructor(id: number, scene: Scene, caller: Caller, history: History, draw: Draw) {
    this.#id = id
    this.#scene = scene
    this.#caller = caller
    this.#history = history
    this.#draw = draw
  }

  /** Makes one call of a drawn kind. */
  async step(): Promise<void> {
    const kind = this.#draw.int(100)
    const live = this.#live()
    const one = live.length > 0 ? this.#draw.of(live) : undefined
    if (kind < 55 || !one) return this.#book()
    if (kind < 70) return this.#cancel(one)
    if (kind < 85) return this.#reschedule(one)
    if (kind < 95) return this.#readSlots(one)
    return this.#changeOwner()
  }

  #live(): Acknowledged[] {
    return [...this.#history.bookings.values()].filter(
      ({ worker, status }) => worker === this.#id && status === 'accepted',
    )
  }

  #someStart(): string {
    return new Date(this.#scene.firstStart + this.#draw.int(this.#scene.starts) * hourMs).toISOString()
  }

  async #book(): Promise<void> {
    const host = this.#draw.int(this.#scene.hosts.length)
    const start = this.#someStart()
    const email = `w${this.#id}.${++this.#made}@example.com`
    const answer = await this.#post('/v2/bookings', {
      eventTypeId: this.#scene.hosts[host]!.eventTypeId,
      start,
      attendee: { name: 'Ann', email, timeZone: 'Europe/Paris' },
    })
    if (answer.status === 201)
      this.#acknowledge({ uid: answer.body.data.uid, host, start, email, status: 'accepted' })
    else this.#expectTaken(answer, 'a booking')
  }

  async #cancel(one: Acknowledged): Promise<void> {
    const answer = await this.#post(`/v2/bookings/${one.uid}/cancel`, { cancellationReason: 'chaos' })
    if (answer.status === 200) one.status = 'cancelled'
    else this.#violated('a cancellation', answer)
  }

  async #reschedule(one: Acknowledged): Promise<void> {
    const start = this.#someStart()
    if (start === one.start) return
    const answer = await this.#post(`/v2/bookings/${one.uid}/reschedule`, { start })
    if (answer.status !== 201) return this.#expectTaken(answer, 'a reschedule')
    one.status = 'cancelled'
    const { host, email, uid: from } = one
    this.#acknowledge({ uid: answer.body.data.uid, host, start, email, status: 'accepted', from })
  }

  /** Slots must reflect each booking that was acknowledged before. */
  async #readSlots({ host, uid, start }: Acknowledged): Promise<void> {
    const day = start.slice(0, 10)
    const query = `eventTypeId=${this.#scene.hosts[host]!.eventTypeId}&start=${day}&end=${day}`
    const answer = await this.#caller.call(this.#id, 'GET', `/v2/slots?${query}`, { version: '2024-09-04' })
    if (answer.status !== 200) return this.#violated('a list of slots', answer)
    const listed: string[] = Object.values(answer.body.data as Record<string, Json[]>).flatMap((slots) =>
      slots.map((slot) => new Date(slot.start).toISOString()),
    )
    if (listed.includes(start))
      this.#history.violations.push(`slots-reflect-bookings: ${start} is listed but booked as ${uid}`)
  }

  /** Changes what other services have replicas of. */
  async #changeOwner(): Promise<void> {
    const host: Host = this.#draw.of(this.#scene.hosts)
    const name = `Name ${this.#draw.int(1_000)}`
    const answer = this.#draw.chance(50)
      ? await this.#caller.call(this.#id, 'PATCH', '/v2/me', { key: this.#scene.ownerKey, body: { name } })
      : await this.#caller.call(this.#id, 'PATCH', `/v2/event-types/${host.eventTypeId}`, {
          key: host.key,
          version: '2024-06-14',
          body: { title: name },
        })
    if (answer.status !== 200) this.#violated('a change', answer)
  }

  #post(path: string, body: unknown): Promise<Answer> {
    return this.#caller.call(this.#id, 'POST', path, { version: bookingsVersion, body })
  }

  #acknowledge(booking: Omit<Acknowledged, 'worker'>): void {
    this.#history.bookings.set(booking.uid, { ...booking, worker: this.#id })
  }

  #expectTaken(answer: Answer, what: string): void {
    if (answer.status !== 409 || answer.body?.error?.code !== 'slot_taken') this.#violated(what, answer)
  }

  #violated(what: string, { status, body }: Answer): void {
    this.#history.violations.push(
      `answers-are-honest: ${what} got ${status} ${JSON.stringify(body?.error ?? body)}`,
    )
  }
}

/** Starts workers that call until `stop`, which resolves when their last calls have ended. */
export function startLoad(
  scene: Scene,
  caller: Caller,
  history: History,
  options: { workers: number; seed: number },
): { stop(): Promise<void> } {
  let isOver = false
  const running = Array.from({ length: options.workers }, async (_, id) => {
    // Apart from the seeds of the schedule's rounds.
    const draw = drawOf(options.seed * 1_000 + 500 + id)
    const worker = new Worker(id, scene, caller, history, draw)
    while (!isOver) await worker.step()
  })
  return {
    async stop() {
      isOver = true
      await Promise.all(running)
    },
  }
}
