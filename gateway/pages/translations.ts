/** The texts of a page in the visitor's language. */
export interface Texts<Key extends string> {
  language: string
  /** The visitor's language tag, which formats dates; only if there are texts in that language. */
  locale: string
  /** Returns a text in the visitor's language, with its {values} filled in. */
  text(key: Key, values?: Record<string, string | number>): string
}

/**
 * Returns the texts in the first language of the visitor that has any.
 * @param fallback texts for other languages
 * @param wanted language tags, the best first
 */
export function textsFor<Key extends string>(
  fallback: Record<Key, string>,
  catalogues: Record<string, Record<Key, string>>,
  wanted: readonly string[] = navigator.languages,
): Texts<Key> {
  const language = wanted.map((tag) => tag.split('-')[0] ?? '').find((tag) => tag in catalogues) ?? 'en'
  return {
    language,
    locale: wanted.find((tag) => tag.split('-')[0] === language) ?? language,
    text(key, values = {}) {
      const template = catalogues[language]?.[key] ?? fallback[key]
      return template.replace(/\{(\w+)\}/g, (token, name) => `${values[name] ?? token}`)
    },
  }
}
