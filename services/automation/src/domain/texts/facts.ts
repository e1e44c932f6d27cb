import { type BookingSnapshot, oneLine, plainText } from '@punctual/contracts'
import { textsOf } from './index.ts'

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
