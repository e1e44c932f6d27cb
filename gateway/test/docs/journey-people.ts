import { createUser, type Stack, until } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

/**
 * Operations of identity: the caller, its keys, an organization with its members, teams, attributes
 * and roles.
 */
export async function callPeople(stack: Stack, { call }: Recorder): Promise<void> {
  await call('GET', '/v2/me')
  await call('PATCH', '/v2/me', {
    body: { bio: 'I open the shop.', timeZone: 'Europe/Berlin', weekStart: 'Monday' },
  })
  await callKeys(stack, call)
  const orgId = stack.organization.id
  const user = await callUsers(call, orgId)
  await callAttributes(call, orgId, user.id)
  await callTeams(call, orgId, user.id)
  await callOwnTeams(stack, call)
  const organization = '/v2/organizations/:orgId'
  await call('PATCH', organization, {
    params: { orgId },
    body: { logoUrl: 'https://example.com/logo.png', brandColor: '#7a1f5c', weekStart: 'Monday' },
  })
  await call('GET', organization, { params: { orgId } })
  await call('GET', `${organization}/audit-log`, {
    params: { orgId },
    query: { action: 'organization.updated', take: '1' },
  })
  for (const by of ['', '/by-day', '/by-event-type', '/by-host'])
    for (const above of [organization, `${organization}/teams/:teamId`])
      await call('GET', `${above}/insights/booking-counts${by}`, {
        params: { orgId, ...(above.endsWith(':teamId') && { teamId: stack.team.id }) },
        query: { start: '2026-12-01', end: '2026-12-02', timeZone: 'Europe/Berlin' },
      })
  await call('GET', `${organization}/bookings`, { params: { orgId }, query: { take: '1' } })
  await call('GET', `${organization}/users/:userId/bookings`, {
    params: { orgId, userId: stack.user.id },
    query: { take: '1' },
  })
  await callManaged(call, orgId)
  await call('GET', '/v2/me/export', { query: { take: '2' } })
  await call('POST', '/v2/organizations/:orgId/attendees/export', {
    params: { orgId },
    body: { email: 'marta@example.com', take: 2 },
  })
  await call('DELETE', '/v2/organizations/:orgId/users/:userId', { params: { orgId, userId: user.id } })
  await call('POST', '/v2/organizations/:orgId/attendees/erase', {
    params: { orgId },
    body: { email: 'forget.me@example.com' },
  })
}

type Call = Recorder['call']

async function callKeys(stack: Stack, call: Call): Promise<void> {
  const made = await call('POST', '/v2/api-keys', {
    body: { note: 'Website', apiKeyDaysValid: 90, rateLimit: 60 },
  })
  await call('GET', '/v2/api-keys')
  await call('DELETE', '/v2/api-keys/:id', { params: { id: made.id } })
  const { apiKey } = await createUser(stack, { email: 'kim@example.com', name: 'Kim Keys' })
  await call('POST', '/v2/api-keys/refresh', { key: apiKey, body: { apiKeyDaysValid: 30 } })
}

async function callUsers(call: Call, orgId: number) {
  const users = '/v2/organizations/:orgId/users'
  const user = await call('POST', users, {
    params: { orgId },
    body: { email: 'marta@example.com', name: 'Marta Member', timeZone: 'Europe/Madrid', locale: 'es' },
  })
  await hasSchedule(call, orgId, 'marta@example.com')
  await call('GET', users, { params: { orgId }, query: { emails: 'marta@example.com' } })
  await call('PATCH', `${users}/:userId`, {
    params: { orgId, userId: user.id },
    body: { bio: 'Cuts hair since 1999.' },
  })
  const memberships = '/v2/organizations/:orgId/memberships'
  const one = `${memberships}/:membershipId`
  await call('GET', memberships, { params: { orgId }, query: { take: '10' } })
  const params = { orgId, membershipId: user.profile.id }
  await call('GET', one, { params })
  await call('PATCH', one, { params, body: { role: 'ADMIN' } })
  await call('DELETE', one, { params })
  await call('POST', memberships, {
    params: { orgId },
    body: { userId: user.id, role: 'MEMBER', accepted: true },
  })
  const mia = await call('POST', users, {
    params: { orgId },
    isExample: false,
    body: { email: 'mia@example.com', name: 'Mia Member' },
  })
  await hasSchedule(call, orgId, 'mia@example.com')
  return mia
}

/** Waits until a new user has a schedule, which is created asynchronously. */
const hasSchedule = (call: Call, orgId: number, emails: string) =>
  until(async () => {
    const [user] = await call('GET', '/v2/organizations/:orgId/users', {
      params: { orgId },
      query: { emails },
      isExample: false,
    })
    return user.defaultScheduleId !== undefined
  })

