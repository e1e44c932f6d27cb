import ICAL from 'ical.js'
import { emailOf, mailTo } from './person.ts'
import { serialize } from './serialize.ts'

/**
 * Adds the address that mails the calendar to its organizers as SENT-BY, unless it is their own:
 * mail programs compare the sender of an invitation with both (RFC 5546, 6.1.1).
 */
export function sentBy(content: string, address: string): string {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const organizers = calendar
    .getAllSubcomponents('vevent')
    .flatMap((event) => event.getAllProperties('organizer'))
    .filter((one) => emailOf(String(one.getFirstValue())).toLowerCase() !== address.toLowerCase())
  for (const organizer of organizers) organizer.setParameter('sent-by', mailTo(address))
  return organizers.length > 0 ? serialize([calendar]) : content
}
