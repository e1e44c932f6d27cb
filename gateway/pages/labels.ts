import { fieldLabelIn, type PageWords } from '@punctual/messages/pages'
import type { Field } from './api.ts'

/** Returns the labels of the questions of a form, by the names that errors give them. */
export const labelsOf = (words: PageWords, fields: readonly Field[]): ReadonlyMap<string, string> =>
  new Map([
    ...fields.map((field) => [field.slug, fieldLabelIn(words, field)] as const),
    ['location', words.text('where')],
    ['recurrenceCount', words.text('howOften')],
  ])
