import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@punctual/contracts'
import type { Message } from '@punctual/servers'
import { createApi, fileTimeoutMs, type Json, startReceiver, until } from '@punctual/testing'
import t from 'tap'
import { processNamed, startLocal, untilReady } from '../local/test/running.ts'
import { anEventType, aroundTheClock, aSchedule, aWebhook, aWorkflow, dataOf } from './fixtures.ts'
import { startProviders, testKilledCalls } from './killed-calls.ts'
import { retryingApi } from './retrying-api.ts'
import { isGenuine, receivedEvents } from './subscriber.ts'

// Each process of a whole system is killed once, in the middle of bookings.

t.setTimeout(fileTimeoutMs)

/** Parts of the command lines, by the supervisor's names. */
const targets = {
  identity: 'identity/src/server.mjs',
  scheduling: 'scheduling/src/server.mjs',
  bookings: 'bookings/src/server.mjs',
  automation: 'automation/src/server.mjs',
  'webhook-delivery': 'webhook-delivery/src/server.mjs',
  gateway: 'gateway/src/server.mjs',
  nats: 'nats.conf',
  postgres: 'bin/postgres -D',
}
const slotsPerRound = 4
const hour = 3_600_000
const secret = 'a secret between the two of us'
const subject = 'Welcome to the intro'

const dataDir = join(tmpdir(), `punctual-kill-${process.pid}`)
t.teardown(() => rm(dataDir, { recursive: true, force: true }))

const providers = await startProviders(t)
const system = startLocal(t, dataDir, {
  ...providers.env,
  RATE_LIMIT_API_KEY: '1000000',
  RATE_LIMIT_ANONYMOUS: '1000000',
  WEBHOOK_RETRY_SCHEDULE: '1s,1s,2s,5s,5s',
})
const { apiKey, baseUrl, inboxUrl } = await untilReady(system, dataDir)
const { api, met } = retryingApi(createApi(baseUrl, apiKey))

const schedule = await aSchedule(api, aroundTheClock)
const eventType = await anEventType(api, schedule.id, 'kill')
const receiver = await startReceiver(t)
await aWebhook(api, eventType.id, receiver.url, secret, ['BOOKING_CREATED'])
await aWorkflow(api, eventType.id, { type: 'newEvent' }, subject)

const firstStart = Math.ceil(systemClock.now().getTime() / hour) * hour + 24 * hour
const starts = Object.keys(targets).map((_, round) =>
  Array.from({ length: slotsPerRound }, (_, slot) =>
    new Date(firstStart + (round * slotsPerRound + slot) * hour).toISOString(),
  ),
)
/** Bookings answered with 201, by uid. */
const acknowledged = new Map<string, Json>()
/** Attendees whose slot was already taken. */
const refused: string[] = []

async function book(start: string, email: string): Promise<void> {
  const { status, body } = await api('POST', '/v2/bookings', {
    body: { eventTypeId: eventType.id, start, attendee: { name: 'Ann', email, timeZone: 'Europe/Paris' } },
  })
  if (status === 201) acknowledged.set(body.data.uid, body.data)
  else if (status === 409 && body.error.code === 'slot_taken') refused.push(email)
  else throw new Error(`${status} ${JSON.stringify(body)}`)
}

const attendeesOf = (start: string): string[] =>
  ['one', 'two'].map((who) => `${who}.${Date.parse(start)}@example.com`)

