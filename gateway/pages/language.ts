import { reasonKeyOf } from '@punctual/messages'
import { fieldLabelIn, type PageKey, pageCatalogues } from '@punctual/messages/pages'
import { type Translations, translationsOf } from './translations.ts'

const translations: Translations<PageKey> = translationsOf(pageCatalogues)
export const { isKey, useLanguage, language, locale, text } = translations

/** Returns a reason: the system's own are shown in the visitor's language, others as they are. */
export function reasonText(reason = ''): string {
  const key = reasonKeyOf(reason) ?? ''
  return isKey(key) ? text(key) : reason
}

/** Returns the label of a booking field: a default one is shown in the visitor's language. */
export const fieldLabel = (field: { slug: string; label: string }): string =>
  fieldLabelIn({ text, isKey }, field)
