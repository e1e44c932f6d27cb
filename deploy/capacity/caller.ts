import type { Resources } from '@punctual/testing'
import { Pool } from 'undici'
import type { RunningSystem } from '../bench/booking-processes.ts'

const connections = 16
const minutes = 60_000
const perDay = 46
const bookingsVersion = '2024-08-13'
const slotsVersion = '2024-09-04'

/** Calls of the measured load, over all gateways in turn. */
export class Caller {
  readonly #pools: Pool[]
  readonly #key: string
  readonly #midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 7 * 86_400_000
  #calls = 0
  #booked = 0

  constructor(resources: Resources, { urls, apiKey }: RunningSystem) {
    this.#pools = urls.map((url) => new Pool(url, { connections, pipelining: 1 }))
    this.#key = apiKey
    resources.teardown(() => Promise.all(this.#pools.map((pool) => pool.close())))
  }

  /** Books the next free half hour. @returns the uid */
  async book(eventTypeId: number): Promise<string> {
    const number = this.#booked++
    const minute = Math.floor(number / perDay) * 1440 + (number % perDay) * 30
    const start = new Date(this.#midnight + minute * minutes).toISOString()
    const attendee = { name: 'Ann', email: `ann${number}@example.com`, timeZone: 'Europe/Paris' }
    const body = { start, eventTypeId, attendee }
    const text = await this.#call('POST', '/v2/bookings', bookingsVersion, 201, body)
    return (JSON.parse(text) as { data: { uid: string } }).data.uid
  }

  async read(uid: string): Promise<void> {
    await this.#call('GET', `/v2/bookings/${uid}`, bookingsVersion, 200)
  }

  async slots(query: string): Promise<void> {
    await this.#call('GET', `/v2/slots?${query}`, slotsVersion, 200)
  }

  /** Runs the work that often, over all connections in parallel. */
  async repeat(count: number, work: () => Promise<void>): Promise<void> {
    let left = count
    const run = async () => {
      while (left-- > 0) await work()
    }
    await Promise.all(Array.from({ length: connections }, run))
  }

  async #call(method: 'GET' | 'POST', path: string, version: string, expected: number, body?: object) {
    const pool = this.#pools[this.#calls++ % this.#pools.length]!
    const { statusCode, body: answer } = await pool.request({
      method,
      path,
      headers: {
        authorization: `Bearer ${this.#key}`,
        'svc-api-version': version,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (statusCode !== expected) throw new Error(`${method} ${path}: ${statusCode} ${text}`)
    return text
  }
}
