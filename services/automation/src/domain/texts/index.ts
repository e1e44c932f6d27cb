import { de } from './de.ts'
import { en, type Texts } from './en.ts'

const languages: Record<string, Texts> = { en, de }

/** @returns the texts of a language tag such as `de-AT`; English where there is none of it */
export function textsOf(locale: string): Texts {
  return languages[locale.toLowerCase().split('-')[0] ?? ''] ?? en
}
