import type { ApiProblem } from './api.ts'
import { errorText, locale, text } from './language.ts'

const listOf = (names: Iterable<string>): string => new Intl.ListFormat(locale()).format(names)

/** Returns the name of a field by its path: `email` of `attendee.email`. */
const fieldIn = (path: string): string =>
  path.replace(/^(?:attendee|bookingFieldsResponses)\./, '').split('.')[0] ?? ''

/**
 * Returns the message of an error for visitors, by its code. The server's own text is shown only
 * for a code without one.
 * @param labels the labels of the fields of a form, by name
 */
export function problemText(
  { status, code, message, fields }: ApiProblem,
  labels: ReadonlyMap<string, string> = new Map(),
): string {
  if (status === 0) return text('unreachable')
  if (status === 429) return text('tooMany')
  const named = [...fields.keys()].map((path) => labels.get(fieldIn(path)))
  if (named.length > 0 && named.every((label) => label !== undefined))
    return text('invalidFields', { fields: listOf(new Set(named)) })
  const known = errorText(code)
  if (known) return known
  if (status === 404) return text('missing')
  if (status === 401 || status === 403) return text('forbidden')
  return status >= 500 ? text('unavailable') : text('failed', { reason: message })
}
