import { de } from './de.ts'
import { en, type Texts } from './en.ts'

const languages: Record<string, Texts> = { en, de }

/** Returns the texts of a language tag such as `de-AT`; English for other languages. */
export function textsOf(locale: string): Texts {
  return languages[locale.toLowerCase().split('-')[0] ?? ''] ?? en
}
