import { fileTimeoutMs } from '@punctual/testing'
import t from 'tap'
import { automationStack, mailStep } from '../stack.ts'

t.setTimeout(fileTimeoutMs)

const stack = await automationStack(t)
const { book, bookings, clock, eventType, mailed, mails, workflow } = stack

const words =
  'For {ATTENDEE} <{ATTENDEE_EMAIL}> at {CANCEL_URL} or {RESCHEDULE_URL}, rate {RATING_URL}, absent {NO_SHOW_URL}'
const step = (over: Record<string, unknown>) =>
  mailStep({ includeCalendarEvent: true, message: { subject: 'Note {ATTENDEE}', html: words }, ...over })

/** Returns all mails to an address with a subject, including attachments. */
const saidTo = (to: string, subject: string) =>
  mails(to, subject)
    .map((mail) =>
      [mail.subject, mail.text, mail.html, ...mail.attachments.map(({ content }) => content)].join('\n'),
    )
    .join('\n')
    .replace(/\r?\n /g, '')

/** Removes uids and tokens, whose random letters can be those of any name. */
const withoutIds = (said: string): string => said.replace(/[\w-]{20,}/g, '')

t.test('each seat gets its own workflow messages with working links', async (t) => {
  const id = await eventType({
    title: 'Class',
    seats: { seatsPerTimeSlot: 5, showAttendeeInfo: false, showAvailabilityCount: false },
  })
  const activation = { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [id] }
  await workflow({ activation, steps: [step({})] })
  await workflow({
    activation,
    trigger: { type: 'beforeEvent', offset: { value: 1, unit: 'hour' } },
    steps: [
      step({ template: 'reminder', message: { subject: '', html: '' } }),
      step({
        action: 'email_host',
        stepNumber: 2,
        recipient: 'const',
        template: 'reminder',
        message: { subject: 'Class of today', html: '' },
      }),
    ],
  })
  const start = '2026-12-02T10:00:00Z'
  const first = await book(id, start, { name: 'Ann Lee', email: 'ann@example.com' })
  const second = await book(id, start, { name: 'Bob Roe', email: 'bob@example.com' })
  const third = await book(id, start, { name: 'Cy Poe', email: 'cy@example.com' })
  t.equal(second.uid, first.uid, 'one booking')
  for (const [to, subject, seat, others] of [
    ['ann@example.com', 'Note Ann Lee', first, /bob|cy@|poe/i],
    ['bob@example.com', 'Note Bob Roe', second, /ann|cy@|poe/i],
    ['cy@example.com', 'Note Cy Poe', third, /ann|bob/i],
  ] as const) {
    await mailed(to, subject)
    const said = saidTo(to, subject)
    t.notMatch(withoutIds(said), others, to)
    for (const page of ['cancel', 'reschedule', 'rate', 'no-show'])
      t.match(said, `/booking/${first.uid}/${page}?seatUid=${seat.seatUid}`)
  }
  const link = new URL(
    /https?:\S+\/cancel\?seatUid=[\w-]+/.exec(saidTo('ann@example.com', 'Note'))?.[0] ?? '',
  )
  const left = await bookings('POST', `/${link.pathname.split('/')[2]}/cancel`, {
    seatUid: link.searchParams.get('seatUid'),
    cancellationReason: 'Ann is ill',
  })
  t.equal(left.status, 200)
  await mailed('ann@example.com', 'Cancelled')
  clock.set('2026-12-02T09:30:00Z')
  await mailed('bob@example.com', 'Reminder')
  await mailed('cy@example.com', 'Reminder')
  t.match(saidTo('bob@example.com', 'Reminder'), /Hi Bob Roe,[\s\S]*You &(amp;)? Olivia/)
  t.notMatch(withoutIds(saidTo('bob@example.com', '')), /ann|cy@|poe/i, 'no mail shows the other attendees')
  t.notMatch(withoutIds(saidTo('cy@example.com', '')), /ann|bob/i)
  t.equal(mails('ann@example.com', 'Reminder').length, 0, 'not to the cancelled seat')
  await mailed(stack.user.email, 'Class of today')
  t.match(saidTo(stack.user.email, 'Class of today'), /Bob Roe[\s\S]*Cy Poe/, 'the host sees both')
})
