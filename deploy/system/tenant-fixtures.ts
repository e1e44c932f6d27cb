import {
  type Api,
  createOwnerFixtures,
  createTeamFixtures,
  createV1Fixtures,
  type Ids,
  type Made,
  type Receiver,
  type Stack,
} from '@punctual/testing'
import { dataOf } from './fixtures.ts'
import {
  aFormWorkflow,
  createCalendarFixtures,
  createClientFixtures,
  createPersonFixtures,
  createWebhookFixture,
  verify,
} from './tenant-things.ts'

/** An organization that one person runs by a key of it, with one of every resource. */
export interface Tenant {
  name: string
  apiKey: string
  organizationId: number
  /** The prefix of every name in it. */
  mark: string
  /** Ids of its resources, by path parameter. */
  idsOf(path: string): Ids
}

export interface TenantInput {
  name: string
  apiKey: string
  organizationId: number
  mark: string
  /**
   * The team for the calls of `/v2/teams/:teamId`: one of the organization, or one without an
   * organization.
   */
  ownTeams: 'of the organization' | 'without an organization'
  /** Ids of organizations that it manages. */
  managedOrganizationId?: number
}

export interface Outside {
  receiver: Receiver
  phones: Receiver
  calDav: Receiver
}

/**
 * Creates a tenant with one of every resource. Each POST has the same Idempotency-Key for every
 * tenant: if two tenants shared a namespace of keys, one would get the other's answers.
 */
