import type { PageKey, PageTexts } from './en/pages.ts'
import { defaultFieldLabels } from './field-labels.ts'
import type { Translate } from './translate.ts'

/** The texts of the booking pages in one language. */
export interface PageWords {
  text: Translate<PageKey>
  isKey(key: string): key is PageKey
  /** Formats dates, numbers and lists. */
  locale: string
}

export const pageWords = (texts: PageTexts, text: Translate<PageKey>, locale: string): PageWords => ({
  text,
  locale,
  isKey: (key): key is PageKey => Object.hasOwn(texts, key),
})

/** An error of the public API, as pages show it. */
export interface Problem {
  /** HTTP status; 0 without an answer. */
  status: number
  code: string
  message: string
  /** Invalid fields by path, such as `attendee.email`. */
  fields: ReadonlyMap<string, string>
}

/** Returns the label of a booking field: a default one is shown in the visitor's language. */
export function fieldLabelIn(
  { isKey, text }: Pick<PageWords, 'isKey' | 'text'>,
  { slug, label }: { slug: string; label: string },
): string {
  const key = `field.${slug}`
  const isDefault = Object.entries(defaultFieldLabels).some(([each, own]) => each === slug && own === label)
  return isDefault && isKey(key) ? text(key) : label
}

/** Returns the name of a field by its path: `email` of `attendee.email`. */
const fieldIn = (path: string): string =>
  path.replace(/^(?:attendee|bookingFieldsResponses)\./, '').split('.')[0] ?? ''

/**
 * Returns the message of an error for visitors, by its code. The server's own text is shown only
 * for a code without one.
 * @param labels the labels of the fields of a form, by name
 */
export function problemTextIn(
  { isKey, text, locale }: PageWords,
  { status, code, message, fields }: Problem,
  labels: ReadonlyMap<string, string>,
): string {
  if (status === 0) return text('unreachable')
  if (status === 429) return text('tooMany')
  const named = [...fields.keys()].flatMap((path) => labels.get(fieldIn(path)) ?? [])
  if (named.length > 0 && named.length === fields.size)
    return text('invalidFields', { fields: new Intl.ListFormat(locale).format(new Set(named)) })
  const key = `error.${code}`
  if (isKey(key)) return text(key)
  if (status === 404) return text('missing')
  if (status === 401 || status === 403) return text('forbidden')
  return status >= 500 ? text('unavailable') : text('failed', { reason: message })
}
