import {
  bookingCreated,
  type DomainEvent,
  type delegationCredentialFailed,
  type EventData,
  type outOfOfficeCreated,
  type PaymentSnapshot,
  type recordingReady,
  type routingFormSubmitted,
  webhookBody,
  webhookExamples,
  webhookTriggers,
} from '@punctual/contracts'
import { missingKeys, payloadKeys } from '@punctual/testing'
import type { TObject, TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import t from 'tap'
import { noShowEvents } from '../../src/domain/no-show-event.ts'
import {
  credentialEvent,
  formEvent,
  outOfOfficeEvent,
  recordingEvent,
} from '../../src/domain/other-events.ts'
import { renderBody } from '../../src/domain/template.ts'
import {
  type BookingChange,
  type BookingEventData,
  envelopeOf,
  meetingEvent,
  type WebhookEvent,
  webhookEventOf,
} from '../../src/domain/webhook-event.ts'
import { aBooking, aBookingEvent } from '../fixtures.ts'

const at = new Date('2026-12-01T08:00:00.000Z')
const id = '0193806c-1c00-7000-8000-000000000001'
const base = { specversion: '1.0', id, subject: '1', time: at.toISOString(), aggregateversion: 1 } as const

const payment: PaymentSnapshot = {
  id: 4,
  uid: 'p',
  provider: 'hand',
  amount: 500,
  currency: 'usd',
  paid: false,
  createdAt: at.toISOString(),
}
const previous = { id: 10, uid: 'old', version: 2, start: at.toISOString(), end: at.toISOString() }
const payloadOf = (change: BookingChange, data: Partial<BookingEventData> = {}) =>
  webhookEventOf(change, aBookingEvent(bookingCreated, { booking: aBooking(), ...data }))

const form: DomainEvent<EventData<typeof routingFormSubmitted>> = {
  ...base,
  source: 'automation',
  type: 'automation.routing-form.submitted',
  organizationid: 5,
  data: {
    form: {
      id: 'f1',
      name: 'Where to',
      description: '',
      userId: 3,
      teamId: null,
      organizationId: 5,
      version: 2,
    },
    responseId: 9,
    responses: { a: { label: 'Size', identifier: 'size', value: ['o1'], response: ['Large'] } },
    route: { eventTypeId: 4 },
    submittedAt: at.toISOString(),
  },
}
const away = {
  ...base,
  source: 'scheduling',
  type: 'scheduling.out-of-office.created',
  organizationid: 5,
  data: {
    outOfOffice: {
      id: 1,
      uuid: 'u',
      organizationId: 5,
      teams: [],
      start: at.toISOString(),
      end: at.toISOString(),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
      notes: '',
      reason: 'vacation',
      user: { id: 3 },
      toUser: null,
    },
  },
} as unknown as DomainEvent<EventData<typeof outOfOfficeCreated>>

const refused: DomainEvent<EventData<typeof delegationCredentialFailed>> = {
  ...base,
  source: 'scheduling',
  type: 'scheduling.delegation-credential.failed',
  organizationid: 5,
  data: {
    error: { type: 'refused', message: 'No.' },
    credential: { id: 7, type: 'google_calendar', appId: 'google-calendar' },
    userId: 3,
  },
}

const recorded: DomainEvent<EventData<typeof recordingReady>> = {
  ...base,
  source: 'bookings',
  type: 'bookings.recording.ready',
  organizationid: 5,
  data: {
    booking: aBooking(),
    recording: {
      id: 'r',
      downloadUrl: 'https://rooms.test/r.mp4',
      transcriptUrl: 'https://rooms.test/r.txt',
    },
  },
}
const absent = (side: 'hosts' | 'guests') => {
  const webhook = {
    id: 7,
    subscriberUrl: 'https://a.test/',
    triggers: [],
    time: null,
    timeUnit: null,
  }
  const visitors = [
    { email: side === 'hosts' ? 'ann@example.com' : 'olga@example.com', joinedAt: at.toISOString() },
  ]
  return noShowEvents(side, webhook, aBooking(), visitors, () => ({ id, at }))
}

const events: (WebhookEvent | undefined)[] = [
  payloadOf('created'),
  payloadOf('requested'),
  payloadOf('rescheduled', { previous }),
  payloadOf('cancelled'),
  payloadOf('rejected'),
  payloadOf('payment-initiated', { payment }),
  payloadOf('paid', { payment }),
  payloadOf('absence-marked', { changed: [{ email: 'ann@example.com', absent: true }] }),
  payloadOf('instant-requested'),
  payloadOf('assignment-reported', {
    report: { reportedBy: 'olga@example.com', correctAssignee: 'Paul', additionalNotes: 'His account' },
  }),
  meetingEvent('MEETING_STARTED', aBooking(), at, { id, at }),
  meetingEvent('MEETING_ENDED', aBooking(), at, { id, at }),
  formEvent('FORM_SUBMITTED', form),
  formEvent('FORM_SUBMITTED_NO_EVENT', form),
  formEvent('ROUTING_FORM_FALLBACK_HIT', form),
  outOfOfficeEvent(away),
  credentialEvent(refused),
  recordingEvent('RECORDING_READY', recorded),
  recordingEvent('RECORDING_TRANSCRIPTION_GENERATED', recorded),
  ...absent('hosts'),
  ...absent('guests'),
]

/** Returns the schema with unknown fields refused, so that every field must be described. */
function closed(schema: TSchema): TSchema {
  if (schema.allOf) {
    const parts = schema.allOf as TObject[]
    const properties = Object.assign({}, ...parts.map((part) => part.properties))
    return closed({
      ...parts[0],
      properties,
      required: parts.flatMap(({ required = [] }) => required),
    } as TObject)
  }
  if (schema.type === 'object' && schema.properties) {
    const { properties } = schema as TObject
    const inner = Object.entries(properties).map(([name, each]) => [name, closed(each)] as const)
    return { ...schema, properties: Object.fromEntries(inner), additionalProperties: false }
  }
  if (schema.type === 'array') return { ...schema, items: closed(schema.items) }
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(closed) }
  return schema
}

