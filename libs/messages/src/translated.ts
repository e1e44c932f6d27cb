/** What an owner has written in another language. */
export interface Translation {
  language: string
  title?: string | undefined
}

/** Returns the translation into a language: with the same region, else without one. */
export function translationIn<Each extends Translation>(
  translations: readonly Each[] = [],
  language: string,
): Each | undefined {
  const wanted = language.toLowerCase()
  const inTag = (tag: string | undefined) => translations.find((one) => one.language.toLowerCase() === tag)
  return inTag(wanted) ?? inTag(wanted.split('-')[0])
}

/** An event type with its titles. */
export interface Titled {
  title: string
  translations?: readonly Translation[] | undefined
}

/** Returns a title in a language; without a translation, as it was written first. */
export const titleIn = ({ title, translations }: Titled, language: string): string =>
  translationIn(translations, language)?.title ?? title
