import { problemTextIn } from '@punctual/messages/pages'
import type { ApiProblem } from './api.ts'
import { isKey, locale, text } from './language.ts'

/**
 * Returns the message of an error for visitors, by its code.
 * @param labels the labels of the fields of a form, by name
 */
export const problemText = (problem: ApiProblem, labels: ReadonlyMap<string, string> = new Map()): string =>
  problemTextIn({ text, isKey, locale: locale() }, problem, labels)