async function callAttributes(call: Call, orgId: number, userId: number): Promise<void> {
  const attributes = '/v2/organizations/:orgId/attributes'
  const attribute = await call('POST', attributes, {
    params: { orgId },
    body: {
      name: 'Department',
      slug: 'department',
      type: 'SINGLE_SELECT',
      options: [{ value: 'Sales', slug: 'sales' }],
      usersCanEditRelation: true,
    },
  })
  const params = { orgId, attributeId: attribute.id }
  const one = `${attributes}/:attributeId`
  await call('GET', attributes, { params: { orgId } })
  await call('GET', one, { params })
  await call('PATCH', one, { params, body: { name: 'Team' } })
  const option = await call('POST', `${one}/options`, { params, body: { value: 'Support', slug: 'support' } })
  await call('GET', `${one}/options`, { params })
  await call('PATCH', `${one}/options/:optionId`, {
    params: { ...params, optionId: option.id },
    body: { value: 'Service' },
  })
  const ofMember = `${attributes}/options/:userId`
  await call('POST', ofMember, {
    params: { orgId, userId },
    body: { attributeId: attribute.id, attributeOptionId: option.id },
  })
  await call('GET', ofMember, { params: { orgId, userId } })
  await call('GET', `${one}/options/assigned`, { params })
  await call('GET', `${attributes}/slugs/:attributeSlug/options/assigned`, {
    params: { orgId, attributeSlug: 'department' },
  })
  await call('DELETE', `${ofMember}/:attributeOptionId`, {
    params: { orgId, userId, attributeOptionId: option.id },
  })
  await call('DELETE', `${one}/options/:optionId`, { params: { ...params, optionId: option.id } })
  await call('DELETE', one, { params })
}

async function callTeams(call: Call, orgId: number, userId: number): Promise<void> {
  const teams = '/v2/organizations/:orgId/teams'
  const team = await call('POST', teams, {
    params: { orgId },
    body: { name: 'Front desk', slug: 'front-desk' },
  })
  const params = { orgId, teamId: team.id }
  await call('GET', teams, { params: { orgId } })
  await call('GET', `${teams}/me`, { params: { orgId } })
  await call('GET', `${teams}/:teamId`, { params })
  await call('PATCH', `${teams}/:teamId`, { params, body: { bio: 'Says hello first.' } })
  await call('GET', `${teams}/:teamId/bookings`, { params })
  await callMemberships(call, `${teams}/:teamId`, params, userId)
  await callRoles(call, `${teams}/:teamId/roles`, params, ['booking.read', 'eventType.read'])
  await callRoles(call, '/v2/organizations/:orgId/roles', { orgId }, ['booking.read', 'eventType.update'])
  await call('POST', `${teams}/:teamId/invite`, { params })
  await call('DELETE', `${teams}/:teamId`, { params })
}

async function callMemberships(call: Call, team: string, params: Record<string, number>, userId: number) {
  const { id: membershipId } = await call('POST', `${team}/memberships`, {
    params,
    body: { userId, role: 'MEMBER', accepted: true },
  })
  const one = `${team}/memberships/:membershipId`
  await call('GET', `${team}/memberships`, { params })
  await call('GET', one, { params: { ...params, membershipId } })
  await call('PATCH', one, { params: { ...params, membershipId }, body: { role: 'ADMIN' } })
  await call('DELETE', one, { params: { ...params, membershipId } })
}

async function callRoles(call: Call, roles: string, place: Record<string, number>, permissions: string[]) {
  const role = await call('POST', roles, {
    params: place,
    body: { name: 'Reception', description: 'Sees who comes.', permissions: permissions.slice(0, 1) },
  })
  const params = { ...place, roleId: role.id }
  const one = `${roles}/:roleId`
  await call('GET', roles, { params: place })
  await call('GET', one, { params })
  await call('PATCH', one, { params, body: { color: '#2a7' } })
  await call('POST', `${one}/permissions`, { params, body: { permissions: permissions.slice(1) } })
  await call('GET', `${one}/permissions`, { params })
  await call('PUT', `${one}/permissions`, { params, body: { permissions } })
  await call('DELETE', `${one}/permissions/:permission`, {
    params: { ...params, permission: permissions[0] ?? '' },
  })
  await call('DELETE', `${one}/permissions`, { params, query: { permissions: permissions[1] ?? '' } })
  await call('DELETE', one, { params })
}

/** A team without an organization, and a user who joins it by invitation. */
async function callOwnTeams(stack: Stack, call: Call): Promise<void> {
  const team = await call('POST', '/v2/teams', { body: { name: 'Book club' } })
  const params = { teamId: team.id }
  await call('GET', '/v2/teams')
  await call('GET', '/v2/teams/:teamId', { params })
  await call('PATCH', '/v2/teams/:teamId', { params, body: { name: 'The book club' } })
  await call('GET', '/v2/teams/:teamId/bookings', { params })
  const { token } = await call('POST', '/v2/teams/:teamId/invite', { params })
  const { apiKey } = await createUser(stack, { email: 'rita@example.com', name: 'Rita Reader' })
  await call('POST', '/v2/invites/:token/accept', { params: { token }, key: apiKey })
  const { user } = await createUser(stack, {
    email: 'walt@example.com',
    name: 'Walt Writer',
    organizationId: stack.organization.id,
  })
  await callMemberships(call, '/v2/teams/:teamId', params, user.id)
  await call('DELETE', '/v2/teams/:teamId', { params })
}

async function callManaged(call: Call, orgId: number): Promise<void> {
  const organizations = '/v2/organizations/:orgId/organizations'
  const made = await call('POST', organizations, {
    params: { orgId },
    body: { name: 'Corner barber', metadata: { plan: 'small' } },
  })
  const params = { orgId, managedOrganizationId: made.id }
  const one = `${organizations}/:managedOrganizationId`
  await call('GET', organizations, { params: { orgId } })
  await call('GET', one, { params })
  await call('PATCH', one, { params, body: { name: 'The corner barber' } })
  await call('DELETE', one, { params })
}
