import type { NumberedReference, ReferenceOutput } from '@punctual/contracts'
import type { Reference } from '../db/references-repository.ts'
import type { BookingsDeps } from '../deps.ts'

/** Returns a reference as answers show it, without the password. */
export function presentReference({
  id,
  type,
  uid,
  externalCalendarId,
  meetingUrl,
  calendarChange,
  declinedAttendeeIds,
}: Reference): ReferenceOutput {
  return {
    id,
    type,
    eventUid: uid,
    destinationCalendarId: externalCalendarId,
    ...(meetingUrl !== null && { meetingUrl }),
    ...(calendarChange && { calendarChange }),
    ...(declinedAttendeeIds.length > 0 && { declinedAttendeeIds }),
  }
}

/** Returns a reference as v1 shows it to its owner, including the password. */
export function presentNumberedReference(
  { sealer }: Pick<BookingsDeps, 'sealer'>,
  { sealedMeetingPassword: sealed, ...reference }: Reference,
): NumberedReference {
  const { id, type, uid, deleted, bookingId, meetingId, meetingUrl } = reference
  const { externalCalendarId, credentialId, thirdPartyRecurringEventId } = reference
  const meetingPassword = sealed === null ? null : sealer.open(sealed)
  const optional = {
    bookingId,
    meetingId,
    meetingPassword,
    meetingUrl,
    externalCalendarId,
    credentialId,
    thirdPartyRecurringEventId,
  }
  const given = Object.entries(optional).filter(([, value]) => value !== null)
  return { id, type, uid, deleted, ...(Object.fromEntries(given) as Partial<NumberedReference>) }
}
