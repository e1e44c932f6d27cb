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
import {
  type Static,
  type TObject,
  type TProperties,
  type TSchema,
  type TString,
  Type,
} from '@sinclair/typebox'
import type { WebhookDeps } from './deps.ts'
import {
  asReachedBy,
  type PlaceOwner,
  requireClient,
  requireEventType,
  requireOrganization,
  requireSelf,
  requireTeam,
  type WebhookPermission,
} from './rights.ts'

const PlaceParams = Type.Object({
  eventTypeId: Type.Optional(Type.Integer()),
  teamId: Type.Optional(Type.Integer()),
  orgId: Type.Optional(Type.Integer()),
  clientId: Type.Optional(Type.String()),
})
/** What the path of a place may name: those of its own are there. */
export type PlaceParams = Static<typeof PlaceParams>

type Request = { caller: CallerContext; params: unknown }

/** A path that webhooks are managed under: the same operations everywhere, for another owner. */
export interface WebhookPlace {
  path: string
  params: TProperties
  /** As in "the webhooks of ...". */
  of: string
  /** Schemas of the answers, which name the owner. */
  one: TSchema
  list: TSchema
  /** For `preValidation`: what the caller lacks is told before what is wrong with the body (docs/domain.md#errors). */
  guard(deps: WebhookDeps, permission: WebhookPermission): (request: Request) => Promise<void>
  /** @throws DomainError what the guard has not told of: 404 and 403 */
  owner(
    deps: WebhookDeps,
    caller: CallerContext,
    permission: WebhookPermission,
    params: PlaceParams,
  ): Promise<PlaceOwner>
}

const eventTypeId = EventTypeId
const ofEventType = { one: EventTypeWebhookAnswer, list: EventTypeWebhookListAnswer, owner: requireEventType }
const ofTeam = { one: TeamWebhookAnswer, list: TeamWebhookListAnswer }
const known = () => async (request: Request) => void requireUser(request)
const inPlace = (_deps: WebhookDeps, permission: WebhookPermission) => requireIn(permission)

const places: readonly WebhookPlace[] = [
  {
    ...{ path: '/v2/event-types/:eventTypeId/webhooks', params: { eventTypeId }, of: 'an event type' },
    ...{ ...ofEventType, guard: known },
  },
  {
    path: '/v2/teams/:teamId/event-types/:eventTypeId/webhooks',
    params: { ...TeamPath.properties, eventTypeId },
    of: "a team's event type",
    ...{ ...ofEventType, guard: inPlace },
  },
  {
    ...{ path: '/v2/webhooks', params: {}, of: 'the caller', one: UserWebhookAnswer },
    ...{ list: UserWebhookListAnswer, guard: known, owner: requireSelf },
  },
  {
    ...{ path: '/v2/teams/:teamId/webhooks', params: TeamPath.properties, of: 'a team' },
    ...{ ...ofTeam, guard: inPlace, owner: requireTeam },
  },
  {
    path: '/v2/organizations/:orgId/teams/:teamId/webhooks',
    params: OrganizationTeamPath.properties,
    of: 'a team of an organization',
    ...{ ...ofTeam, guard: inPlace, owner: requireTeam },
  },
  {
    ...{ path: '/v2/organizations/:orgId/webhooks', params: OrganizationPath.properties },
    ...{ of: 'an organization', ...ofTeam, guard: inPlace, owner: requireOrganization },
  },
  {
    ...{ path: '/v2/oauth-clients/:clientId/webhooks', params: OAuthClientPath.properties },
    ...{ of: 'an OAuth client', one: OAuthClientWebhookAnswer, list: OAuthClientWebhookListAnswer },
    guard: (deps, permission) => async (request) =>
      void (await requireClient(deps, requireUser(request), permission, request.params as PlaceParams)),
    owner: requireClient,
  },
]

/** Every path that ends in `/webhooks`; an app reaches at each only what it made. */
export const webhookPlaces: readonly WebhookPlace[] = places.map((place) => ({
  ...place,
  owner: async (deps, caller, permission, params) =>
    asReachedBy(caller, await place.owner(deps, caller, permission, params)),
}))

/** What paths below a place name. */
const ids = {
  webhookId: textIdOf('the webhook'),
  deliveryId: textIdOf('the delivery'),
  jobId: textIdOf('the recovery job'),
}

type BelowPlace<Name extends keyof typeof ids> = TObject<
  typeof PlaceParams.properties & { [N in Name]: TString }
>

/** Path schema of what is below a place: its own parameters, and these texts. */
export const pathOf = <Name extends keyof typeof ids = never>(
  { params }: WebhookPlace,
  ...names: Name[]
): BelowPlace<Name> => {
  const texts = Object.fromEntries(names.map((name) => [name, ids[name]]))
  // Places differ in what they name, which is for their `owner` to know.
  return Type.Object({ ...params, ...texts }) as unknown as BelowPlace<Name>
}
