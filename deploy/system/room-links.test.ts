import { fileTimeoutMs, startStack, until } from '@punctual/testing'
import t, { type Test } from 'tap'
import { aSchedule, dataOf } from './fixtures.ts'

// The links to a video room that mails contain, and what their readers may do there.

t.setTimeout(fileTimeoutMs)
const stack = await startStack(t, {
  services: ['identity', 'scheduling', 'bookings', 'automation'],
  env: { ROOM_JWT_KEY: 'a secret that the provider shares', ROOM_JWT_ISSUER: 'our_app' },
})
const { api, clock, mail, url, user } = stack
const ann = { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/Berlin' }
const start = '2026-12-03T10:00:00.000Z'

const schedule = await aSchedule(api, { timeZone: 'UTC' })
const eventType = await dataOf(
  api('POST', '/v2/event-types', {
    body: {
      title: 'Call',
      slug: 'call',
      lengthInMinutes: 30,
      scheduleId: schedule.id,
      locations: [{ type: 'integration', integration: 'svc-video' }],
    },
  }),
)
const step = (stepNumber: number, recipient: 'host' | 'attendee') => ({
  stepNumber,
  action: `email_${recipient}`,
  recipient,
  template: 'custom',
  sender: 'Punctual',
  includeCalendarEvent: true,
  message: { subject: 'Soon', html: '<p>Enter at {MEETING_URL} now.</p>' },
})
await dataOf(
  api('POST', '/v2/workflows', {
    body: {
      name: 'Soon',
      activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [eventType.id] },
      trigger: { type: 'beforeEvent', offset: { value: 5, unit: 'minute' } },
      steps: [step(1, 'host'), step(2, 'attendee')],
    },
  }),
)
const { location } = await dataOf(
  api('POST', '/v2/bookings', { key: null, body: { eventTypeId: eventType.id, start, attendee: ann } }),
)

/** Returns the mail to an address whose subject contains a text. */
const mailTo = (address: string, subject: string) =>
  until(() => mail.to(address).find((one) => one.subject.includes(subject)), {
    describe: () => `${subject}, beside ${mail.to(address).map((one) => one.subject)}`,
  })

/** Opens the only link to a room in a text. @returns the claims of its token */
async function enter(t: Test, text: string) {
  const links = new Set(text.match(new RegExp(`${url}/v2/rooms/[^\\s"<]+`, 'g')))
  t.equal(links.size, 1, `${[...links]}`)
  const [link = ''] = links
  t.ok(link.startsWith(location))
  const answer = await fetch(link, { redirect: 'manual' })
  t.equal(answer.status, 303)
  const token = new URL(answer.headers.get('location') ?? '').searchParams.get('jwt') ?? ''
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

t.test(
  'the mail to a host has a link for moderators; calendar entries and mails to attendees do not',
  async (t) => {
    const toHost = await mailTo(user.email, 'Call')
    const toAnn = await mailTo(ann.email, 'Call')
    clock.set('2026-12-03T09:50:00Z')
    t.match(await enter(t, toHost.text), { moderator: true, context: { user: { name: 'Olivia Owner' } } })
    t.match(await enter(t, toHost.html), { moderator: true })
    for (const text of [toAnn.text, toAnn.html])
      t.match(await enter(t, text), { moderator: false, context: { user: { name: undefined } } })
    for (const { attachments } of [toHost, toAnn]) {
      const calendar = attachments.find(({ filename }) => filename === 'invite.ics')?.content ?? ''
      t.match(calendar.replaceAll(/\r?\n /g, ''), new RegExp(`URL:${location}\\s`))
      t.notMatch(calendar, 'hostToken')
    }
  },
)

t.test('so do the mails of workflows', async (t) => {
  clock.set('2026-12-03T09:55:00Z')
  t.match(await enter(t, (await mailTo(user.email, 'Soon')).text), { moderator: true })
  t.match(await enter(t, (await mailTo(ann.email, 'Soon')).text), { moderator: false })
})
