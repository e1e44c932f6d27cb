import type { CallerContext, CreateReference, NumberedReference } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { insertReference, type Reference } from '../../db/references-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import type { Booking } from '../../domain/booking.ts'

/**
 * Creates a reference; without a booking, only the caller can see it. The password is stored
 * sealed.
 */
export async function makeReference(
  { sealer, clock }: Pick<BookingsDeps, 'sealer' | 'clock'>,
  tx: Tx,
  caller: CallerContext,
  booking: Booking | undefined,
  { meetingPassword, ...fields }: CreateReference,
): Promise<Reference> {
  return insertReference(tx, {
    ...fields,
    organizationId: booking?.organizationId ?? caller.organizationId,
    bookingId: booking?.id ?? null,
    userId: caller.userId,
    sealedMeetingPassword: meetingPassword === undefined ? null : sealer.seal(meetingPassword),
    createdAt: clock.now(),
  })
}

/** Returns a reference as v1 shows it to its owner, including the password. */
export function presentReference(
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
