import { randomUUID } from 'node:crypto'
import { type BookingSnapshot, bookingCreated } from '@punctual/contracts'
import { type Database, insertEvents, openDatabase, serviceUrl } from '@punctual/db'
import { createApi, type Resources, until } from '@punctual/testing'
import { dataOf } from '../system/fixtures.ts'
import type { RunningSystem } from './booking-processes.ts'
import { BookingClient, makeEventType } from './bookings.bench.ts'

const perTransaction = 100

/** A booking whose event the benches repeat under other uids, without the work of booking. */
export interface RepeatedBooking {
  /** The database of bookings. */
  db: Database
  /** Returns the next event, for `insertEvents` or `appendEvent`. */
  next(): {
    uid: string
    event: {
      subject: string
      version: number
      organizationId: number
      at: Date
      data: { booking: BookingSnapshot }
    }
  }
  /** Writes that many events, a hundred with each transaction. */
  write(count: number): Promise<void>
  /** Creates a webhook for such events. */
  subscribe(subscriberUrl: string): Promise<unknown>
}

/** Books once over HTTP. */
export async function repeatedBooking(resources: Resources, system: RunningSystem): Promise<RepeatedBooking> {
  const api = createApi(system.url, system.apiKey)
  const eventTypeId = await makeEventType(api)
  await new BookingClient(resources, system).book(1, eventTypeId)
  const db = openDatabase(serviceUrl(system.databaseUrl, 'bookings'), { schema: 'bookings' })
  resources.teardown(() => db.close())
  const [logged] = await until(async () => {
    const rows = await db.sql<{ body: string }[]>`
      select body from event_log where type = ${bookingCreated.type}
        and body::jsonb #>> '{data,booking,eventType,id}' = ${String(eventTypeId)}`
    return rows.length > 0 && rows
  })
  const { booking } = (JSON.parse(logged?.body ?? '') as { data: { booking: BookingSnapshot } }).data
  const { organizationId } = system
  const next = () => {
    const uid = randomUUID()
    const data = { booking: { ...booking, uid } }
    return { uid, event: { subject: uid, version: 1, organizationId, at: new Date(), data } }
  }
  return {
    db,
    next,
    async write(count) {
      for (let left = count; left > 0; left -= perTransaction) {
        const events = Array.from({ length: Math.min(left, perTransaction) }, () => ({
          definition: bookingCreated,
          event: next().event,
        }))
        await db.transaction((tx) => insertEvents(tx, events))
      }
    },
    subscribe: (subscriberUrl) =>
      dataOf(
        api('POST', `/v2/event-types/${eventTypeId}/webhooks`, {
          body: { subscriberUrl, triggers: ['BOOKING_CREATED'], active: true },
        }),
      ),
  }
}
