import { deepStrictEqual, equal, ok } from 'node:assert/strict'
import { type AttendeeSnapshot, oneLine, plainText } from '@punctual/contracts'
import { fileTimeoutMs, typedText } from '@punctual/testing'
import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import t from 'tap'
import { bookingMails } from '../../src/domain/booking-mail.ts'
import { formMessages } from '../../src/domain/form-messages.ts'
import { stepMessages } from '../../src/domain/workflow-messages.ts'
import type { WorkflowStepRule } from '../../src/domain/workflow-step.ts'
import { booking, host, person } from '../bookings.ts'

t.setTimeout(fileTimeoutMs)

const publicUrl = 'https://book.example.com'
const at = new Date('2026-11-30T09:00:00Z')
const runs = { numRuns: 500 }

/** Parses HTML to its tags with attributes and its text. */
function read(html: string) {
  const tags: { name: string; attributes: Record<string, string> }[] = []
  let text = ''
  const parser = new Parser({
    onopentag: (name, attributes) => tags.push({ name, attributes }),
    ontext: (part) => {
      text += part
    },
  })
  parser.end(html)
  return { tags, text }
}

const people = fc.record({ name: typedText(), notes: typedText(), size: typedText() })
const eventType = {
  ...booking().eventType,
  seatsPerTimeSlot: null,
  bookingFields: [{ slug: 'size', label: 'Size', type: 'text', hidden: false }],
}
const typedBooking = ({ name, notes, size }: { name: string; notes: string; size: string }) => {
  const ann: AttendeeSnapshot = { ...person(1, 'Ann'), name }
  const bookingFieldsResponses = { notes, size }
  const titles = { title: `Class with ${name}`, location: size, reschedulingReason: notes }
  return booking({ ...titles, eventType, attendees: [ann], bookingFieldsResponses, hosts: [host(3, name)] })
}
const said = (typed: Parameters<typeof typedBooking>[0], step: Partial<WorkflowStepRule>) => {
  const [message] = stepMessages({
    workflowId: 7,
    booking: typedBooking(typed),
    publicUrl,
    hostToken: () => '',
    runKey: 'run',
    at,
    step: {
      id: 9,
      action: 'email_attendee',
      template: 'reminder',
      sender: '',
      subject: '',
      html: null,
      text: null,
      includeCalendarEvent: false,
      address: null,
      ...step,
    },
  })
  ok(message)
  return message
}

const labels =
  /^(What|When|Previously|Who|Where|Notes|Reason|View the booking|Reschedule the booking|Cancel the booking): /

t.test('input cannot add lines, rows or links to a mail', async () => {
  fc.assert(
    fc.property(people, (typed) => {
      const [first] = bookingMails({
        kind: 'rescheduled',
        booking: typedBooking(typed),
        eventId: 'e',
        at,
        publicUrl,
        hostToken: () => '',
      })
      ok(first)
      const { tags } = read(first.html ?? '')
      const rows = tags.filter(({ name }) => name === 'tr').length
      for (const { name, attributes } of tags) {
        const own = { div: ['lang', 'dir'], th: ['style'], table: ['cellpadding'], a: ['href'] }[name] ?? []
        ok(['div', 'p', 'table', 'tr', 'th', 'td', 'br', 'a', 'tbody'].includes(name), name)
        const looks = name === 'a' ? ['class', 'style'] : []
        deepStrictEqual(
          Object.keys(attributes).filter((key) => !looks.includes(key)),
          own,
        )
        if (attributes.href) ok(attributes.href.startsWith(`${publicUrl}/booking/uid`))
      }
      const lines = first.text.split('\n').filter((line) => labels.test(line))
      equal(lines.length, rows + 3, 'a line for each row and each link')
    }),
    runs,
  )
})

t.test('input cannot add lines to a default message', async () => {
  fc.assert(
    fc.property(people, (typed) => {
      const { text, html = '' } = said(typed, {})
      const lines = text.split('\n').filter((line) => labels.test(line))
      equal(lines.length, read(html).tags.filter(({ name }) => name === 'tr').length)
      equal(text.split('\n')[0], oneLine(typed.name) ? `Hi ${oneLine(typed.name)},` : 'Hi,')
    }),
    runs,
  )
})

t.test('values of variables stay text in elements and in quoted and unquoted attributes', async () => {
  const html =
    '<p title=x>{ATTENDEE}</p><a href={SIZE} title={ATTENDEE}>y</a><img alt="{ATTENDEE}" src="https://x.test/{SIZE}?q={SIZE}&amp;r=1#{SIZE}">'
  fc.assert(
    fc.property(people, (typed) => {
      const { tags, text } = read(said(typed, { html }).html ?? '')
      deepStrictEqual(
        tags.map(({ name }) => name),
        ['p', 'a', 'img'],
      )
      const [, link, image] = tags
      equal(text, `${oneLine(typed.name)}y`)
      for (const key of Object.keys(link?.attributes ?? {})) ok(['href', 'title'].includes(key), key)
      const { href } = link?.attributes ?? {}
      ok(href === undefined || !/^\s*(javascript|data|vbscript):/i.test(href))
      const url = new URL(image?.attributes.src ?? '')
      const size = plainText(typed.size)
      equal(url.origin, 'https://x.test')
      deepStrictEqual([...url.searchParams], [...Object.entries({ q: size, r: '1' })])
      equal(decodeURIComponent(url.hash), size === '' ? '' : `#${size}`)
    }),
    runs,
  )
})

t.test('variables in a value are not filled', async () => {
  fc.assert(
    fc.property(people, (typed) => {
      const { subject, text } = said(typed, {
        action: 'email_attendee',
        subject: '{ATTENDEE}|{EVENT_NAME}',
        text: '{ATTENDEE}|{ATTENDEE_EMAIL}',
      })
      equal(subject, `${oneLine(typed.name)}|Class`)
      equal(text, `${oneLine(typed.name)}|ann@example.com`)
    }),
    runs,
  )
})

t.test('a form answer cannot add a line', async () => {
  const fields = ['One', 'Two'].map((label, at) => ({
    id: `f${at}`,
    identifier: label,
    label,
    type: 'textarea' as const,
    required: false,
    options: [],
  }))
  fc.assert(
    fc.property(typedText(), (typed) => {
      const answer = (label: string) => ({ label, identifier: label, value: typed, response: typed })
      const [message] = formMessages({
        workflow: { id: 1, organizationId: 5 },
        step: {
          id: 9,
          action: 'email_address',
          template: 'custom',
          sender: '',
          subject: '',
          html: null,
          text: null,
          includeCalendarEvent: false,
          address: 'team@host.example',
        },
        form: { name: '{ATTENDEE_EMAIL}', fields },
        answers: { f0: answer('One'), f1: answer('Two') },
        responseId: 1,
        reader: { timeZone: 'UTC', locale: 'en', timeFormat: 24 },
      })
      equal(message?.subject, '{ATTENDEE_EMAIL}', 'the name of a form is no template')
      equal(message?.text.split('\n').filter((line) => /^(One|Two): /.test(line)).length, 2)
    }),
    runs,
  )
})
