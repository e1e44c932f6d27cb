import { type Stack, until } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

/** Schedules and out-of-office entries of an organization's users and a team's members. */
export async function callSchedulesOfOthers(stack: Stack, { call }: Recorder): Promise<void> {
  const isExample = false
  const orgId = stack.organization.id
  await call('GET', '/v2/timezones', { query: { search: 'berlin' }, key: null })
  const organization = '/v2/organizations/:orgId'
  const user = await call('POST', `${organization}/users`, {
    isExample,
    params: { orgId },
    body: { email: 'nora@example.com', name: 'Nora' },
  })
  const params = { orgId, userId: user.id }

  const schedules = `${organization}/users/:userId/schedules`
  const { id: scheduleId } = await call('POST', schedules, {
    params,
    body: {
      name: 'Nights',
      timeZone: 'Europe/Berlin',
      isDefault: false,
      availability: [{ days: ['Friday', 'Saturday'], startTime: '20:00', endTime: '23:59' }],
    },
  })
  await call('GET', schedules, { params })
  await call('GET', `${schedules}/:scheduleId`, { params: { ...params, scheduleId } })
  await call('PATCH', `${schedules}/:scheduleId`, {
    params: { ...params, scheduleId },
    body: { overrides: [{ date: '2026-12-24', startTime: '00:00', endTime: '00:00' }] },
  })
  await call('GET', `${organization}/schedules`, { params: { orgId }, query: { take: '2' } })

  const team = await call('POST', `${organization}/teams`, {
    isExample,
    params: { orgId },
    body: { name: 'Night shift' },
  })
  const ofTeam = { orgId, teamId: team.id }
  const member = { userId: user.id, role: 'MEMBER', accepted: true }
  await call('POST', `${organization}/teams/:teamId/memberships`, { isExample, params: ofTeam, body: member })
  const ofMembers = `${organization}/teams/:teamId/schedules`
  await until(async () => (await call('GET', ofMembers, { isExample, params: ofTeam })).length === 4)
  await call('GET', ofMembers, { params: ofTeam })
  await call('GET', `${organization}/teams/:teamId/users/:userId/schedules`, {
    params: { ...ofTeam, ...params },
  })
  const own = await call('POST', '/v2/teams', { isExample, body: { name: 'Choir' } })
  const ofOwn = { params: { teamId: own.id } }
  const listOfOwn = '/v2/teams/:teamId/schedules'
  await until(async () => (await call('GET', listOfOwn, { isExample, ...ofOwn })).length > 0)
  await call('GET', listOfOwn, ofOwn)

  const travelSchedules = [{ timeZone: 'Asia/Tokyo', startDate: '2027-03-01', endDate: '2027-03-14' }]
  await call('PUT', '/v2/travel-schedules', { body: { travelSchedules } })
  await call('GET', '/v2/travel-schedules')
  await call('PUT', '/v2/holidays', { body: { countryCode: 'DE', regionCode: 'BE' } })
  await call('GET', '/v2/holidays')
  await call('GET', '/v2/holidays/countries')

  const ofUser = `${organization}/users/:userId`
  await call('PUT', `${ofUser}/travel-schedules`, { params, body: { travelSchedules } })
  await call('GET', `${ofUser}/travel-schedules`, { params })
  await call('PUT', `${ofUser}/holidays`, { params, body: { countryCode: 'DE', regionCode: 'BE' } })
  await call('GET', `${ofUser}/holidays`, { params })
  const ooo = `${organization}/users/:userId/ooo`
  const { id: oooId } = await call('POST', ooo, {
    params,
    body: {
      start: '2026-12-24T00:00:00.000Z',
      end: '2026-12-31T23:59:59.999Z',
      notes: 'Back in the new year',
      reason: 'vacation',
      toUserId: stack.user.id,
    },
  })
  const one = { params: { ...params, oooId } }
  await call('GET', ooo, { params })
  await call('GET', `${organization}/ooo`, { params: { orgId }, query: { sortStart: 'asc' } })
  await call('PATCH', `${ooo}/:oooId`, { ...one, body: { end: '2027-01-02T23:59:59.999Z' } })
  await call('DELETE', `${ooo}/:oooId`, one)

  await call('DELETE', `${schedules}/:scheduleId`, { params: { ...params, scheduleId } })
  await call('DELETE', `${organization}/teams/:teamId`, { isExample, params: ofTeam })
  await call('DELETE', '/v2/teams/:teamId', { isExample, params: { teamId: own.id } })
  await call('DELETE', `${organization}/users/:userId`, { isExample, params })
}
