import { remembered } from './remembered.ts'

/** The languages that every catalogue has, as BCP 47 tags. */
export const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ja', 'pl', 'ar'] as const

export type Language = (typeof languages)[number]

const known: ReadonlySet<string> = new Set(languages)
const isKnown = (language: string): language is Language => known.has(language)

/** Returns the language of a tag such as `pt-BR`, if there are texts in it. */
function languageIn(tag: string): Language | undefined {
  const language = tag.trim().toLowerCase().split(/[-_]/)[0] ?? ''
  return isKnown(language) ? language : undefined
}

/** Returns the first of the tags in whose language there are texts; English if there is none. */
export const supportedTag = (...tags: readonly string[]): string =>
  tags.find((tag) => languageIn(tag) !== undefined) ?? 'en'

/** Returns the language of the first tag that has texts; English if none has. */
export const languageOf = (...tags: readonly string[]): Language => languageIn(supportedTag(...tags)) ?? 'en'

/** Returns the tags of an Accept-Language header, the preferred first (RFC 9110, 12.5.4). */
export const acceptedTags = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((range) => range.split(';'))
    .map(([tag = '', weight]) => ({ tag: tag.trim(), q: Number(weight?.split('=')[1] ?? 1) }))
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ tag }) => tag)

/**
 * Returns the locale that formats dates and numbers beside texts in the language of the tag: the
 * tag with its region, or English where the texts are English. Digits are 0 to 9 and years are
 * Gregorian in all languages, as in the codes, addresses and calendar files beside them.
 */
export const formatLocale = remembered((tag: string): string => {
  const language = languageOf(tag)
  const supported = languageIn(tag) && isTag(tag) ? tag : language
  return new Intl.Locale(supported, { numberingSystem: 'latn', calendar: 'gregory' }).toString()
})

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** Returns the direction in which a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** Returns whether people read times of the day with 12 or 24 hours in the region of a tag. */
export const usualClock = remembered((tag: string): 12 | 24 =>
  new Intl.DateTimeFormat(formatLocale(tag), { hour: 'numeric' }).resolvedOptions().hour12 ? 12 : 24,
)
