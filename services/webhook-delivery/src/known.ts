import {
  type CallerContext,
  DomainError,
  type EventTypeSummary,
  type OAuthClientFacts,
  type TeamFacts,
} from '@punctual/contracts'
import { type EventType, findEventType, keepEventType } from './db/event-types-repository.ts'
import {
  findOAuthClient,
  findTeam,
  type KnownPlace,
  keepOAuthClient,
  keepTeam,
} from './db/places-repository.ts'
import type { WebhookDeps } from './deps.ts'

// What others own is known by their events; the owner is asked once for what has not been heard of yet, for its event may
// still be on its way.

/** @returns the event type; undefined when there is none, or no longer */
export async function eventTypeOf(
  deps: WebhookDeps,
  caller: CallerContext,
  id: number,
): Promise<EventType | undefined> {
  return known(
    () => findEventType(deps.db, id),
    async () => {
      const path = `/internal/event-types/${id}`
      await keepEventType(deps.db, await deps.client.ask<EventTypeSummary>('scheduling', path, { caller }))
    },
  )
}

/** @returns the team, never an organization; undefined when there is none, or no longer */
export async function teamOf(
  deps: WebhookDeps,
  caller: CallerContext,
  id: number,
): Promise<KnownPlace<number> | undefined> {
  return known(
    () => findTeam(deps.db, id),
    async () => {
      const team = await deps.client.ask<TeamFacts>('identity', `/internal/teams/${id}`, { caller })
      const { isOrganization, parentId: organizationId, name, version } = team
      if (!isOrganization) await keepTeam(deps.db, { id, organizationId, name, version })
    },
  )
}

/** @returns the OAuth client; undefined when there is none, or no longer */
export async function oauthClientOf(
  deps: WebhookDeps,
  caller: CallerContext,
  id: string,
): Promise<KnownPlace<string> | undefined> {
  if (!/^[\w-]{1,64}$/.test(id)) return undefined
  return known(
    () => findOAuthClient(deps.db, id),
    async () => {
      const path = `/internal/oauth-clients/${id}`
      await keepOAuthClient(deps.db, await deps.client.ask<OAuthClientFacts>('identity', path, { caller }))
    },
  )
}

async function known<T extends { deleted: boolean }>(
  find: () => Promise<T | undefined>,
  ask: () => Promise<void>,
): Promise<T | undefined> {
  const heardOf = await find()
  const found = heardOf ?? ((await exists(ask)) ? await find() : undefined)
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
