import type { BookingSnapshot } from '@punctual/contracts'
import { textsOf } from './texts/index.ts'

/** @returns where a booking takes place in words for people: of an integration not its name within this system */
export const placeOf = ({ location }: Pick<BookingSnapshot, 'location'>, locale: string): string =>
  location.startsWith('integrations:') ? textsOf(locale).labels.online : location
