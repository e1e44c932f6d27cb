import { oneLine } from '@punctual/contracts'
import ICAL from 'ical.js'

/** Somebody who organizes or attends an event. */
export interface Person {
  /** Empty: the address stands for it. */
  name: string
  email: string
  /** Further parameters by their lower-case names, such as `partstat`: words of the standard, never typed text. */
  parameters?: Readonly<Record<string, string>>
}

/** What may stand in the address of a mailto URI as it is (RFC 6068); the rest is percent-encoded. */
const reserved = /[^\w!$'()*+,\-.:;=@~&]+/g

/** @returns the address as a mailto URI, in which none of its characters begins headers, parameters or a line */
export const mailTo = (email: string): string =>
  `mailto:${oneLine(email).replace(reserved, (found) => encodeURIComponent(found))}`

/** @returns the address of a mailto URI, as `mailTo` or another program wrote it */
export function emailOf(uri: string): string {
  const address = uri.replace(/^mailto:/i, '')
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/**
 * @returns a name as a parameter can hold it: on one line, with an apostrophe for a quotation mark, which no parameter may
 * contain (RFC 5545, 3.2), and a slash for a backslash, which some calendars take for the start of an escape
 */
export const commonName = (name: string): string => oneLine(name).replaceAll('"', "'").replaceAll('\\', '/')

/** @returns an ORGANIZER or ATTENDEE, named by the address where the name is empty */
export function personProperty(role: 'organizer' | 'attendee', person: Person): ICAL.Property {
  const { name, email, parameters = {} } = person
  const property = new ICAL.Property(role)
  property.setParameter('cn', commonName(name) || commonName(email))
  for (const [key, value] of Object.entries(parameters)) property.setParameter(key, value)
  property.setValue(mailTo(email))
  return property
}
