import { type AccountPageKey, accountCatalogues } from '@punctual/messages/account'
import { ApiProblem } from '../api.ts'
import { type Translations, translationsOf } from '../translations.ts'

const translations: Translations<AccountPageKey> = translationsOf(accountCatalogues)
const { isKey } = translations
export const { useLanguage, locale, text } = translations

/** Returns the message of an error. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiProblem)) throw error
  const { status, code, message, fields } = error
  if (status === 0) return text('unreachable')
  if (status === 429) return text('tooMany')
  const key = `error.${code}`
  if (isKey(key)) return text(key)
  if (status === 401) return text('sessionEnded')
  const [first] = fields
  return text('failed', { reason: first ? `${first[0]} ${first[1]}` : message })
}

/** Returns why an identity provider did not sign a person in; undefined for an unknown reason. */
export function refusalText(code: string): string | undefined {
  const key = `error.${code}`
  return isKey(key) ? text(key) : undefined
}

/** Returns what a scope of an app means; its name for one without words. */
export function scopeText(scope: string): string {
  const key = `scope.${scope}`
  return isKey(key) ? text(key) : scope
}

/** Returns a date with its time, in the zone of the browser. */
export const moment = (instant: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
