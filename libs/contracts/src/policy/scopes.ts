/** What a scope is about, and whether it exists to read, to write, or both. */
const resources = {
  EVENT_TYPE: ['READ', 'WRITE'],
  BOOKING: ['READ', 'WRITE'],
  SCHEDULE: ['READ', 'WRITE'],
  APPS: ['READ', 'WRITE'],
  PROFILE: ['READ', 'WRITE'],
  WEBHOOK: ['READ', 'WRITE'],
  VERIFIED_RESOURCES: ['READ', 'WRITE'],
  ROUTING_FORM: ['READ', 'WRITE'],
  WORKFLOW: ['READ', 'WRITE'],
  MEMBERSHIP: ['READ', 'WRITE'],
  ATTRIBUTES: ['READ', 'WRITE'],
  INSIGHTS: ['READ'],
} as const

export type ScopeResource = keyof typeof resources
export type ScopeAction = 'READ' | 'WRITE'
/** Whose things: a person's own, a team's, or an organization's. */
export type ScopeLevel = 'own' | 'team' | 'organization'

/** The resources of a person's own things. A person's own teams are `TEAM_PROFILE_`. */
const ownResources = [
  'EVENT_TYPE',
  'BOOKING',
  'SCHEDULE',
  'APPS',
  'PROFILE',
  'WEBHOOK',
  'VERIFIED_RESOURCES',
  'ROUTING_FORM',
  'WORKFLOW',
] as const satisfies readonly ScopeResource[]

type Named<R extends ScopeResource> = `${R}_${(typeof resources)[R][number]}`
export type AppScope =
  | { [R in (typeof ownResources)[number]]: Named<R> }[(typeof ownResources)[number]]
  | `${'TEAM' | 'ORG'}_${{ [R in ScopeResource]: Named<R> }[ScopeResource]}`

const prefixes = { own: '', team: 'TEAM_', organization: 'ORG_' } as const

/** @returns the name of a scope, such as `TEAM_WEBHOOK_READ` */
export const scopeName = (level: ScopeLevel, resource: ScopeResource, action: ScopeAction): string =>
  `${prefixes[level]}${resource}_${action}`

const namesOf = (level: ScopeLevel, all: readonly ScopeResource[]): AppScope[] =>
  all.flatMap((resource) =>
    resources[resource].map((action) => scopeName(level, resource, action) as AppScope),
  )

const everyResource = Object.keys(resources) as ScopeResource[]

/**
 * Every scope that a person can give to a third-party app. `TEAM_` and `ORG_` scopes give nothing beyond the person's own
 * role there. `_WRITE` does not include `_READ`.
 */
export const appScopes: readonly AppScope[] = [
  ...namesOf('own', ownResources),
  ...namesOf('team', everyResource),
  ...namesOf('organization', everyResource),
]

/** Older names that requests may still use. */
export const scopeAliases: Readonly<Record<string, AppScope>> = {
  READ_BOOKING: 'BOOKING_READ',
  READ_PROFILE: 'PROFILE_READ',
}

/** What an app gets that asks for no scope. */
export const defaultScope: AppScope = 'PROFILE_READ'

const known: ReadonlySet<string> = new Set(appScopes)

export const isAppScope = (name: string): name is AppScope => known.has(name)

/** @returns the scope of that name or older name; undefined for an unknown name */
export function readScope(name: string): AppScope | undefined {
  if (Object.hasOwn(scopeAliases, name)) return scopeAliases[name]
  return isAppScope(name) ? name : undefined
}
