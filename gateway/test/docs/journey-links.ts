import type { Stack } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

type Call = Recorder['call']
type Params = Record<string, string | number>

const isExample = false
const hidden = { title: 'Second opinion', slug: 'second-opinion', lengthInMinutes: 30, hidden: true }

/** Private links of event types of a user and of a team, and a booking with one. */
export async function callPrivateLinks(stack: Stack, { call }: Recorder): Promise<void> {
  const { id: eventTypeId } = await call('POST', '/v2/event-types', { isExample, body: hidden })
  const linkId = await callLinks(call, '/v2/event-types/:eventTypeId/private-links', { eventTypeId })
  await call('GET', '/v2/private-links/:linkId', { params: { linkId }, key: null })
  await call('GET', '/v2/event-types/:eventTypeId/booking-page', { params: { eventTypeId }, key: null })

  const orgId = stack.organization.id
  const teams = '/v2/organizations/:orgId/teams'
  const { id: teamId } = await call('POST', teams, { isExample, params: { orgId }, body: { name: 'Lab' } })
  const team = `${teams}/:teamId`
  const ofTeam = await call('POST', `${team}/event-types`, {
    isExample,
    params: { orgId, teamId },
    body: { ...hidden, schedulingType: 'collective', hosts: [{ userId: stack.user.id }] },
  })
  const params = { orgId, teamId, eventTypeId: ofTeam.id }
  await callLinks(call, `${team}/event-types/:eventTypeId/private-links`, params)
  await call('DELETE', team, { isExample, params: { orgId, teamId } })
  await call('DELETE', '/v2/event-types/:eventTypeId', { isExample, params: { eventTypeId } })
}

/** Returns the id of a link that still exists. */
async function callLinks(call: Call, path: string, params: Params): Promise<string> {
  const { linkId } = await call('POST', path, {
    params,
    body: { expiresAt: '2026-12-31T23:00:00Z', maxUsageCount: 3 },
  })
  await call('GET', path, { params })
  await call('PATCH', `${path}/:linkId`, { params: { ...params, linkId }, body: { maxUsageCount: 5 } })
  const other = await call('POST', path, { isExample, params, body: {} })
  await call('DELETE', `${path}/:linkId`, { params: { ...params, linkId: other.linkId } })
  return linkId
}
