import type { BookingSnapshot, RoomParticipant, WebhookTrigger } from '@punctual/contracts'
import { bookingCancelled, bookingCreated, builtInVideoLocation } from '@punctual/contracts'
import { fireDue } from '@punctual/timers'
import t from 'tap'
import { fireNoShowTimer, noShowPurpose } from '../../src/app/no-show-timers.ts'
import { keepRoom } from '../../src/db/bookings-seen.ts'
import { listEvents } from '../../src/db/events-repository.ts'
import type { BookingChange } from '../../src/domain/webhook-event.ts'
import { onBookings } from '../../src/events/consume.ts'
import { aBooking, aBookingEvent } from '../fixtures.ts'
import { aHarness, aWebhook, type Harness } from '../harness.ts'

const hosts: WebhookTrigger = 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW'
const guests: WebhookTrigger = 'AFTER_GUESTS_SVC_VIDEO_NO_SHOW'
const { uid, hosts: people } = aBooking()
const both = people.flatMap((one) => [one, { ...one, id: 4, email: 'pat@example.com' }])
const at = (time: string) => `2026-12-01T${time}:00.000Z`

async function happens(harness: Harness, change: BookingChange, booking: Partial<BookingSnapshot> = {}) {
  const definition = change === 'cancelled' ? bookingCancelled : bookingCreated
  const data = { booking: aBooking({ location: builtInVideoLocation, ...booking }) }
  const event = aBookingEvent(definition, data, harness.clock.now().toISOString())
  const type = `bookings.booking.${change}`
  await harness.db.transaction((tx) => onBookings(harness.clock)(tx, [{ ...event, type }]))
}

const comes = (harness: Harness, version: number, participants: RoomParticipant[]) =>
  harness.db.transaction((tx) => keepRoom(tx, { uid, version, participants }, harness.clock.now()))

async function timePasses(harness: Harness, time: string, hears = true) {
  harness.clock.set(at(time))
  while (
    (await fireDue({
      ...harness,
      fire: async (tx, timer, now) => {
        if (timer.purpose === noShowPurpose) await fireNoShowTimer(tx, timer, now, hears)
      },
    })) > 0
  );
}

const sentEvents = async ({ db }: Harness) => [
  ...(await db.sql<{ trigger: string; webhook_id: number; payload: Record<string, unknown> }[]>`
    select trigger, webhook_id, payload from webhook_event where trigger like 'AFTER%'
    order by created_at, webhook_id, trigger desc`),
]
const noticed = async ({ db }: Harness) =>
  (await db.sql<{ body: string }[]>`select body::text as body from outbox order by pos`).map(
    ({ body }) => JSON.parse(body).data,
  )

t.test('each webhook gets, after its own wait, the people who have not joined by then', async (t) => {
  const harness = await aHarness(t)
  const wait = (time: number) => harness.db.sql`
    update webhook set time = ${time}, time_unit = 'minute' where subscriber_url like '%ten'`
  const five = await aWebhook(harness, 'http://127.0.0.1/five', { triggers: [hosts, guests] })
  const ten = await aWebhook(harness, 'http://127.0.0.1/ten', { triggers: [hosts, guests] })
  await wait(10)
  await happens(harness, 'created', { hosts: both })
  await comes(harness, 1, [{ email: people[0]?.email ?? '', joinedAt: at('08:58') }])
  await timePasses(harness, '09:04')
  t.same(await sentEvents(harness), [])

  await timePasses(harness, '09:05')
  t.match(await sentEvents(harness), [
    {
      trigger: hosts,
      webhook_id: five,
      payload: {
        bookingUid: uid,
        startTime: at('09:00'),
        hostEmail: 'pat@example.com',
        noShowHost: true,
        participants: [{ email: people[0]?.email }],
        attendees: [{ email: 'ann@example.com' }],
        eventType: { slug: 'intro' },
        webhook: { id: five, time: 5, timeUnit: 'minute' },
        message: `pat@example.com had not joined by ${at('09:05')}`,
      },
    },
    { trigger: guests, webhook_id: five, payload: { guests: [{ email: 'ann@example.com' }] } },
  ])
  t.same(await noticed(harness), [
    { bookingUid: uid, side: 'hosts', at: at('09:05') },
    { bookingUid: uid, side: 'guests', at: at('09:05') },
  ])

  await happens(harness, 'absence-marked', { version: 2, absentHost: true, hosts: both })
  await comes(harness, 2, [
    { email: people[0]?.email ?? '', joinedAt: at('08:58') },
    { email: 'ann@home.example', joinedAt: at('09:06') },
  ])
  await timePasses(harness, '09:30')
  const later = (await sentEvents(harness)).slice(2)
  t.match(later, [{ trigger: hosts, webhook_id: ten, payload: { hostEmail: 'pat@example.com' } }])
  t.equal(later.length, 1, 'no event is sent twice')

  const events = await listEvents(harness.db, {
    owner: { kind: 'event-type', id: '1', organizationId: 5 },
    webhookId: ten,
    triggers: [hosts, guests],
    after: '00000000-0000-0000-0000-000000000000',
    until: harness.clock.now(),
    limit: 10,
  })
  t.same(
    events.map(({ webhookId }) => webhookId),
    [ten],
    'no webhook recovers the events of another',
  )
})

t.test(
  'no absence for a cancelled or moved booking, another location, or when all have joined',
  async (t) => {
    const harness = await aHarness(t)
    await aWebhook(harness, 'http://127.0.0.1/all', { triggers: [hosts, guests] })
    await happens(harness, 'created', { location: 'Main St 1' })
    await happens(harness, 'created', { uid: 'gonegonegonegonegonego' })
    await happens(harness, 'cancelled', { uid: 'gonegonegonegonegonego', version: 2, status: 'cancelled' })
    await timePasses(harness, '09:30')
    t.same(await sentEvents(harness), [])

    const other = await aHarness(t)
    await aWebhook(other, 'http://127.0.0.1/all', { triggers: [hosts, guests] })
    await happens(other, 'created')
    await timePasses(other, '09:00')
    await timePasses(other, '09:06', false)
    t.same(await sentEvents(other), [], 'participants were unknown while the bus was away')
    await comes(other, 1, [
      { email: 'OLGA@example.com', joinedAt: at('09:01') },
      { email: 'ann@example.com', joinedAt: at('09:05') },
    ])
    await timePasses(other, '09:30')
    t.same(await sentEvents(other), [])
    t.same(await noticed(other), [])
  },
)

t.test('a change of the booking while the bus is away does not lose the event', async (t) => {
  const harness = await aHarness(t)
  const id = await aWebhook(harness, 'http://127.0.0.1/all', { triggers: [hosts] })
  await happens(harness, 'created')
  await timePasses(harness, '09:06', false)
  await happens(harness, 'absence-marked', { version: 2, absentHost: true })
  await timePasses(harness, '09:07')
  t.match(await sentEvents(harness), [{ webhook_id: id, payload: { hostEmail: people[0]?.email } }])
})

t.test('a booking accepted late has only the waits that are not over', async (t) => {
  const harness = await aHarness(t)
  await aWebhook(harness, 'http://127.0.0.1/all', { triggers: [hosts] })
  harness.clock.set(at('09:07'))
  await happens(harness, 'confirmed')
  await timePasses(harness, '09:30')
  t.same(await sentEvents(harness), [])
})
