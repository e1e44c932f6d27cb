import { type PageKey, pageCatalogues } from '@punctual/messages/pages'
import { chosenClock, clockOf } from './hour-clock.ts'
import { type Translations, translationsOf } from './translations.ts'
import type { Words } from './words.ts'

const translations: Translations<PageKey> = translationsOf(pageCatalogues)
const { isKey, locale } = translations
export const { useLanguage, language, text } = translations

/** The words of the page at this moment. */
export const words = (): Words => ({
  text,
  isKey,
  locale: locale(),
  clock: chosenClock() ?? clockOf(locale()),
  now: Date.now,
})
