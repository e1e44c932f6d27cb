import type { Operation } from '@punctual/http'
import { versionedResources } from '../versions/index.ts'
import { v1Translations } from '../versions/v1/index.ts'

/** What older versions alone take: no service serves it, so that the translations say it. */
export const olderOperations: readonly Operation[] = [
  ...versionedResources.flatMap(({ older }) => older),
  ...v1Translations,
].flatMap(({ appliesTo, schema }) => (schema ? [{ ...appliesTo, schema }] : []))
