import { operationName as nameOf } from '@punctual/contracts'
import type { Operation } from '@punctual/http'
import { versionedResources } from '../versions/index.ts'
import { v1Translations } from '../versions/v1/index.ts'
import { olderDescriptions } from './older-descriptions.ts'

/**
 * Operations that exist only in older versions. No service serves them, so their schemas come from
 * the translations.
 */
export const olderOperations: readonly Operation[] = [
  ...versionedResources.flatMap(({ older }) => older),
  ...v1Translations,
].flatMap(({ appliesTo, schema }) => {
  const description = olderDescriptions[nameOf(appliesTo)]
  return schema || description ? [{ ...appliesTo, schema: { ...description, ...schema } }] : []
})
