import { type AppScope, appScopes, type CallerKind, oauthPermissions } from '@punctual/contracts'
import { type ApiRequest, createUser, decide, type Json, type Receiver, type Stack } from '@punctual/testing'

type Made = (method: string, path: string, request?: ApiRequest) => Promise<Json>
type Role = 'MEMBER' | 'ADMIN' | 'OWNER'

/** Somebody who calls. `organization`, `team` and `ownTeam` are the roles held there, accepted ones alone. */
export interface Caller {
  name: string
  kind: CallerKind
  /** Of credentials that are limited by them. */
  scopes?: readonly string[]
  request: Pick<ApiRequest, 'key' | 'headers'>
  isRefused?: true
  isElsewhere?: true
  isOwner?: true
  organization?: Role
  team?: Role
  ownTeam?: Role
}

export interface Tenants {
  callers: Caller[]
  /** An app of the OWNER with one scope, for each scope that there is. */
  apps: Caller[]
  /** Of the other organization. */
  stranger: Caller & { apiKey: string; organizationId: number; clientId: string }
  /** Ids of what is there, by the parameters of a path: of the owner, or of the team or organization that it names. In v1 each is `id`. */
  idsOf(path: string): Record<string, string>
}

/** Two organizations with two teams each, a team of none, and somebody of every kind. */
export async function twoTenants(stack: Stack, receiver: Receiver): Promise<Tenants> {
  const { api, clock } = stack
  const made: Made = async (method, path, request = {}) => {
    const { status, body } = await api(method, path, request)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return body.data
  }
  const expired = await made('POST', '/v2/api-keys', { body: { apiKeyDaysValid: 1 } })
  clock.advance(2 * 86_400_000)

  const orgId = stack.organization.id
  const organization = `/v2/organizations/${orgId}`
  const team = await made('POST', `${organization}/teams`, { body: { name: 'One' } })
  const otherTeam = await made('POST', `${organization}/teams`, { body: { name: 'Two' } })
  const ownTeam = await made('POST', '/v2/teams', { body: { name: 'Of none' } })
  const person = (name: string, role?: Role) =>
    createUser(stack, { email: `${name}@example.com`, name, ...(role && { organizationId: orgId, role }) })
  const join = (path: string, userId: number, role: Role, accepted = true) =>
    made('POST', `${path}/memberships`, { body: { userId, role, accepted } })

  const member = await person('mary', 'MEMBER')
  const teamMembership = await join(`${organization}/teams/${team.id}`, member.user.id, 'MEMBER')
  const ownTeamMembership = await join(`/v2/teams/${ownTeam.id}`, member.user.id, 'MEMBER')
  const admin = await person('adam', 'ADMIN')
  await join(`/v2/teams/${ownTeam.id}`, admin.user.id, 'ADMIN')
  const teamAdmin = await person('tess', 'MEMBER')
  await join(`${organization}/teams/${team.id}`, teamAdmin.user.id, 'ADMIN')
  const otherAdmin = await person('otto', 'MEMBER')
  await join(`${organization}/teams/${otherTeam.id}`, otherAdmin.user.id, 'ADMIN')
  const invited = await person('ines', 'ADMIN')
  const members: Json[] = await made('GET', `${organization}/memberships`)
  const { id: inviteId } = members.find(({ userId }) => userId === invited.user.id)!
  await made('PATCH', `${organization}/memberships/${inviteId}`, { body: { accepted: false } })
  await join(`/v2/teams/${ownTeam.id}`, invited.user.id, 'ADMIN', false)

  const permissions = ['*']
  const redirectUri = 'https://app.example.com/callback'
  const thirdParty = await made('POST', '/v2/oauth-clients', {
    body: { name: 'Third party', redirectUris: [redirectUri], permissions },
  })
  /** What a person does in a browser, and the app after that. */
  const appOf = async (apiKey: string, scopes: readonly AppScope[]): Promise<Caller> => {
    const { clientId, clientSecret } = thirdParty
    const query = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code' }
    const address = `${stack.url}/oauth/authorize?${new URLSearchParams({ ...query, scope: scopes.join(' ') })}`
    const code = (await decide(address, apiKey)).searchParams.get('code') ?? ''
    const answer = await fetch(`${stack.url}/v2/auth/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', code, redirect_uri: redirectUri },
        ...{ client_id: clientId, client_secret: clientSecret },
      }),
    })
    const { access_token: key } = (await answer.json()) as { access_token: string }
    const name = `an app with ${scopes.length === 1 ? scopes[0] : 'every scope'}`
    return { name, kind: 'app', scopes, request: { key } }
  }
  const client = await made('POST', '/v2/oauth-clients', {
    body: { name: 'App', redirectUris: [], permissions },
  })
  const secretOf = (of: Json) => ({ 'x-svc-client-id': of.clientId, 'x-svc-secret-key': of.clientSecret })
  const manage = (email: string) =>
    made('POST', `/v2/oauth-clients/${client.clientId}/users`, { body: { email, name: 'Managed' } })
  const managed = await manage('managed@example.com')
  const otherManaged = await manage('other@example.com')

  const eve = await createUser(stack, {
    email: 'eve@elsewhere.test',
    name: 'Eve',
    organization: { name: 'Elsewhere' },
  })
  const foreign = await made('POST', '/v2/oauth-clients', {
    key: eve.apiKey,
    body: { name: 'Foreign app', redirectUris: [], permissions },
  })
  await made('POST', `/v2/organizations/${eve.user.organizationId}/teams`, {
    key: eve.apiKey,
    body: { name: 'One' },
  })

  const people = { userId: `${otherManaged.user.id}`, clientId: client.clientId as string }
  const ids = { ...(await furnish(made, stack, receiver)), ...people, orgId: `${orgId}` }
  const v1Ids = await furnishV1(made, stack)
  const managedOrganization = await made('POST', `${organization}/organizations`, { body: { name: 'Apart' } })
  const ofOwner = { isOwner: true, organization: 'OWNER', team: 'OWNER', ownTeam: 'OWNER' } as const
  const apps: Caller[] = []
  for (const scope of appScopes) apps.push({ ...(await appOf(stack.apiKey, [scope])), ...ofOwner })
  const ofTeam = {
    ...ids,
    ...(await furnishTeam(made, `${organization}/teams/${team.id}`, receiver, stack.user.id)),
    ...{ teamId: `${team.id}`, membershipId: `${teamMembership.id}` },
  }
  const ofOwnTeam = {
    ...ids,
    ...(await furnishTeam(made, `/v2/teams/${ownTeam.id}`, receiver, stack.user.id)),
    ...{ teamId: `${ownTeam.id}`, membershipId: `${ownTeamMembership.id}` },
  }
  const ofOrganization = {
    ...ofTeam,
    webhookId: `${(await made('POST', `${organization}/webhooks`, { body: hook(receiver.url) })).id}`,
  }

  const key = (apiKey: string): Pick<Caller, 'kind' | 'request'> => ({
    kind: 'api-key',
    request: { key: apiKey },
  })
  const stranger = {
    ...{ name: "the other organization's owner", ...key(eve.apiKey), isElsewhere: true as const },
    ...{ apiKey: eve.apiKey, organizationId: eve.user.organizationId },
    ...{ clientId: foreign.clientId as string },
  }
  return {
    stranger,
    apps,
    callers: [
      { name: 'nobody', kind: 'anonymous', request: { key: null } },
      { name: 'an expired key', ...key(expired.apiKey), isRefused: true },
      stranger,
      { name: "the other team's ADMIN", ...key(otherAdmin.apiKey), organization: 'MEMBER' },
      { name: 'a MEMBER', ...key(member.apiKey), organization: 'MEMBER', team: 'MEMBER', ownTeam: 'MEMBER' },
      { name: "the team's ADMIN", ...key(teamAdmin.apiKey), organization: 'MEMBER', team: 'ADMIN' },
      { name: 'an ADMIN', ...key(admin.apiKey), organization: 'ADMIN', ownTeam: 'ADMIN' },
      { name: 'who has not accepted', ...key(invited.apiKey) },
      {
        name: 'a managed user',
        ...{ kind: 'managed-user', request: { key: managed.accessToken }, scopes: oauthPermissions },
      },
      {
        name: 'the OAuth client',
        ...{ kind: 'oauth-client', request: { key: null, headers: secretOf(client) } },
        scopes: oauthPermissions,
        // A client acts with the rights that its owner has in the organization.
        ...{ organization: 'OWNER', team: 'OWNER' },
      },
      {
        name: 'a foreign OAuth client',
        ...{ kind: 'oauth-client', request: { key: null, headers: secretOf(foreign) } },
        scopes: oauthPermissions,
        isElsewhere: true,
      },
      {
        name: "the OWNER's key of a managed organization",
        ...key(managedOrganization.apiKey),
        ...{ kind: 'organization-key', isElsewhere: true },
      },
      { ...(await appOf(stack.apiKey, appScopes)), ...ofOwner },
      {
        ...(await appOf(eve.apiKey, appScopes)),
        ...{ name: "an app of the other organization's owner", isElsewhere: true },
      },
      { name: 'the OWNER', ...key(stack.apiKey), ...ofOwner },
    ],
    idsOf: (path) =>
      path.startsWith('/v1/')
        ? { ...ids, id: v1Ids[path.split('/')[2] ?? ''] ?? '999999999' }
        : path.startsWith('/v2/teams/:teamId')
          ? ofOwnTeam
          : path.startsWith('/v2/organizations/:orgId/teams/:teamId')
            ? ofTeam
            : path.startsWith('/v2/organizations/:orgId')
              ? ofOrganization
              : ids,
  }
}

/** What a team has. */
async function furnishTeam(made: Made, path: string, { url }: Receiver, userId: number) {
  const post = (what: string, body: unknown) => made('POST', `${path}/${what}`, { body })
  const eventType = await post('event-types', {
    ...{ title: 'Ours', slug: 'ours', lengthInMinutes: 30, schedulingType: 'roundRobin' },
    hosts: [{ userId }],
  })
  const webhook = await post('webhooks', hook(url))
  const [workflow] = await post('workflows', aWorkflow)
  const link = path.startsWith('/v2/teams')
    ? undefined
    : await post(`event-types/${eventType.id}/private-links`, {})
  const form = path.startsWith('/v2/teams') ? undefined : await post('routing-forms', aForm)
  return {
    ...{ eventTypeId: `${eventType.id}`, webhookId: `${webhook.id}`, workflowId: `${workflow.id}` },
    ...(link && { linkId: link.linkId }),
    ...(form && {
      routingFormId: `${form.id}`,
      responseId: await respond(made, `${path}/routing-forms/${form.id}`),
    }),
  }
}

const hook = (subscriberUrl: string) => ({ active: true, subscriberUrl, triggers: ['BOOKING_CREATED'] })
const aWorkflow = {
  name: 'Reminder',
  activation: { isActiveOnAllEventTypes: true },
  trigger: { type: 'newEvent' },
  steps: [],
}
const aForm = { name: 'Contact', routes: [{ action: { type: 'message', value: 'Thanks' } }] }
async function respond(made: Made, form: string): Promise<string> {
  const path = `${form}/responses?start=2026-12-08&end=2026-12-09`
  return `${(await made('POST', path, { body: {} })).routing.responseId}`
}

/** One of everything, of the owner. */
async function furnish(
  made: Made,
  { organization }: Stack,
  receiver: Receiver,
): Promise<Record<string, string>> {
  const post = (path: string, body: unknown = {}) => made('POST', path, { body })
  const schedule = await post('/v2/schedules', { name: 'Hours', timeZone: 'UTC', isDefault: true })
  const eventType = await post('/v2/event-types', {
    ...{ title: 'Intro', slug: 'intro', lengthInMinutes: 30, scheduleId: schedule.id },
  })
  const booking = await post('/v2/bookings', {
    eventTypeId: eventType.id,
    start: '2026-12-08T10:00:00Z',
    attendee: { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' },
  })
  const webhook = await post(`/v2/event-types/${eventType.id}/webhooks`, hook(receiver.url))
  const link = await post(`/v2/event-types/${eventType.id}/private-links`)
  const [workflow] = await post('/v2/workflows', aWorkflow)
  const form = await post('/v2/routing-forms', aForm)
  const [attendee] = await made('GET', `/v2/bookings/${booking.uid}/attendees`)
  const place = `/v2/organizations/${organization.id}`
  const attribute = await post(`${place}/attributes`, {
    ...{ name: 'Desk', slug: 'desk', type: 'SINGLE_SELECT', options: [{ value: 'One', slug: 'one' }] },
  })
  const [option] = await made('GET', `${place}/attributes/${attribute.id}/options`)
  const role = await post(`${place}/roles`, { name: 'Reception', permissions: ['booking.read'] })
  const managed = await post(`${place}/organizations`, { name: 'Managed' })
  const key = await post('/v2/api-keys', {})
  const ids = {
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
    attributeSlug: 'desk',
    optionId: option.id,
    attributeOptionId: option.id,
    roleId: role.id,
    permission: 'booking.read',
    managedOrganizationId: managed.id,
    id: key.id,
  }
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, `${id}`]))
}

/** One of everything of the first generation's, of the owner, by the resource. */
async function furnishV1(made: Made, { apiKey, url }: Stack): Promise<Record<string, string>> {
  const v1 = async (path: string, body?: unknown): Promise<Json> => {
    const answer = await fetch(`${url}/v1/${path}?apiKey=${apiKey}`, {
      ...(body !== undefined && {
        ...{ method: 'POST', body: JSON.stringify(body) },
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
    ...{ type: 'daily_video', uid: 'abc', bookingId: bookings[0].id },
  })
  const { id: hook } = await made('POST', '/v2/webhooks', {
    body: { active: true, subscriberUrl: `${url}/own`, triggers: ['BOOKING_CREATED'] },
  })
  return {
    ...{ 'event-types': `${eventTypes[0].id}`, availabilities: `${availabilities[0].id}` },
    ...{ bookings: `${bookings[0].id}`, 'booking-references': `${reference.id}`, hooks: `${hook}` },
  }
}
