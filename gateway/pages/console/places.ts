import { ask } from './session.ts'
import { type Key, text } from './texts/index.ts'

/** Whose webhooks are shown: a path that they are managed under. */
export interface Place {
  /** In addresses: `organization`, `team-2`. */
  key: string
  path: string
  name: string
}

export interface PlaceGroup {
  /** undefined: not under a heading. */
  label: Key | undefined
  places: Place[]
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

/** @returns everything that webhooks may belong to, as far as the key may see it */
export async function findPlaces(organizationId: number): Promise<PlaceGroup[]> {
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
      places: [
        { key: 'organization', path: `${organization}/webhooks`, name: text('organization') },
        { key: 'me', path: '/v2/webhooks', name: text('mine') },
      ],
    },
    {
      label: 'teams',
      places: [
        ...teams.map(({ id, name }) => ({
          ...{ key: `team-${id}`, path: `${organization}/teams/${id}/webhooks`, name },
        })),
        ...ownTeams
          .filter(({ parentId }) => parentId === undefined)
          .map(({ id, name }) => ({ key: `team-${id}`, path: `/v2/teams/${id}/webhooks`, name })),
      ],
    },
    {
      label: 'clients',
      places: clients.map(({ id, name }) => ({
        ...{ key: `client-${id}`, path: `/v2/oauth-clients/${encodeURIComponent(id)}/webhooks`, name },
      })),
    },
    {
      label: 'eventTypes',
      places: [...eventTypes, ...teamEventTypes].map(({ id, title }) => ({
        ...{ key: `event-type-${id}`, path: `/v2/event-types/${id}/webhooks`, name: title },
      })),
    },
  ]
}
