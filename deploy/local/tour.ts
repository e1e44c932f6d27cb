import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, systemClock } from '@punctual/contracts'
import { readCommandLine } from '@punctual/http'
import type { Bootstrap } from './bootstrap.ts'
import { localConfig } from './config.ts'
import { createApi } from './tour/api.ts'
import { expect, say, step } from './tour/guide.ts'
import { openMailbox } from './tour/mailbox.ts'
import { startSubscriber } from './tour/subscriber.ts'

// The program of `npm run tour`: plays a user and a subscriber against a running `npm start`.

readCommandLine(
  `Usage: npm run tour
Plays a user and a subscriber against a running npm start, and prints every step.`,
  {},
)

const day = 86_400_000

async function readBootstrap(): Promise<Bootstrap> {
  const file = join(localConfig().dataDir, 'bootstrap.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is not there: run npm start first, and leave it running`)
  })
  return JSON.parse(text)
}

/** Long because it is one story, told step by step. */
async function tour(clock: Clock): Promise<void> {
  const { baseUrl, apiKey, inboxUrl } = await readBootstrap()
  expect(inboxUrl, 'The tour reads mail from the developer inbox, which SMTP_URL switches off')
  const call = createApi(baseUrl, apiKey)
  const mailbox = openMailbox(inboxUrl)
  const subscriber = await startSubscriber(randomBytes(24).toString('hex'))
  const mark = randomBytes(4).toString('hex')
  const attendee = {
    name: 'Ann Attendee',
    email: `ann-${mark}@example.com`,
    timeZone: 'Europe/Berlin',
    language: 'en',
  }
  const guest = { name: 'Gus Guest', email: `gus-${mark}@example.com` }

  step('Who am I')
  const me = await call('GET', '/v2/me')

  step('A schedule')
  const schedule = await call('POST', '/v2/schedules', {
    name: `Tour ${mark}`,
    timeZone: 'Europe/Berlin',
    isDefault: false,
    availability: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        startTime: '09:00',
        endTime: '17:00',
      },
    ],
  })

  step('An event type that uses it')
  const eventType = await call('POST', '/v2/event-types', {
    title: `Tour ${mark}`,
    slug: `tour-${mark}`,
    lengthInMinutes: 30,
    scheduleId: schedule.id,
    locations: [{ type: 'address', address: 'Main Street 1', public: true }],
  })

  step('A webhook on it')
  await call('POST', `/v2/event-types/${eventType.id}/webhooks`, {
    subscriberUrl: subscriber.url,
    triggers: ['BOOKING_CREATED', 'BOOKING_RESCHEDULED', 'BOOKING_CANCELLED'],
    active: true,
    secret: subscriber.secret,
  })

  step('A workflow that mails the attendee')
  const note = `Looking forward to it ${mark}`
  await call('POST', '/v2/workflows', {
    name: `Tour ${mark}`,
    activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [eventType.id] },
    trigger: { type: 'newEvent' },
    steps: [
      {
        stepNumber: 1,
        action: 'email_attendee',
        recipient: 'attendee',
        template: 'custom',
        sender: 'Punctual',
        includeCalendarEvent: true,
        message: { subject: note, html: '<p>See you at {EVENT_NAME}, {ATTENDEE}.</p>' },
      },
    ],
  })

  step('The slots of the next two weeks')
  const date = (days: number) => new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10)
  const query = `eventTypeId=${eventType.id}&start=${date(2)}&end=${date(14)}&timeZone=Europe/Berlin`
  const slots: { start: string }[] = Object.values(await call('GET', `/v2/slots?${query}`)).flat() as never
  const [first, second] = slots
  expect(first && second, 'There are fewer than two slots in two weeks')

  step('A booking; its webhook and its mails')
  const booking = await call('POST', '/v2/bookings', {
    eventTypeId: eventType.id,
    start: utc(first.start),
    attendee,
  })
  expect(booking.status === 'accepted', `The booking is ${booking.status}`)
  expect(booking.hosts[0].email === me.email, 'The booking is not hosted by its owner')
  await subscriber.expectWebhook('BOOKING_CREATED', booking.uid)
  await mailbox.expectMail(attendee.email, 'the confirmation', ({ subject }) => subject !== note)
  await mailbox.expectMail(attendee.email, "the workflow's", ({ subject }) => subject === note)

  step('The slot is gone')
  const left: { start: string }[] = Object.values(await call('GET', `/v2/slots?${query}`)).flat() as never
  expect(!left.some(({ start }) => start === first.start), 'The booked slot is still listed')

  step('Rescheduled')
  const moved = await call('POST', `/v2/bookings/${booking.uid}/reschedule`, {
    start: utc(second.start),
    reschedulingReason: 'Later suits me better',
  })
  expect(moved.rescheduledFromUid === booking.uid, 'The new booking does not name the old one')
  const payload = await subscriber.expectWebhook('BOOKING_RESCHEDULED', moved.uid)
  expect(payload.rescheduleUid === booking.uid, 'The webhook does not name the old booking')

  step('A guest added: no webhook, but a mail')
  const joined = await call('POST', `/v2/bookings/${moved.uid}/guests`, { guests: [guest] })
  expect(joined.guests?.includes(guest.email), 'The guest is not in the booking')
  await mailbox.expectMail(guest.email, 'the invitation', () => true)

  step('Cancelled')
  const cancelled = await call('POST', `/v2/bookings/${moved.uid}/cancel`, {
    cancellationReason: 'The tour ends here',
  })
  expect(cancelled.status === 'cancelled', `The booking is ${cancelled.status}`)
  await subscriber.expectWebhook('BOOKING_CANCELLED', moved.uid)
  await mailbox.expectMail(guest.email, 'the cancellation', ({ subject }) => /cancel/i.test(subject))

  step('Each event arrived, and no other')
  const triggers = subscriber.triggers()
  say(`   ${triggers.join(', ')}`)
  expect(
    triggers.toSorted().join() === 'BOOKING_CANCELLED,BOOKING_CREATED,BOOKING_RESCHEDULED',
    'Other webhooks came than expected',
  )
  subscriber.stop()
}

const utc = (start: string): string => new Date(start).toISOString()

try {
  await tour(systemClock)
  say('\nThe tour is done: every step worked.')
  process.exit(0)
} catch (error) {
  process.stderr.write(`\nThe tour failed: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
