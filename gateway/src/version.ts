import type { PublicRoute } from './routes/index.ts'
import {
  olderVersion,
  type Translation,
  type VersionedResource,
  versionedResources,
} from './versions/index.ts'

/** In which version a call of a versioned resource is answered. */
export interface UsedVersion {
  version: string
  /** Why it is not the one that was asked for. */
  warning?: string
  isOlder: boolean
}

const resources = new Map(versionedResources.map((resource) => [resource.prefix, resource]))

const translations = new Map(
  versionedResources.flatMap(({ older }) =>
    older.map((translation) => [nameOf(translation.appliesTo), translation] as const),
  ),
)

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`
}

/** @returns how the older version of this route was asked and answered; undefined when as today */
export function olderShape(route: PublicRoute): Translation | undefined {
  return translations.get(nameOf(route))
}

/** @returns the version used for a value of the header; undefined where versions do not matter */
export function chooseVersion(route: PublicRoute, asked: string | undefined): UsedVersion | undefined {
  const resource = route.versioned === undefined ? undefined : resources.get(route.versioned)
  if (!resource) return undefined
  if (asked !== undefined && resource.current.includes(asked)) return { version: asked, isOlder: false }
  const isKnown = asked === undefined || asked === olderVersion
  return { version: olderVersion, isOlder: true, ...(!isKnown && { warning: warn(asked, resource) }) }
}

function warn(asked: string, { prefix, current }: VersionedResource): string {
  const shown = asked.replace(/[^\w.-]/g, '?').slice(0, 40)
  return `${shown} is no version of ${prefix}, which has ${[...current, olderVersion].join(', ')}`
}

/** Data of GET /v2/versions: each versioned resource, its versions and the one used when none of them is asked for. */
export function listVersions() {
  return versionedResources.map(({ prefix, current }) => ({
    resource: prefix,
    versions: [...current, olderVersion],
    current: current.at(-1),
    default: olderVersion,
  }))
}
