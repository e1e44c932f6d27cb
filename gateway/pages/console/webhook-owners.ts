import { type Key, text } from './language.ts'
import { ask } from './session.ts'
import type { Webhook } from './types.ts'

/** An owner of webhooks, with the path under which they are managed. */
export interface WebhookOwner {
  /** Name in the address of the page: `organization`, `team-2`. */
  key: string
  path: string
  name: string
}

export interface OwnerGroup {
  /** Heading; undefined: none. */
  label: Key | undefined
  owners: WebhookOwner[]
}

export interface Me {
  name: string
  organizationId: number | null
}

interface Team {
  id: number
  parentId?: number
  name: string
}

/** Returns all owners of webhooks that the key can see. */
export async function findWebhookOwners(organizationId: number): Promise<OwnerGroup[]> {
  const organization = `/v2/organizations/${organizationId}`
  const list = <Item>(path: string) => ask<Item[]>('GET', path).catch((): Item[] => [])
  const [teams, ownTeams, clients, eventTypes, teamEventTypes] = await Promise.all([
    list<Team>(`${organization}/teams`),
    list<Team>('/v2/teams'),
    list<{ id: string; name: string }>('/v2/oauth-clients'),
    list<{ id: number; title: string }>('/v2/event-types'),
    list<{ id: number; title: string }>(`${organization}/teams/event-types`),
  ])
  return [
    {
      label: undefined,
      owners: [
        { key: 'organization', path: `${organization}/webhooks`, name: text('organization') },
        { key: 'me', path: '/v2/webhooks', name: text('mine') },
      ],
    },
    {
      label: 'teams',
      owners: [
        ...teams.map(({ id, name }) => ({
          key: `team-${id}`,
          path: `${organization}/teams/${id}/webhooks`,
          name,
        })),
        ...ownTeams
          .filter(({ parentId }) => parentId === undefined)
          .map(({ id, name }) => ({ key: `team-${id}`, path: `/v2/teams/${id}/webhooks`, name })),
      ],
    },
    {
      label: 'clients',
      owners: clients.map(({ id, name }) => ({
        key: `client-${id}`,
        path: `/v2/oauth-clients/${encodeURIComponent(id)}/webhooks`,
        name,
      })),
    },
    {
      label: 'eventTypes',
      owners: [...eventTypes, ...teamEventTypes].map(({ id, title }) => ({
        key: `event-type-${id}`,
        path: `/v2/event-types/${id}/webhooks`,
        name: title,
      })),
    },
  ]
}

/** Most owners that are asked whether they have webhooks: each question counts as a call. */
const maxAsked = 20

/**
 * Returns the first owner that has webhooks; the first one if none has.
 * @param first the webhooks of the first owner, where they are known
 */
export async function ownerWithWebhooks(
  owners: readonly WebhookOwner[],
  first?: readonly Webhook[],
): Promise<WebhookOwner | undefined> {
  if (owners.length === 1 || (first && first.length > 0)) return owners[0]
  for (const owner of owners.slice(first ? 1 : 0, maxAsked)) {
    const found = await ask<unknown[]>('GET', `${owner.path}?take=1`).catch(() => [])
    if (found.length > 0) return owner
  }
  return owners[0]
}

/** Returns the path of the portal links of webhooks; undefined for owners without such links. */
export const portalPathOf = (webhooks: string): string | undefined =>
  /^\/v2\/(?:organizations\/\d+|oauth-clients\/[^/]+)\/webhooks$/.test(webhooks)
    ? webhooks.replace(/webhooks$/, 'portal-links')
    : undefined