export async function createTenant(stack: Stack, input: TenantInput, outside: Outside): Promise<Tenant> {
  const { apiKey, mark, organizationId } = input
  const made = madeBy(stack.api, apiKey)
  const post = (path: string, body: unknown = {}) => made('POST', path, { body })
  const day = input.ownTeams === 'without an organization' ? '2026-12-08' : '2026-12-09'
  const options = {
    bookedAt: `${day}T10:00:00Z`,
    made,
    organizationId,
    userId: stack.user.id,
    mark: `${mark}-`,
    receiverUrl: `${outside.receiver.url}/${mark}`,
  }
  const organization = `/v2/organizations/${organizationId}`
  const colleague = await post(`${organization}/users`, {
    email: `${mark}@colleague.test`,
    name: `${mark} colleague`,
    username: `${mark}-colleague`,
  })
  const team = await post(`${organization}/teams`, { name: `${mark} team`, slug: `${mark}-team` })
  const ofOrganization = `${organization}/teams/${team.id}`
  const member = await post(`${ofOrganization}/memberships`, { userId: colleague.id, accepted: true })
  const own = await createOwnerFixtures(options)
  const common: Ids = {
    ...own,
    ...(await createPersonFixtures(made, { mark, day, organization, colleagueId: colleague.id })),
    ...(await createClientFixtures(made, mark)),
    ...(input.managedOrganizationId && { managedOrganizationId: `${input.managedOrganizationId}` }),
    orgId: `${organizationId}`,
    teamId: `${team.id}`,
    calendar: 'caldav',
    provider: 'stripe',
  }
  const roles = await post(`${ofOrganization}/roles`, { name: `${mark} host`, permissions: [] })
  const things = await createTeamFixtures(options, ofOrganization)
  const ofTeam = { ...things, membershipId: `${member.id}` }
  const { uid: bookingUid } = await post('/v2/bookings', {
    eventTypeId: Number(things.eventTypeId),
    start: `${day}T16:00:00Z`,
    attendee: { name: 'Cleo', email: `${mark}-cleo@example.com`, timeZone: 'UTC' },
  })
  const inTeam = { ...common, ...ofTeam, roleId: `${roles.id}` }
  let inOwnTeam: Ids = inTeam
  let ownTeam = `/v2/teams/${team.id}`
  if (input.ownTeams === 'without an organization') {
    const { id } = await post('/v2/teams', { name: `${mark} club`, slug: `${mark}-club` })
    ownTeam = `/v2/teams/${id}`
    const { id: membershipId } = await post(`${ownTeam}/memberships`, {
      userId: colleague.id,
      accepted: true,
    })
    const things = await createTeamFixtures(options, ownTeam)
    inOwnTeam = { ...common, ...things, teamId: `${id}`, membershipId: `${membershipId}` }
  }
  const members = await made('GET', `${organization}/memberships`)
  const { id: membershipId } = members.find(({ userId }: { userId: number }) => userId === colleague.id)
  const bySection: [prefix: string, ids: Ids][] = [
    ['/v2/teams/:teamId', inOwnTeam],
    ['/v2/organizations/:orgId/teams/:teamId', inTeam],
    ['/v2/organizations/:orgId/memberships', { ...common, membershipId: `${membershipId}` }],
    ['/v2/organizations/:orgId', { ...common, ...ofTeam, roleId: own.roleId ?? '' }],
    ['', common],
  ]
  const sectionOf = (path: string): Ids => bySection.find(([prefix]) => path.startsWith(prefix))?.[1] ?? {}

  const special: [prefix: string, ids: Ids][] = []
  for (const place of [
    '/v2/webhooks',
    '/v2/event-types/:eventTypeId/webhooks',
    '/v2/teams/:teamId/event-types/:eventTypeId/webhooks',
    '/v2/teams/:teamId/webhooks',
    '/v2/organizations/:orgId/teams/:teamId/webhooks',
    '/v2/organizations/:orgId/webhooks',
    '/v2/oauth-clients/:clientId/webhooks',
  ]) {
    const path = filled(place, sectionOf(place))
    special.push([
      place,
      await createWebhookFixture(made, path, options.receiverUrl + place.replaceAll(':', '')),
    ])
  }
  for (const [above, path] of [
    ['/v2', '/v2'],
    ['/v2/teams/:teamId', ownTeam],
    ['/v2/organizations/:orgId/teams/:teamId', ofOrganization],
  ] as const) {
    const formWorkflow =
      above === '/v2' ? undefined : await post(`${path}/workflows/routing-form`, aFormWorkflow(mark))
    if (formWorkflow)
      special.push([`${above}/workflows/:workflowId/routing-form`, { workflowId: `${formWorkflow[0].id}` }])
    special.push(...(await verify(stack, made, { above, path, mark }, outside.phones)))
  }
  const v1 = await createV1Fixtures({ made }, { apiKey, url: stack.url })
  const calendars = await createCalendarFixtures(made, mark, outside.calDav)
  const destinations = await stack.api('GET', `/v1/destination-calendars?apiKey=${apiKey}`, { key: null })
  v1['destination-calendars'] = `${destinations.body.destinationCalendars[0].id}`
  special.push(['/v2/organizations/:orgId/teams/:teamId/bookings', { bookingUid }])
  special.push(
    ['/v2/calendars/:calendar/event', calendars],
    ['/v2/organizations/:orgId/routing-forms', ofTeam],
  )
  return {
    name: input.name,
    apiKey,
    organizationId,
    mark,
    idsOf(path) {
      if (path.startsWith('/v1/')) {
        return { id: v1[path.split('/')[2] ?? ''] ?? '' }
      }
      const [, ids] = special.find(([prefix]) => path.startsWith(prefix)) ?? []
      const userId = path.startsWith('/v2/oauth-clients') ? common.managedUserId : common.colleagueId
      const scheduleId = path.includes('/users/:userId/schedules') ? common.colleagueScheduleId : undefined
      return { ...sectionOf(path), ...ids, userId: userId ?? '', ...(scheduleId && { scheduleId }) }
    },
  }
}

const filled = (path: string, ids: Ids): string =>
  path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '')

function madeBy(api: Api, key: string): Made {
  const calls = new Map<string, number>()
  return async (method, path, request = {}) => {
    const alike = `${method} ${path.replace(/\d+/g, '')}`
    calls.set(alike, (calls.get(alike) ?? 0) + 1)
    const headers = method === 'POST' ? { 'idempotency-key': `${calls.get(alike)} ${alike}` } : {}
    const asked = api(method, path, { key, headers, ...request })
    const data = await dataOf(asked)
    if ((await asked).headers.has('idempotent-replayed'))
      throw new Error(`${method} ${path} was answered to another`)
    return data
  }
}
