import type { Permission } from '../permissions.ts'
import {
  type Access,
  administrators,
  allCallers,
  forSessions,
  keys,
  keysAndClients,
  people,
  peopleAtHome,
  rowsOf,
} from './access.ts'

const organization = '/v2/organizations/:orgId'
const managed = `${organization}/organizations`
const attributes = `${organization}/attributes`
const attribute = `${attributes}/:attributeId`
const memberOptions = `${attributes}/options/:userId`
const client = '/v2/oauth-clients/:clientId'
const clientUser = `${client}/users/:userId`

/** Within an organization only admins can read the members' addresses. */
const teams: { team: string; readable: Permission }[] = [
  { team: `${organization}/teams/:teamId`, readable: 'team.listMembersPrivate' },
  { team: '/v2/teams/:teamId', readable: 'team.listMembers' },
]

const ownAccount = [
  ...forSessions(
    rowsOf({ scope: 'PROFILE', callers: people }, [['GET', '/v2/me', { permission: 'profile.read' }]]),
  ),
  ...rowsOf({ scope: 'PROFILE' }, [
    // A key of another organization is for that organization, not for the person's account.
    ['PATCH', '/v2/me', { callers: peopleAtHome, permission: 'profile.update' }],
    ['POST', '/v2/invites/:token/accept', { callers: peopleAtHome, permission: 'profile.update' }],
  ]),
  // The data of all services, which the scopes of limited credentials do not cover together.
  ...rowsOf({ callers: ['api-key'] }, [['GET', '/v2/me/export']]),
  ...forSessions(
    rowsOf({ callers: keys }, [
      ['POST', '/v2/api-keys', { givesSecret: true }],
      ['GET', '/v2/api-keys'],
      ['DELETE', '/v2/api-keys/:id'],
    ]),
  ),
  ...rowsOf({ callers: keys }, [['POST', '/v2/api-keys/refresh', { givesSecret: true }]]),
  ...forSessions(
    rowsOf({ callers: ['api-key'] }, [
      ['GET', '/v2/me/sessions'],
      ['DELETE', '/v2/me/sessions'],
      ['DELETE', '/v2/me/sessions/:sessionId'],
      ['GET', '/v2/me/grants'],
      ['DELETE', '/v2/me/grants/:grantId'],
    ]),
  ),
]

/** Links to the webhooks of an organization or a client, and the page that opens them. */
const portalLinks = [
  ...forSessions(
    [`${organization}/portal-links`, `${client}/portal-links`].flatMap((links) =>
      rowsOf({ callers: keysAndClients, permission: 'webhook.update' }, [
        ['POST', links, { givesSecret: true }],
        ['GET', links],
        ['DELETE', `${links}/:linkId`],
      ]),
    ),
  ),
  ...rowsOf({ callers: allCallers }, [['POST', '/v2/portal-links/:linkId/open', { givesSecret: true }]]),
]

/** How a person signs in: the cookies of the browser prove who calls. */
const signIn = [
  ...forSessions(
    rowsOf({ callers: ['anonymous'], forPages: true }, [
      ['POST', '/v2/auth/sign-in'],
      ['POST', '/v2/auth/sign-in/link'],
      ['POST', '/v2/auth/sign-in/confirm'],
      ['POST', '/v2/auth/sign-in/provider'],
      ['POST', '/v2/auth/sign-in/begin'],
    ]),
  ),
  // A provider sends the browser back here.
  ...forSessions(rowsOf({ callers: ['anonymous'], forPages: true }, [['GET', '/v2/auth/sign-in/callback']])),
  ...forSessions(rowsOf({ callers: [], forPages: true }, [['POST', '/v2/auth/sign-out']])),
]

