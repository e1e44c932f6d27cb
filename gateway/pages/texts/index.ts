import { textsFor } from '../translations.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const catalogues = { en, de }

export let { language, locale, text } = textsFor(en, catalogues)

/** Switches to a language, or to the visitor's own where there are no texts in it. */
export function speak(tag: string): void {
  const texts = textsFor(en, catalogues, [tag, ...navigator.languages])
  language = texts.language
  locale = texts.locale
  text = texts.text
  document.documentElement.lang = language
}
