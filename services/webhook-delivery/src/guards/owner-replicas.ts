import {
  type CallerContext,
  DomainError,
  type EventTypeSummary,
  type OAuthClientFacts,
  type TeamFacts,
} from '@punctual/contracts'
import {
  type EventType,
  findEventType,
  findOAuthClient,
  findTeam,
  keepEventTypes,
  keepOAuthClient,
  keepTeam,
  type OwnerReplica,
} from '../db/owner-replicas.ts'
import type { WebhookDeps } from '../deps.ts'

// Events fill the replicas. A missing row is requested once from its owning service, because its
// event may still be on its way.

/** Returns the event type; undefined when it does not exist or was deleted. */
export async function eventTypeOf(
  deps: WebhookDeps,
  caller: CallerContext,
  id: number,
): Promise<EventType | undefined> {
  return findOrAsk(
    () => findEventType(deps.db, id),
    async () => {
      const path = `/internal/event-types/${id}`
      await keepEventTypes(deps.db, [await deps.client.ask<EventTypeSummary>('scheduling', path, { caller })])
    },
  )
}

/** Returns the team, never an organization; undefined when it does not exist or was deleted. */
export async function teamOf(
  deps: WebhookDeps,
  caller: CallerContext,
  id: number,
): Promise<OwnerReplica<number> | undefined> {
  return findOrAsk(
    () => findTeam(deps.db, id),
    async () => {
      const team = await deps.client.ask<TeamFacts>('identity', `/internal/teams/${id}`, { caller })
      const { isOrganization, parentId: organizationId, name, version } = team
      if (!isOrganization) await keepTeam(deps.db, { id, organizationId, name, version })
    },
  )
}

/** Returns the OAuth client; undefined when it does not exist or was deleted. */
export async function oauthClientOf(
  deps: WebhookDeps,
  caller: CallerContext,
  id: string,
): Promise<OwnerReplica<string> | undefined> {
  if (!/^[\w-]{1,64}$/.test(id)) return undefined
  return findOrAsk(
    () => findOAuthClient(deps.db, id),
    async () => {
      const path = `/internal/oauth-clients/${id}`
      await keepOAuthClient(deps.db, await deps.client.ask<OAuthClientFacts>('identity', path, { caller }))
    },
  )
}

async function findOrAsk<T extends { deleted: boolean }>(
  find: () => Promise<T | undefined>,
  ask: () => Promise<void>,
): Promise<T | undefined> {
  const replicated = await find()
  const found = replicated ?? ((await exists(ask)) ? await find() : undefined)
  return found?.deleted ? undefined : found
}

async function exists(ask: () => Promise<void>): Promise<boolean> {
  try {
    await ask()
    return true
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return false
    throw error
  }
}