const oauth = [
  ...rowsOf({ callers: keys, within: 'organization' }, [
    ['POST', '/v2/oauth-clients', { permission: 'oauthClient.update', givesSecret: true }],
  ]),
  // The console lists the owners of webhooks.
  ...forSessions(
    rowsOf({ callers: keys, within: 'organization' }, [
      ['GET', '/v2/oauth-clients', { permission: 'oauthClient.read' }],
    ]),
  ),
  ...rowsOf({ callers: keysAndClients }, [
    ['GET', client, { permission: 'oauthClient.read' }],
    ['PATCH', client, { permission: 'oauthClient.update' }],
    ['DELETE', client, { permission: 'oauthClient.update' }],
    ['POST', `${client}/rotate-secret`, { permission: 'oauthClient.update', givesSecret: true }],
    ['POST', `${client}/users`, { permission: 'oauthClient.update', givesSecret: true }],
    ['GET', `${client}/users`, { permission: 'oauthClient.read' }],
    ['GET', clientUser, { permission: 'oauthClient.read' }],
    ['PATCH', clientUser, { permission: 'oauthClient.update' }],
    ['DELETE', clientUser, { permission: 'oauthClient.update' }],
    ['POST', `${clientUser}/force-refresh`, { permission: 'oauthClient.update', givesSecret: true }],
    ['POST', '/v2/oauth/:clientId/refresh', { permission: 'oauthClient.update', givesSecret: true }],
  ]),
  ...rowsOf({ callers: allCallers, within: 'self' }, [
    ['GET', '/v2/auth/oauth2/clients/:clientId'],
    ['POST', '/v2/auth/oauth2/token', { givesSecret: true }],
    ['POST', '/v2/auth/oauth2/revoke'],
    ['GET', '/.well-known/oauth-authorization-server'],
  ]),
  ...forSessions(
    rowsOf({ callers: allCallers, within: 'self' }, [
      ['GET', '/oauth/authorize'],
      ['GET', '/auth/oauth2/authorize'],
      ['POST', '/oauth/authorize'],
    ]),
  ),
]

const ofAttributes = rowsOf({ callers: administrators, scope: 'ATTRIBUTES' }, [
  ['POST', attributes, { permission: 'organization.attributes.create' }],
  ['GET', attributes, { permission: 'organization.attributes.read' }],
  ['GET', attribute, { permission: 'organization.attributes.read' }],
  ['PATCH', attribute, { permission: 'organization.attributes.update' }],
  ['DELETE', attribute, { permission: 'organization.attributes.delete' }],
  ['POST', `${attribute}/options`, { permission: 'organization.attributes.create' }],
  ['GET', `${attribute}/options`, { permission: 'organization.attributes.read' }],
  ['PATCH', `${attribute}/options/:optionId`, { permission: 'organization.attributes.update' }],
  ['DELETE', `${attribute}/options/:optionId`, { permission: 'organization.attributes.delete' }],
  ['GET', `${attribute}/options/assigned`, { permission: 'organization.attributes.read' }],
  [
    'GET',
    `${attributes}/slugs/:attributeSlug/options/assigned`,
    { permission: 'organization.attributes.read' },
  ],
  ['POST', memberOptions, { permission: 'organization.attributes.editUsers' }],
  ['GET', memberOptions, { permission: 'organization.attributes.read' }],
  ['DELETE', `${memberOptions}/:attributeOptionId`, { permission: 'organization.attributes.editUsers' }],
])

const ofOrganizations = [
  ...rowsOf({ callers: administrators, scope: 'PROFILE' }, [
    ['GET', organization, { permission: 'organization.read' }],
  ]),
  ...rowsOf({ callers: keysAndClients }, [
    ['PATCH', organization, { permission: 'organization.update' }],
    ['POST', managed, { permission: 'organization.create', givesSecret: true }],
    ['GET', managed, { permission: 'organization.update' }],
    ['GET', `${managed}/:managedOrganizationId`, { permission: 'organization.update' }],
    ['PATCH', `${managed}/:managedOrganizationId`, { permission: 'organization.update' }],
    ['DELETE', `${managed}/:managedOrganizationId`, { permission: 'organization.create' }],
    ['GET', `${organization}/audit-log`, { permission: 'booking.readOrgAuditLogs' }],
    ['POST', `${organization}/attendees/erase`, { permission: 'organization.remove' }],
    ['POST', `${organization}/attendees/export`, { permission: 'organization.remove' }],
  ]),
  ...rowsOf({ callers: administrators, scope: 'MEMBERSHIP' }, [
    ['POST', `${organization}/users`, { permission: 'organization.invite' }],
    ['GET', `${organization}/users`, { permission: 'organization.listMembersPrivate' }],
    ['PATCH', `${organization}/users/:userId`, { permission: 'organization.update' }],
    ['DELETE', `${organization}/users/:userId`, { permission: 'organization.remove' }],
  ]),
  ...rowsOf({ callers: administrators, scope: 'MEMBERSHIP', managers: true }, [
    ['POST', `${organization}/memberships`, { permission: 'organization.invite' }],
    ['GET', `${organization}/memberships`, { permission: 'organization.listMembersPrivate' }],
    ['GET', `${organization}/memberships/:membershipId`, { permission: 'organization.listMembersPrivate' }],
    ['PATCH', `${organization}/memberships/:membershipId`, { permission: 'organization.changeMemberRole' }],
    ['DELETE', `${organization}/memberships/:membershipId`, { permission: 'organization.remove' }],
  ]),
]

