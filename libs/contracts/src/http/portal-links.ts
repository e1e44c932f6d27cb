import { type Static, Type } from '@sinclair/typebox'
import { about, CreatedAt, pageQuery, shownIdOf, textIdOf } from './fields.ts'
import { OAuthClientPath } from './oauth-clients.ts'
import { OrganizationPath } from './organizations.ts'
import { EmbedOrigins } from './origins.ts'
import { answer, list, oneOf } from './shapes.ts'

/** What a portal link allows: to see webhooks and deliveries, or also to change them. */
export const portalAccesses = ['read', 'write'] as const
export type PortalAccess = (typeof portalAccesses)[number]

/** Minutes for which a link is valid. */
const defaultMinutes = 60
const mostMinutes = 1_440

/** Body of POST .../portal-links. */
export const CreatePortalLink = Type.Object({
  access: about(
    '`read` shows webhooks and deliveries, without secrets and bodies; `write` also creates, changes, tests and deletes webhooks and sends deliveries again. Defaults to `read`.',
    Type.Optional(oneOf(portalAccesses)),
  ),
  expiresInMinutes: about(
    `Minutes for which the link and what it opens are valid. Defaults to ${defaultMinutes}.`,
    Type.Optional(Type.Integer({ minimum: 1, maximum: mostMinutes, default: defaultMinutes })),
  ),
  embedOrigins: Type.Optional(
    EmbedOrigins('Origins whose pages may show the portal in a frame. Without any, none may.'),
  ),
})
export type CreatePortalLink = Static<typeof CreatePortalLink>

const shown = {
  id: textIdOf('the portal link'),
  access: about('What the link allows.', oneOf(portalAccesses)),
  embedOrigins: EmbedOrigins('Origins whose pages may show the portal in a frame.'),
  organizationId: shownIdOf('the organization'),
  oAuthClientId: about(
    'Id of the OAuth client whose webhooks the link shows. Absent for those of the organization.',
    Type.Optional(Type.String()),
  ),
  createdByUserId: shownIdOf('the user who created the link, or as whom the OAuth client acted'),
  createdAt: CreatedAt,
  expiresAt: about('When the link and what it opens end, ISO 8601 in UTC.', Type.String()),
}

/** A link to the portal of webhooks. */
export const PortalLink = Type.Object(shown)
export type PortalLink = Static<typeof PortalLink>
export const PortalLinkAnswer = answer(PortalLink)
export const PortalLinkListAnswer = list(PortalLink)

/** A new link with its address, which is shown this once. */
export const CreatedPortalLink = Type.Object({
  ...shown,
  url: about('Address of the portal. It gives access until it ends, so it is a secret.', Type.String()),
})
export const CreatedPortalLinkAnswer = answer(CreatedPortalLink)

/** Query of GET .../portal-links. */
export const ListPortalLinks = Type.Object(pageQuery(100))

const linkId = textIdOf('the portal link')
/** Path of DELETE /v2/organizations/{orgId}/portal-links/{linkId}. */
export const OrganizationPortalLinkPath = Type.Object({ ...OrganizationPath.properties, linkId })
/** Path of DELETE /v2/oauth-clients/{clientId}/portal-links/{linkId}. */
export const OAuthClientPortalLinkPath = Type.Object({ ...OAuthClientPath.properties, linkId })
/** Path of POST /v2/portal-links/{linkId}/open. */
export const PortalLinkPath = Type.Object({ linkId })

/** Body of POST /v2/portal-links/{linkId}/open. */
export const OpenPortalLink = Type.Object({
  token: about("The part of the link's address after `#`.", Type.String({ minLength: 1, maxLength: 500 })),
})

/** What a link opens: a token for its webhooks only. */
export const PortalSession = Type.Object({
  accessToken: about('Bearer token for the webhooks of the link, and nothing else.', Type.String()),
  expiresAt: about('When the token ends, ISO 8601 in UTC.', Type.String()),
  access: about('What the token allows.', oneOf(portalAccesses)),
  organizationId: shownIdOf('the organization'),
  oAuthClientId: about(
    'Id of the OAuth client whose webhooks the token reaches. Absent for those of the organization.',
    Type.Optional(Type.String()),
  ),
  name: about('Name of the organization or the OAuth client.', Type.String()),
})
export type PortalSession = Static<typeof PortalSession>
export const PortalSessionAnswer = answer(PortalSession)

/** Answer of GET /internal/portal-links/{linkId}: what the gateway needs to show its page. */
export const PortalFrame = Type.Object({ embedOrigins: Type.Array(Type.String()) })
export type PortalFrame = Static<typeof PortalFrame>
