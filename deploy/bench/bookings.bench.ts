import { type Api, createApi, Resources } from '@punctual/testing'
import { Pool } from 'undici'
import { anEventType, aroundTheClock, aSchedule } from '../system/fixtures.ts'
import { startBare, startSystem } from './booking-processes.ts'
import { type BenchRow, interleaved } from './harness.ts'
import { type ProcessorTime, processorTimeOf } from './processor-time.ts'

const connections = 16
/** Bookings per round; the first ones warm up and are not counted. */
const counted = 1_000
const warmUp = 300

/**
 * Bookings per second through the gateway at 16 connections, against a bare route that inserts the
 * same rows.
 */
export function bookingsBench(): Promise<BenchRow[]> {
  return Resources.during(async (resources) => {
    const [system, bareUrl] = await Promise.all([startSystem(resources), startBare(resources)])
    const ours = new BookingClient(resources, system)
    const bare = new BookingClient(resources, { url: bareUrl, apiKey: 'none' })
    const eventTypeId = await makeEventType(createApi(system.url, system.apiKey))
    await ours.book(warmUp, eventTypeId)
    await bare.book(warmUp, 1)
    const rates = await interleaved(
      () => ours.book(counted, eventTypeId),
      () => bare.book(counted, 1),
    )
    const name = `bookings a second at ${connections} connections, against a bare route`
    return [{ name, ...rates, ratio: rates.ours / rates.baseline, target: 0, cpu: await requestPath() }]
  })
}

/** Processor time of a booking without workers: what the request waits for. */
function requestPath(): Promise<ProcessorTime> {
  return Resources.during(async (resources) => {
    const system = await startSystem(resources, { roles: 'apart' })
    const client = new BookingClient(resources, system)
    const eventTypeId = await makeEventType(createApi(system.url, system.apiKey))
    await client.book(warmUp, eventTypeId)
    return processorTimeOf(system.pids, () => client.book(counted, eventTypeId).then(() => counted))
  })
}

/**
 * Creates an event type whose host is free nearly around the clock.
 * @returns its id
 */
export async function makeEventType(api: Api): Promise<number> {
  const schedule = await aSchedule(api, aroundTheClock)
  return (await anEventType(api, schedule.id, 'bench')).id
}

const perDay = 46
const minutes = 60_000

/** Books consecutive free half hours over all connections in parallel. */
export class BookingClient {
  readonly #pool: Pool
  readonly #headers: Record<string, string>
  readonly #midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 7 * 86_400_000
  #booked = 0

  constructor(resources: Resources, { url, apiKey }: { url: string; apiKey: string }) {
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
    const last = this.#booked + count
    const started = performance.now()
    const work = async () => {
      while (this.#booked < last) await this.#bookNext(eventTypeId)
    }
    await Promise.all(Array.from({ length: connections }, work))
    return count / ((performance.now() - started) / 1_000)
  }

  async #bookNext(eventTypeId: number): Promise<void> {
    const number = this.#booked
    this.#booked += 1
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