const identityProvider = `${organization}/identity-providers/:providerId`

/** Who sets up a provider decides who signs in: only admins with a key of their own. */
const identityProviders = rowsOf({ callers: keys, permission: 'organization.update' }, [
  ['POST', `${organization}/identity-providers`],
  ['GET', `${organization}/identity-providers`],
  ['GET', identityProvider],
  ['PATCH', identityProvider],
  ['DELETE', identityProvider],
  ['POST', `${identityProvider}/verify-domains`],
])

const ofTeams = [
  ...rowsOf({ callers: administrators, scope: 'PROFILE' }, [
    ['POST', `${organization}/teams`, { permission: 'team.create' }],
    ['GET', `${organization}/teams/me`, { permission: 'team.read' }],
  ]),
  ...rowsOf({ scope: 'PROFILE', level: 'team' }, [
    // A team without an organization cannot belong to the organization of an organization key.
    ['POST', '/v2/teams', { callers: peopleAtHome }],
  ]),
  ...forSessions([
    ...rowsOf({ scope: 'PROFILE', level: 'team' }, [['GET', '/v2/teams', { callers: people }]]),
    ...rowsOf({ callers: administrators, scope: 'PROFILE' }, [
      ['GET', `${organization}/teams`, { permission: 'team.read' }],
    ]),
  ]),
  ...teams.flatMap(({ team, readable }) => {
    const isOwn = team === '/v2/teams/:teamId'
    // Managed users can read and delete what they can create.
    const callers = isOwn ? ([...administrators, 'managed-user'] as const) : administrators
    return [
      ...rowsOf({ callers: administrators, scope: 'PROFILE' }, [
        ['GET', team, { callers, permission: 'team.read' }],
        ['PATCH', team, { callers, permission: 'team.update' }],
        ['DELETE', team, { callers, permission: 'team.delete' }],
      ]),
      ...rowsOf({ callers: administrators, scope: 'MEMBERSHIP' }, [
        ['POST', `${team}/invite`, { permission: 'team.invite', givesSecret: true }],
      ]),
      ...rowsOf({ callers: administrators, scope: 'MEMBERSHIP', ...(!isOwn && { managers: true }) }, [
        ['POST', `${team}/memberships`, { permission: 'team.invite' }],
        ['GET', `${team}/memberships`, { permission: readable }],
        ['GET', `${team}/memberships/:membershipId`, { permission: readable }],
        ['PATCH', `${team}/memberships/:membershipId`, { permission: 'team.changeMemberRole' }],
        ['DELETE', `${team}/memberships/:membershipId`, { permission: 'team.remove' }],
      ]),
    ]
  }),
]

const ofRoles = [`${organization}/roles`, `${organization}/teams/:teamId/roles`].flatMap((path) =>
  rowsOf({ callers: keysAndClients }, [
    ['POST', path, { permission: 'role.create' }],
    ['GET', path, { permission: 'role.read' }],
    ['GET', `${path}/:roleId`, { permission: 'role.read' }],
    ['PATCH', `${path}/:roleId`, { permission: 'role.update' }],
    ['DELETE', `${path}/:roleId`, { permission: 'role.delete' }],
    ['POST', `${path}/:roleId/permissions`, { permission: 'role.update' }],
    ['GET', `${path}/:roleId/permissions`, { permission: 'role.read' }],
    ['PUT', `${path}/:roleId/permissions`, { permission: 'role.update' }],
    ['DELETE', `${path}/:roleId/permissions`, { permission: 'role.update' }],
    ['DELETE', `${path}/:roleId/permissions/:permission`, { permission: 'role.update' }],
  ]),
)

/** Never for apps: keys, OAuth clients, managed organizations, roles, erasure. */
export const identityPolicy: readonly Access[] = [
  ...ownAccount,
  ...signIn,
  ...portalLinks,
  ...oauth,
  ...ofAttributes,
  ...ofOrganizations,
  ...identityProviders,
  ...ofTeams,
  ...ofRoles,
]
