import {
  directionOf,
  formatLocale,
  type Language,
  languageOf,
  supportedTag,
  type Translate,
  translator,
} from '@punctual/messages'

type Texts<Key extends string> = Readonly<Record<Key, string>>

/** The texts of a page in the language that it uses. */
export interface Translations<Key extends string> {
  /** Loads the first supported language, and sets language and direction of the page. */
  useLanguage(...tags: readonly string[]): Promise<void>
  language(): Language
  /** Returns the locale that formats dates and numbers. */
  locale(): string
  text: Translate<Key>
  isKey(key: string): key is Key
}

/** @param catalogues functions that load the texts of a language; they run when it is needed */
export function translationsOf<Key extends string>(
  catalogues: Readonly<Record<Language, () => Promise<{ default: Texts<Key> }>>>,
): Translations<Key> {
  let tag = 'en'
  let texts: Texts<Key>
  let translate: Translate<Key>
  const language = () => languageOf(tag)
  return {
    async useLanguage(...tags) {
      const chosen = supportedTag(...tags)
      const { default: loaded } = await catalogues[languageOf(chosen)]()
      tag = chosen
      texts = loaded
      translate = translator(tag, texts)
      document.documentElement.lang = language()
      document.documentElement.dir = directionOf(language())
    },
    language,
    locale: () => formatLocale(tag),
    text: (key, values) => translate(key, values),
    isKey: (key): key is Key => Object.hasOwn(texts, key),
  }
}
