/** The resource of a scope, and whether it exists for reading, writing, or both. */
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
/** The owner of the resources: the person, a team, or an organization. */
export type ScopeLevel = 'own' | 'team' | 'organization'

/** Resources that a person owns. For a person's own teams the name is `TEAM_PROFILE_`. */
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

/** Returns the name of a scope, such as `TEAM_WEBHOOK_READ`. */
export const scopeName = (level: ScopeLevel, resource: ScopeResource, action: ScopeAction): string =>
  `${prefixes[level]}${resource}_${action}`

const namesOf = (level: ScopeLevel, all: readonly ScopeResource[]): AppScope[] =>
  all.flatMap((resource) =>
    resources[resource].map((action) => scopeName(level, resource, action) as AppScope),
  )

const everyResource = Object.keys(resources) as ScopeResource[]

/**
 * Every scope that a person can grant to a third-party app. `TEAM_` and `ORG_` scopes give nothing
 * beyond the person's own role there. `_WRITE` does not include `_READ`.
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

/** Scope of an app that requests none. */
export const defaultScope: AppScope = 'PROFILE_READ'

const known: ReadonlySet<string> = new Set(appScopes)

export const isAppScope = (name: string): name is AppScope => known.has(name)

/** Returns the scope of that current or older name, or undefined for an unknown name. */
export function readScope(name: string): AppScope | undefined {
  if (Object.hasOwn(scopeAliases, name)) return scopeAliases[name]
  return isAppScope(name) ? name : undefined
}
