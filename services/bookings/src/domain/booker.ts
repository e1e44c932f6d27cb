import type { Contact, CreateBooking } from '@punctual/contracts'

/** Returns how the booker of a creation is reached. */
export function contactOf({
  attendee: { email = '', phoneNumber },
}: Pick<CreateBooking, 'attendee'>): Contact {
  return phoneNumber ? { email, phoneNumber } : { email }
}
