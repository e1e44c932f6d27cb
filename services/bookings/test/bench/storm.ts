import { randomUUID } from 'node:crypto'
import { openDatabase } from '@punctual/db'
import { newUid } from '@punctual/http'
import { cancelByUid } from '../../src/app/cancel-booking.ts'
import { makeBookings } from '../../src/app/create-bookings.ts'
import { idBlocks } from '../../src/db/id-blocks.ts'
import { manualPayments } from '../../src/payments/payment-opener.ts'
import { aBody, aCheck, aTime } from '../fixtures.ts'

/**
 * Prints the steps per second of clients that book random slots or cancel their bookings, by the
 * transactions of the service. It is a separate program, as services export nothing. Arguments: the
 * database's URL, clients, steps of each, the first slot (ISO 8601), slots.
 */
const [url = '', clients = '64', steps = '40', from = '', slots = '25'] = process.argv.slice(2)
const halfHour = 1_800_000
const db = openDatabase(url, { schema: 'bookings', transactionConnections: Number(clients) })
const takeIds = idBlocks(db)

// Requests are built in advance, so that only the transactions are measured.
const aRequest = aBody()
const checksFrom = (first: number) =>
  Array.from({ length: Number(slots) }, (_, slot) => {
    const start = first + slot * halfHour
    return aCheck({}, aTime(new Date(start).toISOString(), new Date(start + halfHour).toISOString()))
  })
let checks = checksFrom(Date.parse(from) - 86_400_000)

async function book(): Promise<string | undefined> {
  const check = checks[Math.floor(Math.random() * checks.length)] ?? aCheck()
  const uid = newUid()
  const attendee = { name: 'Ann', email: `${randomUUID()}@example.com`, timeZone: 'UTC' }
  const ids = { ...(await takeIds(1)), uid, newRoomUrl: () => 'https://rooms.example.com/storm' }
  const creation = {
    body: { ...aRequest, attendee },
    check,
    ids,
    context: { now: new Date() },
    paymentOpener: manualPayments,
  }
  try {
    await db.transaction((tx) => makeBookings(tx, creation))
    return uid
  } catch (error) {
    if ((error as { code?: string }).code === 'slot_taken') return undefined
    throw error
  }
}

const cancel = (uid: string) =>
  db.transaction((tx) => cancelByUid(tx, uid, {}, { now: new Date() }, () => undefined))

async function client(): Promise<void> {
  const mine: string[] = []
  for (let step = 0; step < Number(steps); step++) {
    const last = mine.length > 0 && Math.random() < 0.5 ? mine.pop() : undefined
    if (last !== undefined) await cancel(last)
    else {
      const uid = await book()
      if (uid !== undefined) mine.push(uid)
    }
  }
  for (const uid of mine) await cancel(uid)
}

const runClients = () => Promise.all(Array.from({ length: Number(clients) }, client))
// Warms up with the slots of another day.
await runClients()
checks = checksFrom(Date.parse(from))
const started = performance.now()
await runClients()
const seconds = (performance.now() - started) / 1_000
await db.close()
console.log(JSON.stringify({ rate: (Number(clients) * Number(steps)) / seconds }))
