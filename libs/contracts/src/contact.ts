import { sameEmail } from './emails.ts'
import { badRequest } from './errors.ts'
import { literal } from './literal.ts'

/** How a person is reached: by an address or, without one, by phone. */
export interface Contact {
  /** Empty if the person has none. */
  email: string
  phoneNumber?: string
}

/**
 * Returns whether two people are the same: by the address, or by the phone number when both have no
 * address. Two people of one household may share a phone, so it does not count beside an address.
 */
export function samePerson(one: Contact, other: Contact): boolean {
  if (one.email !== '' || other.email !== '') return sameEmail(one.email, other.email)
  return one.phoneNumber !== undefined && one.phoneNumber === other.phoneNumber
}

interface GivenContact {
  email?: string | undefined
  phoneNumber?: string | undefined
}

/**
 * Returns the person whom a request names, by an address or by the phone number of a person without
 * one.
 * @param within the path of the object that has the fields, with a dot
 * @throws 400 unless exactly one of the two is given
 */
export function contactGiven({ email, phoneNumber }: GivenContact, within = ''): Contact {
  if (email !== undefined && phoneNumber !== undefined)
    throw badRequest({ path: `${within}phoneNumber`, message: 'cannot be given together with email' })
  if (email !== undefined) return { email }
  if (phoneNumber !== undefined) return { email: '', phoneNumber }
  throw badRequest({ path: `${within}email`, message: 'or phoneNumber is required' })
}

/**
 * Returns the pattern, for Postgres and JavaScript, of a phone number that is not the beginning of
 * a longer one.
 */
export const wholeNumber = (phoneNumber: string): string => `${literal(phoneNumber)}(?![0-9])`