/** Returns what the schema does not allow of a body. */
const problemsOf = (schema: TSchema, body: unknown): string[] =>
  [...Value.Errors(closed(schema), body)].map(({ path, message }) => `${path}: ${message}`)

const inTeam = aBooking({
  eventType: { ...aBooking().eventType, teamId: 9 },
  meetingUrl: 'https://rooms.test/r',
  location: 'https://rooms.test/r',
  attendees: [
    {
      id: 22,
      name: 'Bo',
      email: '',
      phoneNumber: '+493012345678',
      timeZone: 'UTC',
      language: 'en',
      absent: true,
    },
  ],
})
const withoutAddress = { email: '', phoneNumber: '+493012345678', absent: false }
const others: (WebhookEvent | undefined)[] = [
  payloadOf('confirmed', { booking: inTeam }),
  payloadOf('rescheduled', { booking: { ...aBooking(), status: 'pending' }, previous }),
  payloadOf('absence-marked', { changed: [withoutAddress] }),
]

for (const event of [...events, ...others].flatMap((each) => each ?? []))
  t.test(`${event.trigger}: the described schema has every field that is sent, and no other`, async (t) => {
    if (event.trigger === 'PING') return
    const body = JSON.parse(JSON.stringify(envelopeOf(event)))
    t.same(problemsOf(webhookBody(event.trigger), body), [])
    const more = { ...body, payload: { ...body.payload, undescribed: 1 } }
    t.equal(problemsOf(webhookBody(event.trigger), more).length, 1)
    if (events.includes(event)) t.strictSame(body.payload, webhookExamples[event.trigger], 'is the example')
  })

for (const trigger of webhookTriggers)
  t.test(`${trigger}: every documented key, by default and in a template`, async (t) => {
    const event = events.find((one) => one?.trigger === trigger)
    if (!event) return t.fail('nothing fires it')
    const plain = renderBody(null, envelopeOf(event))
    const body = JSON.parse('body' in plain ? `${Buffer.from(plain.body)}` : '{}')
    t.same(Object.keys(body), ['triggerEvent', 'createdAt', 'payload'])
    t.equal(body.triggerEvent, trigger)
    t.same(missingKeys(trigger, body.payload), [])
    const [first = ''] = payloadKeys[trigger]
    const template = JSON.stringify({ what: `{{triggerEvent}} {{createdAt}}`, first: `{{${first}}}` })
    const rendered = renderBody(template, envelopeOf(event))
    t.same(JSON.parse('body' in rendered ? `${Buffer.from(rendered.body)}` : '{}'), {
      what: `${trigger} ${body.createdAt}`,
      first: `${first.split('.').reduce((value, name) => value[name], body.payload)}`,
    })
  })
