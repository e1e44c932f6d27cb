import { problemTextIn } from '@punctual/messages/pages'
import { ApiProblem } from './api.ts'
import { words } from './language.ts'

/**
 * Returns the message of an error for visitors, by its code.
 * @param labels the labels of the fields of a form, by name
 * @throws what is no answer of the public API
 */
export function problemText(problem: unknown, labels: ReadonlyMap<string, string> = new Map()): string {
  if (!(problem instanceof ApiProblem)) throw problem
  return problemTextIn(words(), problem, labels)
}
