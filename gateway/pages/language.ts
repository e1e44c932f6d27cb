import {
  defaultFieldLabels,
  directionOf,
  formatLocale,
  type Language,
  languageOf,
  supportedTag,
  type Translate,
  translator,
  type Values,
} from '@punctual/messages'
import { type PageKey, type PageTexts, pageCatalogues } from '@punctual/messages/pages'

let tag = 'en'
let texts: PageTexts
let translate: Translate<PageKey>

/** Loads the texts of the first supported language, and sets language and direction of the page. */
export async function useLanguage(...tags: readonly string[]): Promise<void> {
  const chosen = supportedTag(...tags)
  const { default: loaded } = await pageCatalogues[languageOf(chosen)]()
  tag = chosen
  texts = loaded
  translate = translator(tag, texts)
  document.documentElement.lang = language()
  document.documentElement.dir = directionOf(language())
}

export const language = (): Language => languageOf(tag)

/** Returns the locale that formats dates and numbers. */
export const locale = (): string => formatLocale(tag)

export const text = (key: PageKey, values?: Values): string => translate(key, values)

const isKey = (key: string): key is PageKey => Object.hasOwn(texts, key)

/** Returns the text of an error by its code; undefined for a code without a text. */
export function errorText(code: string): string | undefined {
  const key = `error.${code}`
  return isKey(key) ? text(key) : undefined
}

/** Returns the label of a booking field: a default one is shown in the visitor's language. */
export function fieldLabel({ slug, label }: { slug: string; label: string }): string {
  const key = `field.${slug}`
  const isDefault = Object.entries(defaultFieldLabels).some(([each, own]) => each === slug && own === label)
  return isDefault && isKey(key) ? text(key) : label
}