const messagesTo = async (address: string): Promise<Message[]> => {
  const answer = await fetch(`${inboxUrl}/messages?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as Message[]
}

async function processOf(name: keyof typeof targets): Promise<number> {
  const pid = await processNamed(dataDir, targets[name])
  if (!pid) throw new Error(`No process of ${name}`)
  return pid
}

const freeze = async (name: keyof typeof targets): Promise<void> => {
  process.kill(await processOf(name), 'SIGSTOP')
}

/** Kills a process, and waits for the next one of that name. */
async function kill(name: keyof typeof targets): Promise<void> {
  const mark = targets[name]
  const pid = await processOf(name)
  process.kill(pid, 'SIGKILL')
  await until(() => system.said().includes(`${name} ended: signal SIGKILL`), { describe: system.said })
  await until(async () => ((await processNamed(dataDir, mark)) ?? pid) !== pid, { describe: system.said })
}

for (const [round, name] of (Object.keys(targets) as (keyof typeof targets)[]).entries())
  t.test(`every slot gets one attendee although ${name} is killed`, async (t) => {
    const before = acknowledged.size
    const roundStarts = starts[round] ?? []
    const booked = Promise.all(
      roundStarts.flatMap((start) => attendeesOf(start).map((email) => book(start, email))),
    )
    // The first request is done, the others are running.
    await Promise.race([booked, until(() => acknowledged.size > before)])
    await Promise.all([kill(name), booked])
    // Requests after the kill are answered as well.
    await dataOf(api('GET', '/v2/me'))
    t.equal(acknowledged.size - before, roundStarts.length)
  })

t.test('every acknowledged booking exists once, and no other', async (t) => {
  const list = await dataOf(api('GET', `/v2/bookings?eventTypeIds=${eventType.id}&take=250`))
  const byStart = (one: Json, other: Json) => Date.parse(one.start) - Date.parse(other.start)
  const sorted: Json[] = list.toSorted(byStart)
  t.strictSame(
    sorted.map(({ start }) => new Date(start).toISOString()),
    starts.flat(),
    'each slot is booked once',
  )
  t.strictSame(sorted.map(({ uid }) => uid).toSorted(), [...acknowledged.keys()].toSorted())
  t.strictSame(
    sorted.map(({ status }) => status),
    starts.flat().map(() => 'accepted'),
  )
  for (const { uid, attendees } of sorted)
    t.equal(attendees[0].email, acknowledged.get(uid)?.attendees[0].email)
  t.equal(refused.length, starts.flat().length, 'every other request was refused')
})

t.test('every webhook arrives signed, and no unexpected one', async (t) => {
  const uids = () => receivedEvents(receiver).map(({ uid }) => uid)
  const missing = () => [...acknowledged.keys()].filter((uid) => !uids().includes(uid))
  await until(() => missing().length === 0, { describe: missing })
  t.strictSame(uids().toSorted(), [...acknowledged.keys()].toSorted())
  t.ok(receivedEvents(receiver).every(({ trigger }) => trigger === 'BOOKING_CREATED'))
  t.strictSame(
    receiver.requests.filter((request) => !isGenuine(request, secret)),
    [],
  )
  t.comment(`${receiver.requests.length} requests for ${acknowledged.size} webhooks`)
})

t.test('every attendee gets the confirmation and the workflow mail, refused ones none', async (t) => {
  for (const { attendees } of acknowledged.values()) {
    const address: string = attendees[0].email
    const subjects = async () => (await messagesTo(address)).map((message) => message.subject)
    await until(
      async () => {
        const got = await subjects()
        return got.includes(subject) && got.some((each) => each !== subject)
      },
      { describe: `both mails to ${address}` },
    )
  }
  for (const address of refused) t.strictSame(await messagesTo(address), [])
})

t.test('a deleted organization keeps no booking although bookings is killed meanwhile', async (t) => {
  const { organizationId } = await dataOf(api('GET', '/v2/me'))
  const path = `/v2/organizations/${organizationId}/organizations`
  const managed = await dataOf(api('POST', path, { body: { name: 'Short-lived' } }))
  const { api: managedApi } = retryingApi(createApi(baseUrl, managed.apiKey))
  const { id: scheduleId } = await aSchedule(managedApi, aroundTheClock)
  const { id: eventTypeId } = await anEventType(managedApi, scheduleId, 'short-lived')
  const uids: string[] = []
  const bookings = Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const start = new Date(firstStart + (100 + index) * hour).toISOString()
      const attendee = { name: 'Ann', email: `ann${index}@example.com`, timeZone: 'UTC' }
      const { status, body } = await api('POST', '/v2/bookings', {
        key: null,
        body: { eventTypeId, start, attendee },
      })
      if (status === 201) uids.push(body.data.uid)
      // The organization, and its event type, may be gone already.
      else t.equal(status, 404, JSON.stringify(body))
    }),
  )
  await until(() => uids.length > 0)
  const pid = await processOf('bookings')
  const deletion = api('DELETE', `${path}/${managed.id}?cancelBookings=true`)
  process.kill(pid, 'SIGKILL')
  t.match(String((await deletion).status), /^(200|404)$/, 'deleted, perhaps by a first try')
  await bookings
  const statuses = async () =>
    (await Promise.all(uids.map((uid) => api('GET', `/v2/bookings/${uid}`, { key: null })))).map(
      ({ body }) => body.data?.status,
    )
  await until(async () => (await statuses()).every((status) => status === 'cancelled'), {
    describe: 'no live booking of the organization',
  })
})

let hours = 200
const nextStart = () => new Date(firstStart + ++hours * hour).toISOString()
t.test('what providers are asked for exists once', (t) =>
  testKilledCalls(t, providers, { api, scheduleId: schedule.id, nextStart, kill, freeze }),
)

t.test('clients got only errors of unavailable components', async (t) => {
  t.comment(`no answer or a passing failure, by status: ${JSON.stringify([...met])}`)
  t.notOk(/Uncaught|unhandled/i.test(system.said()), system.said())
})
