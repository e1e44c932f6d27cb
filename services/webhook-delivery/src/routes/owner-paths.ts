import {
  type CallerContext,
  EventTypeId,
  EventTypeWebhookAnswer,
  EventTypeWebhookListAnswer,
  OAuthClientPath,
  OAuthClientWebhookAnswer,
  OAuthClientWebhookListAnswer,
  OrganizationPath,
  OrganizationTeamPath,
  TeamPath,
  TeamWebhookAnswer,
  TeamWebhookListAnswer,
  textIdOf,
  UserWebhookAnswer,
  UserWebhookListAnswer,
} from '@punctual/contracts'
import { requireIn, requireUser } from '@punctual/http'
import { type TObject, type TProperties, type TSchema, type TString, Type } from '@sinclair/typebox'
import type { WebhookDeps } from '../deps.ts'
import {
  asReachedBy,
  type FindOwner,
  type OwnerParams,
  requireClient,
  requireEventType,
  requireOrganization,
  requireSelf,
  requireTeam,
  type WebhookPermission,
} from '../guards/path-owners.ts'

type Request = { caller: CallerContext; params: unknown }

/** A path under which webhooks are managed: the same operations for each kind of owner. */
export interface WebhookOwnerPath {
  path: string
  params: TProperties
  /** Completes "the webhooks of ...". */
  of: string
  /** Schemas of the answers; their fields include the owner's id. */
  one: TSchema
  list: TSchema
  /**
   * Runs in `preValidation`, so that a missing right is reported before an invalid body
   * (docs/domain.md#errors).
   */
  guard(deps: WebhookDeps, permission: WebhookPermission): (request: Request) => Promise<void>
  /** @throws DomainError 404 and 403 that the guard does not check */
  owner: FindOwner
}

const eventTypeId = EventTypeId
const ofEventType = { one: EventTypeWebhookAnswer, list: EventTypeWebhookListAnswer, owner: requireEventType }
const ofTeam = { one: TeamWebhookAnswer, list: TeamWebhookListAnswer }
const userGuard = () => async (request: Request) => void requireUser(request)
const rightsGuard = (_deps: WebhookDeps, permission: WebhookPermission) => requireIn(permission)

const ownerPaths: readonly WebhookOwnerPath[] = [
  {
    path: '/v2/event-types/:eventTypeId/webhooks',
    params: { eventTypeId },
    of: 'an event type',
    ...ofEventType,
    guard: userGuard,
  },
  {
    path: '/v2/teams/:teamId/event-types/:eventTypeId/webhooks',
    params: { ...TeamPath.properties, eventTypeId },
    of: "a team's event type",
    ...ofEventType,
    guard: rightsGuard,
  },
  {
    path: '/v2/webhooks',
    params: {},
    of: 'the caller',
    one: UserWebhookAnswer,
    list: UserWebhookListAnswer,
    guard: userGuard,
    owner: requireSelf,
  },
  {
    path: '/v2/teams/:teamId/webhooks',
    params: TeamPath.properties,
    of: 'a team',
    ...ofTeam,
    guard: rightsGuard,
    owner: requireTeam,
  },
  {
    path: '/v2/organizations/:orgId/teams/:teamId/webhooks',
    params: OrganizationTeamPath.properties,
    of: 'a team of an organization',
    ...ofTeam,
    guard: rightsGuard,
    owner: requireTeam,
  },
  {
    path: '/v2/organizations/:orgId/webhooks',
    params: OrganizationPath.properties,
    of: 'an organization',
    ...ofTeam,
    guard: rightsGuard,
    owner: requireOrganization,
  },
  {
    path: '/v2/oauth-clients/:clientId/webhooks',
    params: OAuthClientPath.properties,
    of: 'an OAuth client',
    one: OAuthClientWebhookAnswer,
    list: OAuthClientWebhookListAnswer,
    guard: (deps, permission) => async (request) =>
      void (await requireClient(deps, requireUser(request), permission, request.params as OwnerParams)),
    owner: requireClient,
  },
]

/**
 * Every path that ends in `/webhooks`; on each, an app reaches only the webhooks that it created.
 */
export const webhookOwnerPaths: readonly WebhookOwnerPath[] = ownerPaths.map((ownerPath) => ({
  ...ownerPath,
  owner: async (deps, caller, permission, params) =>
    asReachedBy(caller, await ownerPath.owner(deps, caller, permission, params)),
}))

/** Path parameters of the routes below such a path. */
const ids = {
  webhookId: textIdOf('the webhook'),
  deliveryId: textIdOf('the delivery'),
  jobId: textIdOf('the recovery job'),
}

type BelowOwner<Name extends keyof typeof ids> = TObject<
  typeof OwnerParams.properties & { [N in Name]: TString }
>

/** Returns the path schema of a route: the parameters of the owner and these ids. */
export const pathOf = <Name extends keyof typeof ids = never>(
  { params }: WebhookOwnerPath,
  ...names: Name[]
): BelowOwner<Name> => {
  const texts = Object.fromEntries(names.map((name) => [name, ids[name]]))
  // The parameters differ by owner, and each `owner` function knows its own.
  return Type.Object({ ...params, ...texts }) as unknown as BelowOwner<Name>
}
