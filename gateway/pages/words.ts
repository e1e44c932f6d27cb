/** How texts are found: in the first language of the visitor's that there are any in. */
export interface Words<Key extends string> {
  language: string
  /** The visitor's own tag where we speak its language: dates are written as they are at home. */
  locale: string
  /** @returns the text in the visitor's language, with its {values} */
  text(key: Key, values?: Record<string, string | number>): string
}

/** @param fallback what is said in a language that there are no texts in */
export function wordsOf<Key extends string>(
  fallback: Record<Key, string>,
  catalogues: Record<string, Record<Key, string>>,
): Words<Key> {
  const language =
    navigator.languages.map((tag) => tag.split('-')[0] ?? '').find((tag) => tag in catalogues) ?? 'en'
  return {
    language,
    locale: navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language,
    text(key, values = {}) {
      const words = catalogues[language]?.[key] ?? fallback[key]
      return words.replace(/\{(\w+)\}/g, (token, name) => `${values[name] ?? token}`)
    },
  }
}
