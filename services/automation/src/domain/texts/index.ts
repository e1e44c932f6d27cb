import { type BookingSnapshot, oneLine, plainText } from '@punctual/contracts'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'

const languages: Record<string, Texts> = { en, de }

/** Returns the texts of a language tag such as `de-AT`; English for other languages. */
export function textsOf(locale: string): Texts {
  return languages[locale.toLowerCase().split('-')[0] ?? ''] ?? en
}

/**
 * Formats a label and its value; indents the value's further lines, so that none looks like a
 * label.
 */
export const factLine = (label: string, value: string): string =>
  `${oneLine(label)}: ${plainText(value).replaceAll('\n', '\n  ')}`

/**
 * Returns the location of a booking as text for people, without the internal name of an
 * integration.
 */
export const locationText = ({ location }: Pick<BookingSnapshot, 'location'>, locale: string): string =>
  location.startsWith('integrations:') ? textsOf(locale).labels.online : location
