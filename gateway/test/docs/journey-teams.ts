import { createUser, type Stack, until } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

type Call = Recorder['call']
type Params = Record<string, string | number>

const isExample = false

/** Event types of teams, and a booking that is reassigned between hosts. */
export async function callTeamEventTypes(stack: Stack, { call }: Recorder): Promise<void> {
  const orgId = stack.organization.id
  const teams = '/v2/organizations/:orgId/teams'
  const team = await call('POST', teams, { isExample, params: { orgId }, body: { name: 'Chairs' } })
  const own = await call('POST', '/v2/teams', { isExample, body: { name: 'Band' } })
  const { user } = await createUser(stack, { email: 'bert@example.com', name: 'Bert', organizationId: orgId })
  const places: [string, Params][] = [
    [`${teams}/:teamId`, { orgId, teamId: team.id }],
    ['/v2/teams/:teamId', { teamId: own.id }],
  ]
  for (const [above, params] of places) {
    const body = { userId: user.id, role: 'MEMBER', accepted: true }
    await call('POST', `${above}/memberships`, { isExample, params, body })
    await callEventTypes(call, `${above}/event-types`, params, [stack.user.id, user.id])
  }
  await call('GET', '/v2/organizations/:orgId/teams/event-types', { params: { orgId }, query: { take: '1' } })
  await callTeamReferences(call, { orgId, teamId: stack.team.id }, stack.user.id)
  await callReassign(call, { teamId: own.id }, [stack.user.id, user.id])
  await callInstant(stack, call, { teamId: own.id })
  await call('DELETE', `${teams}/:teamId`, { isExample, params: { orgId, teamId: team.id } })
  await call('DELETE', '/v2/teams/:teamId', { isExample, params: { teamId: own.id } })
}

async function callEventTypes(call: Call, path: string, params: Params, people: number[]): Promise<void> {
  const body = {
    title: 'First visit',
    slug: 'first-visit',
    lengthInMinutes: 45,
    schedulingType: 'roundRobin',
    hosts: people.map((userId) => ({ userId, priority: 'medium' })),
  }
  const { id } = await call('POST', path, { params, body })
  await call('POST', path, {
    isExample,
    params,
    body: { ...body, slug: 'last-visit', schedulingType: 'collective' },
  })
  await call('GET', path, { params, query: { take: '1' } })
  const one = { params: { ...params, eventTypeId: id } }
  await call('GET', `${path}/:eventTypeId`, one)
  await call('PATCH', `${path}/:eventTypeId`, { ...one, body: { title: 'A first visit' } })
  await call('DELETE', `${path}/:eventTypeId`, one)
}

/** References of a team booking, as the admins of the organization list them. */
async function callTeamReferences(call: Call, params: Params, userId: number): Promise<void> {
  const { id: eventTypeId } = await call('POST', '/v2/organizations/:orgId/teams/:teamId/event-types', {
    isExample,
    params,
    body: {
      title: 'Check-up',
      slug: 'check-up',
      lengthInMinutes: 30,
      schedulingType: 'collective',
      hosts: [{ userId }],
    },
  })
  const booking = await call('POST', '/v2/bookings', {
    isExample,
    body: {
      eventTypeId,
      start: '2026-12-11T10:00:00Z',
      attendee: { name: 'Ann Attendee', email: 'ann@example.com', timeZone: 'Europe/Berlin' },
    },
  })
  const of = { bookingUid: booking.uid }
  const body = { type: 'google_calendar', uid: 'abc123' }
  await call('POST', '/v2/bookings/:bookingUid/references', { isExample, params: of, body })
  await call('GET', '/v2/organizations/:orgId/teams/:teamId/bookings/:bookingUid/references', {
    params: { ...params, ...of },
  })
  await call('POST', '/v2/bookings/:bookingUid/cancel', { isExample, params: of, body: {} })
}

/** An instant booking, accepted by the link in the mail to its host. */
async function callInstant({ mail, user }: Stack, call: Call, params: Params): Promise<void> {
  const { id: eventTypeId } = await call('POST', '/v2/teams/:teamId/event-types', {
    isExample,
    params,
    body: {
      title: 'Help',
      slug: 'help',
      lengthInMinutes: 15,
      schedulingType: 'roundRobin',
      hosts: [{ userId: user.id }],
    },
  })
  const booking = await call('POST', '/v2/bookings', {
    isExample,
    body: {
      eventTypeId,
      start: '2026-12-12T10:00:00Z',
      instant: true,
      attendee: { name: 'Ann Attendee', email: 'ann@example.com', timeZone: 'Europe/Berlin' },
    },
  })
  const token = await until(() =>
    mail.messages.map(({ text }) => text.match(`/booking/${booking.uid}/accept#(\\S+)`)?.[1]).find(Boolean),
  )
  const of = { bookingUid: booking.uid }
  await call('POST', '/v2/bookings/:bookingUid/accept', { params: of, key: null, body: { token } })
  await call('POST', '/v2/bookings/:bookingUid/cancel', { isExample, params: of, body: {} })
}

async function callReassign(call: Call, params: Params, people: number[]): Promise<void> {
  const { id: eventTypeId } = await call('POST', '/v2/teams/:teamId/event-types', {
    isExample,
    params,
    body: {
      title: 'Trial',
      slug: 'trial',
      lengthInMinutes: 30,
      schedulingType: 'roundRobin',
      hosts: people.map((userId) => ({ userId })),
    },
  })
  const booking = await call('POST', '/v2/bookings', {
    isExample,
    body: {
      eventTypeId,
      start: '2026-12-10T10:00:00Z',
      attendee: { name: 'Ann Attendee', email: 'ann@example.com', timeZone: 'Europe/Berlin' },
    },
  })
  const of = { bookingUid: booking.uid }
  await call('POST', '/v2/bookings/:bookingUid/reassign', { params: of })
  const [host] = (await call('GET', '/v2/bookings/:bookingUid', { isExample, params: of })).hosts
  const userId = people.find((id) => id !== host.id) ?? 0
  await call('POST', '/v2/bookings/:bookingUid/reassign/:userId', {
    params: { ...of, userId },
    body: { reason: 'Bert is ill' },
  })
  await call('POST', '/v2/bookings/:bookingUid/cancel', { isExample, params: of, body: {} })
}
