import { type ConsoleKey, consoleCatalogues } from '@punctual/messages/console'
import { type Translations, translationsOf } from '../translations.ts'

export type Key = ConsoleKey

const translations: Translations<ConsoleKey> = translationsOf(consoleCatalogues)
export const { useLanguage, locale, text } = translations
