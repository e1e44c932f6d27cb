import { defaultFieldLabels, reasonKeyOf } from '@punctual/messages'
import { type PageKey, pageCatalogues } from '@punctual/messages/pages'
import { type Translations, translationsOf } from './translations.ts'

const translations: Translations<PageKey> = translationsOf(pageCatalogues)
const { isKey } = translations
export const { useLanguage, language, locale, text } = translations

/** Returns the text of an error by its code; undefined for a code without a text. */
export function errorText(code: string): string | undefined {
  const key = `error.${code}`
  return isKey(key) ? text(key) : undefined
}

/** Returns a reason: the system's own are shown in the visitor's language, others as they are. */
export function reasonText(reason = ''): string {
  const key = reasonKeyOf(reason) ?? ''
  return isKey(key) ? text(key) : reason
}

/** Returns the label of a booking field: a default one is shown in the visitor's language. */
export function fieldLabel({ slug, label }: { slug: string; label: string }): string {
  const key = `field.${slug}`
  const isDefault = Object.entries(defaultFieldLabels).some(([each, own]) => each === slug && own === label)
  return isDefault && isKey(key) ? text(key) : label
}
