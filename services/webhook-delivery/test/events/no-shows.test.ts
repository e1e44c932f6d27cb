import type { BookingSnapshot, RoomParticipant, WebhookTrigger } from '@punctual/contracts'
import { bookingCancelled, bookingCreated, builtInVideoLocation } from '@punctual/contracts'
import { fireDue } from '@punctual/timers'
import t from 'tap'
import { listEvents } from '../../src/db/events-repository.ts'
import { keepRoom } from '../../src/db/rooms-seen.ts'
import type { BookingChange } from '../../src/domain/webhook-event.ts'
import { fireNoShowTimer, noShowPurpose } from '../../src/events/no-show-timers.ts'
import { onBooking } from '../../src/events/on-booking.ts'
import { aBooking, aBookingEvent } from '../fixtures.ts'
import { aRoom, aWebhook, type Room } from '../harness.ts'

const hosts: WebhookTrigger = 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW'
const guests: WebhookTrigger = 'AFTER_GUESTS_SVC_VIDEO_NO_SHOW'
const { uid, hosts: people } = aBooking()
const both = people.flatMap((one) => [one, { ...one, id: 4, email: 'pat@example.com' }])
const at = (time: string) => `2026-12-01T${time}:00.000Z`

async function happens(room: Room, change: BookingChange, booking: Partial<BookingSnapshot> = {}) {
  const definition = change === 'cancelled' ? bookingCancelled : bookingCreated
  const data = { booking: aBooking({ location: builtInVideoLocation, ...booking }) }
  const event = aBookingEvent(definition, data, room.clock.now().toISOString())
  await room.db.transaction((tx) => onBooking(change, room.clock)(tx, event))
}

const comes = (room: Room, version: number, participants: RoomParticipant[]) =>
  room.db.transaction((tx) => keepRoom(tx, { uid, version, participants }, room.clock.now()))

async function timePasses(room: Room, time: string, hears = true) {
  room.clock.set(at(time))
  while (
    (await fireDue({
      ...room,
      fire: async (tx, timer, now) => {
        if (timer.purpose === noShowPurpose) await fireNoShowTimer(tx, timer, now, hears)
      },
    })) > 0
  );
}

const told = async ({ db }: Room) => [
  ...(await db.sql<{ trigger: string; webhook_id: number; payload: Record<string, unknown> }[]>`
    select trigger, webhook_id, payload from webhook_event where trigger like 'AFTER%'
    order by created_at, webhook_id, trigger desc`),
]
const noticed = async ({ db }: Room) =>
  (await db.sql<{ body: string }[]>`select body::text as body from outbox order by pos`).map(
    ({ body }) => JSON.parse(body).data,
  )

t.test('each webhook is told when its own wait is over, of those who had not come by then', async (t) => {
  const room = await aRoom(t)
  const wait = (time: number) => room.db.sql`
    update webhook set time = ${time}, time_unit = 'minute' where subscriber_url like '%ten'`
  const five = await aWebhook(room, 'http://127.0.0.1/five', { triggers: [hosts, guests] })
  const ten = await aWebhook(room, 'http://127.0.0.1/ten', { triggers: [hosts, guests] })
  await wait(10)
  await happens(room, 'created', { hosts: both })
  await comes(room, 1, [{ email: people[0]?.email ?? '', joinedAt: at('08:58') }])
  await timePasses(room, '09:04')
  t.same(await told(room), [])

  await timePasses(room, '09:05')
  t.match(await told(room), [
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
  t.same(await noticed(room), [
    { bookingUid: uid, side: 'hosts', at: at('09:05') },
    { bookingUid: uid, side: 'guests', at: at('09:05') },
  ])

  await happens(room, 'absence-marked', { version: 2, absentHost: true, hosts: both })
  await comes(room, 2, [
    { email: people[0]?.email ?? '', joinedAt: at('08:58') },
    { email: 'ann@home.example', joinedAt: at('09:06') },
  ])
  await timePasses(room, '09:30')
  const later = (await told(room)).slice(2)
  t.match(later, [{ trigger: hosts, webhook_id: ten, payload: { hostEmail: 'pat@example.com' } }])
  t.equal(later.length, 1, 'nothing is said twice')

  const events = await listEvents(room.db, {
    owner: { kind: 'event-type', id: '1', organizationId: 5 },
    ...{ webhookId: ten, triggers: [hosts, guests], after: '00000000-0000-0000-0000-000000000000' },
    ...{ until: room.clock.now(), limit: 10 },
  })
  t.same(
    events.map(({ webhookId }) => webhookId),
    [ten],
    'nobody recovers what another was told',
  )
})

t.test('nobody is missing from what does not take place, elsewhere, or after everybody came', async (t) => {
  const room = await aRoom(t)
  await aWebhook(room, 'http://127.0.0.1/all', { triggers: [hosts, guests] })
  await happens(room, 'created', { location: 'Main St 1' })
  await happens(room, 'created', { uid: 'gonegonegonegonegonego' })
  await happens(room, 'cancelled', { uid: 'gonegonegonegonegonego', version: 2, status: 'cancelled' })
  await timePasses(room, '09:30')
  t.same(await told(room), [])

  const other = await aRoom(t)
  await aWebhook(other, 'http://127.0.0.1/all', { triggers: [hosts, guests] })
  await happens(other, 'created')
  await timePasses(other, '09:00')
  await timePasses(other, '09:06', false)
  t.same(await told(other), [], 'who has come could not be heard')
  await comes(other, 1, [
    { email: 'OLGA@example.com', joinedAt: at('09:01') },
    { email: 'ann@example.com', joinedAt: at('09:05') },
  ])
  await timePasses(other, '09:30')
  t.same(await told(other), [])
  t.same(await noticed(other), [])
})

t.test('a change of the booking while events are not heard costs nobody the notice', async (t) => {
  const room = await aRoom(t)
  const id = await aWebhook(room, 'http://127.0.0.1/all', { triggers: [hosts] })
  await happens(room, 'created')
  await timePasses(room, '09:06', false)
  await happens(room, 'absence-marked', { version: 2, absentHost: true })
  await timePasses(room, '09:07')
  t.match(await told(room), [{ webhook_id: id, payload: { hostEmail: people[0]?.email } }])
})

t.test('a booking that is accepted late is waited for no longer than is left', async (t) => {
  const room = await aRoom(t)
  await aWebhook(room, 'http://127.0.0.1/all', { triggers: [hosts] })
  room.clock.set(at('09:07'))
  await happens(room, 'confirmed')
  await timePasses(room, '09:30')
  t.same(await told(room), [])
})
