import { operationName as nameOf } from '@punctual/contracts'
import type { PublicRoute } from '../routes/index.ts'
import { olderVersion, type Translation, type VersionedResource, versionedResources } from './index.ts'
import type { Retirement } from './retirement.ts'
import { v1Translations, v1Version } from './v1/index.ts'

/** The version of a call to a versioned resource. */
export interface UsedVersion {
  version: string
  /** Why it differs from the requested version. */
  warning?: string
  isOlder: boolean
}

const resources = new Map(versionedResources.map((resource) => [resource.prefix, resource]))

const translations = new Map(
  versionedResources.flatMap(({ older }) =>
    older.map((translation) => [nameOf(translation.appliesTo), translation] as const),
  ),
)

const v1 = new Map(v1Translations.map((translation) => [nameOf(translation.appliesTo), translation]))

/**
 * Returns the translation of the older version of a route; undefined if that version is the same as
 * the current one.
 */
export function olderShape(route: PublicRoute): Translation | undefined {
  return translations.get(nameOf(route))
}

/** Returns the translation of a route of the first generation. */
export function v1Shape(route: PublicRoute): Translation | undefined {
  return v1.get(nameOf(route))
}

/** Returns the version for a value of the version header; undefined for routes without versions. */
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

/**
 * Returns the data of `GET /v2/versions`: each versioned resource with its versions and its
 * default, and the first generation with the dates of its end.
 */
export function listVersions({ deprecatedAt, sunsetAt, successorUrl }: Retirement) {
  const resources = versionedResources.map(({ prefix, current }) => ({
    resource: prefix,
    versions: [...current, olderVersion],
    current: current.at(-1),
    default: olderVersion,
  }))
  const v1 = { resource: '/v1', versions: [v1Version], current: v1Version, default: v1Version }
  const end = {
    deprecatedAt: deprecatedAt.toISOString(),
    ...(sunsetAt && { sunsetAt: sunsetAt.toISOString() }),
  }
  return [...resources, { ...v1, ...end, successorUrl }]
}
