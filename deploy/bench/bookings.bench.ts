import { type Api, createApi, type Resources } from '@punctual/testing'
import { Pool } from 'undici'
import { anEventType, aroundTheClock, aSchedule } from '../system/fixtures.ts'
import { startBare } from './booking-processes.ts'
import { type BenchRun, interleaved } from './harness.ts'

const connections = 16

/**
 * Bookings per second through the gateway at 16 connections, against a bare route that inserts the
 * same rows.
 */
export async function bookingsBench(run: BenchRun): Promise<void> {
  const { resources } = run
  const counted = run.pick(1_000, 200)
  const warmUp = run.pick(300, 200)
  const [system, bareUrl] = [await run.system('bookings'), await startBare(resources)]
  const ours = new BookingClient(resources, system)
  const bare = new BookingClient(resources, { url: bareUrl, apiKey: 'none' })
  const eventTypeId = await makeEventType(createApi(system.url, system.apiKey))
  await ours.book(warmUp, eventTypeId)
  await bare.book(warmUp, 1)
  const rates = await interleaved(
    run,
    () => ours.book(counted, eventTypeId),
    () => bare.book(counted, 1),
  )
  const name = `bookings a second at ${connections} connections, against a bare route`
  run.report({ name, ...rates, ratio: rates.ours / rates.baseline, target: 0 })
}

let eventTypes = 0

/**
 * Creates an event type whose host is free nearly around the clock.
 * @returns its id
 */
export async function makeEventType(api: Api): Promise<number> {
  const schedule = await aSchedule(api, aroundTheClock)
  eventTypes += 1
  return (await anEventType(api, schedule.id, `bench-${eventTypes}`)).id
}

const perDay = 46
const minutes = 60_000

/** Bookings of all clients by URL, so that those of one system find no time taken. */
const booked = new Map<string, number>()

/** Books consecutive free half hours over all connections in parallel. */
export class BookingClient {
  readonly #url: string
  readonly #pool: Pool
  readonly #headers: Record<string, string>
  readonly #midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 7 * 86_400_000

  constructor(resources: Resources, { url, apiKey }: { url: string; apiKey: string }) {
    this.#url = url
    this.#pool = new Pool(url, { connections, pipelining: 1 })
    this.#headers = {
      authorization: `Bearer ${apiKey}`,
      'svc-api-version': '2024-08-13',
      'content-type': 'application/json',
    }
    resources.teardown(() => this.#pool.close())
  }

  /** Returns bookings per second. */
  async book(count: number, eventTypeId: number): Promise<number> {
    let left = count
    const started = performance.now()
    const work = async () => {
      while (left-- > 0) await this.#bookNext(eventTypeId)
    }
    await Promise.all(Array.from({ length: connections }, work))
    return count / ((performance.now() - started) / 1_000)
  }

  async #bookNext(eventTypeId: number): Promise<void> {
    const number = booked.get(this.#url) ?? 0
    booked.set(this.#url, number + 1)
    const day = Math.floor(number / perDay) * 1440
    const start = new Date(this.#midnight + (day + (number % perDay) * 30) * minutes).toISOString()
    const attendee = { name: 'Ann', email: `ann${number}@example.com`, timeZone: 'Europe/Paris' }
    const { statusCode, body } = await this.#pool.request({
      method: 'POST',
      path: '/v2/bookings',
      headers: this.#headers,
      body: JSON.stringify({ start, eventTypeId, attendee }),
    })
    const text = await body.text()
    if (statusCode !== 201) throw new Error(`${statusCode} ${text}`)
  }
}
