import { type AppScope, appScopes, type CallerKind, oauthPermissions } from '@punctual/contracts'
import {
  type ApiRequest,
  createOwnerFixtures,
  createTeamFixtures,
  createUser,
  createV1Fixtures,
  decide,
  hook,
  type Json,
  type Made,
  type Receiver,
  type Stack,
  signIn,
} from '@punctual/testing'

type Role = 'MEMBER' | 'ADMIN' | 'OWNER'

/** A caller. `organization`, `team` and `ownTeam` are its accepted roles there. */
export interface Caller {
  name: string
  kind: CallerKind
  /** Scopes, for credentials that have them. */
  scopes?: readonly string[]
  request: Pick<ApiRequest, 'key' | 'headers'>
  isRefused?: true
  isElsewhere?: true
  isOwner?: true
  organization?: Role
  team?: Role
  ownTeam?: Role
  /** Whose webhooks a portal link shows. */
  portalOf?: 'organization' | 'client'
}

export interface Tenants {
  callers: Caller[]
  /** Apps of the OWNER, one for each scope. */
  apps: Caller[]
  /** Ids of the other organization. */
  stranger: Caller & { apiKey: string; organizationId: number; clientId: string }
  /**
   * Existing ids by path parameter: of the owner, or of the team or organization in the path. In v1
   * all are `id`.
   */
  idsOf(path: string): Record<string, string>
}

/**
 * Creates two organizations with two teams each, a team without an organization, and a caller of
 * every kind.
 */
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
  const ownTeam = await made('POST', '/v2/teams', { body: { name: 'Independent' } })
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
  // Signs in; another one has the key, as a call with the key ends sessions of its person.
  await person('sid', 'ADMIN')
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
  /** Grants access in the browser, then exchanges the code as the app. */
  const appOf = async (apiKey: string, scopes: readonly AppScope[]): Promise<Caller> => {
    const { clientId, clientSecret } = thirdParty
    const query = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code' }
    const address = `${stack.url}/oauth/authorize?${new URLSearchParams({ ...query, scope: scopes.join(' ') })}`
    const code = (await decide(address, apiKey)).searchParams.get('code') ?? ''
    const answer = await fetch(`${stack.url}/v2/auth/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
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
  const options = { made, organizationId: orgId, userId: stack.user.id, receiverUrl: receiver.url }
  const { id: managedId } = await made('POST', `${organization}/organizations`, { body: { name: 'Managed' } })
  const ids = {
    ...(await createOwnerFixtures(options)),
    ...people,
    orgId: `${orgId}`,
    managedOrganizationId: `${managedId}`,
  }
  const v1Ids = await createV1Fixtures(options, stack)
  const managedOrganization = await made('POST', `${organization}/organizations`, { body: { name: 'Apart' } })
  const ofOwner = { isOwner: true, organization: 'OWNER', team: 'OWNER', ownTeam: 'OWNER' } as const
  const apps: Caller[] = []
  for (const scope of appScopes) apps.push({ ...(await appOf(stack.apiKey, [scope])), ...ofOwner })
  const ofTeam = {
    ...ids,
    ...(await createTeamFixtures(options, `${organization}/teams/${team.id}`)),
    teamId: `${team.id}`,
    membershipId: `${teamMembership.id}`,
  }
  const ofOwnTeam = {
    ...ids,
    ...(await createTeamFixtures(options, `/v2/teams/${ownTeam.id}`)),
    teamId: `${ownTeam.id}`,
    membershipId: `${ownTeamMembership.id}`,
  }
  const ofOrganization = {
    ...ofTeam,
    webhookId: `${(await made('POST', `${organization}/webhooks`, { body: hook(receiver.url) })).id}`,
  }

  const key = (apiKey: string): Pick<Caller, 'kind' | 'request'> => ({
    kind: 'api-key',
    request: { key: apiKey },
  })
  const portalOf = async (path: string, access: 'read' | 'write', asked: Pick<ApiRequest, 'key'> = {}) => {
    const { id, url } = await made('POST', `${path}/portal-links`, { ...asked, body: { access } })
    const token = new URL(url).hash.slice(1)
    const opened = await made('POST', `/v2/portal-links/${id}/open`, { key: null, body: { token } })
    return {
      kind: 'portal' as const,
      request: { key: opened.accessToken as string },
      scopes: [
        'webhook.read',
        ...(access === 'write' ? ['webhook.create', 'webhook.update', 'webhook.delete'] : []),
      ],
    }
  }
  const ofEve = { key: eve.apiKey }
  const portals: Caller[] = [
    { name: 'a portal link', ...(await portalOf(organization, 'write')), portalOf: 'organization' },
    { name: 'a portal link that reads', ...(await portalOf(organization, 'read')), portalOf: 'organization' },
    {
      name: 'a portal link of the client',
      ...(await portalOf(`/v2/oauth-clients/${client.clientId}`, 'write')),
      portalOf: 'client',
    },
    {
      name: 'a foreign portal link',
      ...(await portalOf(`/v2/organizations/${eve.user.organizationId}`, 'write', ofEve)),
      isElsewhere: true,
    },
    {
      name: 'a portal link of a foreign client',
      ...(await portalOf(`/v2/oauth-clients/${foreign.clientId}`, 'write', ofEve)),
      isElsewhere: true,
    },
  ]
  const stranger = {
    name: "the other organization's owner",
    ...key(eve.apiKey),
    isElsewhere: true as const,
    apiKey: eve.apiKey,
    organizationId: eve.user.organizationId,
    clientId: foreign.clientId as string,
  }
  return {
    stranger,
    apps,
    callers: [
      { name: 'anonymous', kind: 'anonymous', request: { key: null } },
      { name: 'an expired key', ...key(expired.apiKey), isRefused: true },
      stranger,
      { name: "the other team's ADMIN", ...key(otherAdmin.apiKey), organization: 'MEMBER' },
      { name: 'a MEMBER', ...key(member.apiKey), organization: 'MEMBER', team: 'MEMBER', ownTeam: 'MEMBER' },
      { name: "the team's ADMIN", ...key(teamAdmin.apiKey), organization: 'MEMBER', team: 'ADMIN' },
      { name: 'an ADMIN', ...key(admin.apiKey), organization: 'ADMIN', ownTeam: 'ADMIN' },
      { name: 'who has not accepted', ...key(invited.apiKey) },
      {
        name: 'a signed-in ADMIN',
        kind: 'session',
        request: { key: null, headers: { ...(await signIn(stack, 'sid@example.com')) } },
        organization: 'ADMIN',
      },
      {
        name: 'a managed user',
        kind: 'managed-user',
        request: { key: managed.accessToken },
        scopes: oauthPermissions,
      },
      {
        name: 'the OAuth client',
        kind: 'oauth-client',
        request: { key: null, headers: secretOf(client) },
        scopes: oauthPermissions,
        // A client has the rights of its owner in the organization.
        organization: 'OWNER',
        team: 'OWNER',
      },
      {
        name: 'a foreign OAuth client',
        kind: 'oauth-client',
        request: { key: null, headers: secretOf(foreign) },
        scopes: oauthPermissions,
        isElsewhere: true,
      },
      {
        name: "the OWNER's key of a managed organization",
        ...key(managedOrganization.apiKey),
        kind: 'organization-key',
        isElsewhere: true,
      },
      ...portals,
      { ...(await appOf(stack.apiKey, appScopes)), ...ofOwner },
      {
        ...(await appOf(eve.apiKey, appScopes)),
        name: "an app of the other organization's owner",
        isElsewhere: true,
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
