import { operationName as nameOf } from '@punctual/contracts'
import type { Operation } from '@punctual/http'
import { versionedResources } from '../versions/index.ts'
import { v1Translations } from '../versions/v1/index.ts'
import { olderWords } from './older-words.ts'

/** What only older versions have: no service serves it, so that the translations say what it takes. */
export const olderOperations: readonly Operation[] = [
  ...versionedResources.flatMap(({ older }) => older),
  ...v1Translations,
].flatMap(({ appliesTo, schema }) => {
  const words = olderWords[nameOf(appliesTo)]
  return schema || words ? [{ ...appliesTo, schema: { ...words, ...schema } }] : []
})
