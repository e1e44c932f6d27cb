import type { BookingSnapshot } from '@punctual/contracts'
import { textsOf } from './texts/index.ts'

/**
 * Returns the location of a booking as text for people, without the internal name of an
 * integration.
 */
export const locationText = ({ location }: Pick<BookingSnapshot, 'location'>, locale: string): string =>
  location.startsWith('integrations:') ? textsOf(locale).labels.online : location
