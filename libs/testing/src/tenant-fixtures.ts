import type { ApiRequest } from './api.ts'
import type { Json } from './json.ts'

/** Calls the API. @returns `data` of a success. @throws Error for any other answer */
export type Made = (method: string, path: string, request?: ApiRequest) => Promise<Json>

/** The tenant that gets the fixtures, and their values. */
export interface FixtureOptions {
  /** Calls with a key of the tenant's owner. */
  made: Made
  organizationId: number
  /** The owner. */
  userId: number
  /** Target of the webhooks. */
  receiverUrl: string
  /** Prefix of every name. */
  mark?: string
  /** Start of the owner's booking. */
  bookedAt?: string
}

/** Ids by path parameter. */
export type Ids = Record<string, string>

/** Creates one of every object that a person or an organization can have. */
export async function createOwnerFixtures(options: FixtureOptions): Promise<Ids> {
  const { made, organizationId, receiverUrl, mark = '', bookedAt = '2026-12-08T10:00:00Z' } = options
  const post = (path: string, body: unknown = {}) => made('POST', path, { body })
  const schedule = await post('/v2/schedules', { name: `${mark}Hours`, timeZone: 'UTC', isDefault: true })
  const eventType = await post('/v2/event-types', {
    title: `${mark}Intro`,
    slug: `${mark}intro`,
    lengthInMinutes: 30,
    scheduleId: schedule.id,
  })
  const booking = await post('/v2/bookings', {
    eventTypeId: eventType.id,
    start: bookedAt,
    attendee: { name: 'Ann', email: `${mark}ann@example.com`, timeZone: 'UTC' },
  })
  const webhook = await post(`/v2/event-types/${eventType.id}/webhooks`, hook(receiverUrl))
  const link = await post(`/v2/event-types/${eventType.id}/private-links`)
  const [workflow] = await post('/v2/workflows', aWorkflow(mark))
  const form = await post('/v2/routing-forms', aForm(mark))
  const [attendee] = await made('GET', `/v2/bookings/${booking.uid}/attendees`)
  const place = `/v2/organizations/${organizationId}`
  const attribute = await post(`${place}/attributes`, {
    name: `${mark}Desk`,
    slug: `${mark}desk`,
    type: 'SINGLE_SELECT',
    options: [{ value: `${mark}One`, slug: `${mark}one` }],
  })
  const [option] = await made('GET', `${place}/attributes/${attribute.id}/options`)
  const role = await post(`${place}/roles`, { name: `${mark}Reception`, permissions: ['booking.read'] })
  const key = await post('/v2/api-keys', { note: `${mark}spare` })
  return texts({
    scheduleId: schedule.id,
    eventTypeId: eventType.id,
    bookingUid: booking.uid,
    webhookId: webhook.id,
    linkId: link.linkId,
    workflowId: workflow.id,
    routingFormId: form.id,
    responseId: await respond(made, `/v2/routing-forms/${form.id}`),
    attendeeId: attendee.id,
    attributeId: attribute.id,
    attributeSlug: `${mark}desk`,
    optionId: option.id,
    attributeOptionId: option.id,
    roleId: role.id,
    permission: 'booking.read',
    id: key.id,
  })
}

/** Creates one of every object that a team can have. @param path of the team */
export async function createTeamFixtures(options: FixtureOptions, path: string): Promise<Ids> {
  const { made, userId, receiverUrl, mark = '' } = options
  const post = (what: string, body: unknown) => made('POST', `${path}/${what}`, { body })
  const eventType = await post('event-types', {
    title: `${mark}Ours`,
    slug: `${mark}ours`,
    lengthInMinutes: 30,
    schedulingType: 'roundRobin',
    hosts: [{ userId }],
  })
  const webhook = await post('webhooks', hook(receiverUrl))
  const [workflow] = await post('workflows', aWorkflow(mark))
  const ids = { eventTypeId: eventType.id, webhookId: webhook.id, workflowId: workflow.id }
  if (path.startsWith('/v2/teams')) return texts(ids)
  const { linkId } = await post(`event-types/${eventType.id}/private-links`, {})
  const form = await post('routing-forms', aForm(mark))
  const responseId = await respond(made, `${path}/routing-forms/${form.id}`)
  return texts({ ...ids, linkId, routingFormId: form.id, responseId })
}

/** Creates one of every object of the first API generation. @returns the ids by resource */
export async function createV1Fixtures(
  { made }: Pick<FixtureOptions, 'made'>,
  { apiKey, url }: { apiKey: string; url: string },
): Promise<Ids> {
  const v1 = async (path: string, body?: unknown): Promise<Json> => {
    const answer = await fetch(`${url}/v1/${path}?apiKey=${apiKey}`, {
      ...(body !== undefined && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const { event_types: eventTypes } = await v1('event-types')
  const { availabilities } = await v1('availabilities')
  const { bookings } = await v1('bookings')
  const { booking_reference: reference } = await v1('booking-references', {
    type: 'daily_video',
    uid: 'abc',
    bookingId: bookings[0].id,
  })
  const { id: hook } = await made('POST', '/v2/webhooks', {
    body: { active: true, subscriberUrl: `${url}/own`, triggers: ['BOOKING_CREATED'] },
  })
  return texts({
    'event-types': eventTypes[0].id,
    availabilities: availabilities[0].id,
    bookings: bookings[0].id,
    'booking-references': reference.id,
    hooks: hook,
  })
}

/** Returns the body that creates a webhook. */
export const hook = (subscriberUrl: string) => ({
  active: true,
  subscriberUrl,
  triggers: ['BOOKING_CREATED'],
})

const aWorkflow = (mark: string) => ({
  name: `${mark}Reminder`,
  activation: { isActiveOnAllEventTypes: true },
  trigger: { type: 'newEvent' },
  steps: [],
})
const aForm = (mark: string) => ({
  name: `${mark}Contact`,
  routes: [{ action: { type: 'message', value: 'Thanks' } }],
})

async function respond(made: Made, form: string): Promise<string> {
  const path = `${form}/responses?start=2026-12-08&end=2026-12-09`
  return `${(await made('POST', path, { body: {} })).routing.responseId}`
}

const texts = (ids: Record<string, unknown>): Ids =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, `${id}`]))
