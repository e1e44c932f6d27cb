import { de } from './de.ts'
import { en, type Texts } from './en.ts'

const catalogues: Record<string, Texts> = { en, de }

/** The first language of the visitor's that there are texts in. */
export const language: string =
  navigator.languages.map((tag) => tag.split('-')[0] ?? '').find((tag) => tag in catalogues) ?? 'en'

/** The visitor's own tag where we speak its language: dates are written as they are at home. */
export const locale: string = navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language

/** @returns the text in the visitor's language, with its {values} */
export function text(key: keyof Texts, values: Record<string, string | number> = {}): string {
  const words = catalogues[language]?.[key] ?? en[key]
  return words.replace(/\{(\w+)\}/g, (token, name) => `${values[name] ?? token}`)
}
