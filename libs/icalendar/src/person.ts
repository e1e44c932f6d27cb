import { oneLine } from '@punctual/contracts'
import ICAL from 'ical.js'

/** The organizer or an attendee of an event. */
export interface Person {
  /** Empty: the address is used instead. */
  name: string
  email: string
  /**
   * Further parameters by their lower-case names, such as `partstat`: values of the standard, never
   * typed text.
   */
  parameters?: Readonly<Record<string, string>>
}

/** Characters that need no encoding in the address of a mailto URI (RFC 6068). */
const reserved = /[^\w!$'()*+,\-.:;=@~&]+/g

/**
 * Returns the address as a mailto URI, encoded so that no character starts a header, a parameter or
 * a line.
 */
export const mailTo = (email: string): string =>
  `mailto:${oneLine(email).replace(reserved, (found) => encodeURIComponent(found))}`

/** Returns the address of a mailto URI, from `mailTo` or another program. */
export function emailOf(uri: string): string {
  const address = uri.replace(/^mailto:/i, '')
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/**
 * Returns a name in a form that a parameter can hold: one line, an apostrophe instead of a
 * quotation mark, which no parameter may contain (RFC 5545, 3.2), and a slash instead of a
 * backslash, which some calendars read as an escape.
 */
export const commonName = (name: string): string => oneLine(name).replaceAll('"', "'").replaceAll('\\', '/')

/** Returns an ORGANIZER or ATTENDEE, named by the address when the name is empty. */
export function personProperty(role: 'organizer' | 'attendee', person: Person): ICAL.Property {
  const { name, email, parameters = {} } = person
  const property = new ICAL.Property(role)
  property.setParameter('cn', commonName(name) || commonName(email))
  for (const [key, value] of Object.entries(parameters)) property.setParameter(key, value)
  property.setValue(mailTo(email))
  return property
}
