import type { CallerContext, CreateNumberedReference, CreateReference } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { findBooking } from '../db/find-bookings.ts'
import { insertReference, type Reference } from '../db/references-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { type Booking, requireBooking } from '../domain/booking.ts'
import { requireManager, requireNumbered } from '../guards/require-booking.ts'

type Deps = Pick<BookingsDeps, 'sealer' | 'clock'>

/**
 * Creates a reference of a booking.
 * @throws DomainError booking_not_found, ForbiddenException
 */
export async function createReference(
  deps: Deps,
  tx: Tx,
  caller: CallerContext,
  bookingUid: string,
  fields: CreateReference,
): Promise<Reference> {
  const booking = requireBooking(await findBooking(tx, bookingUid))
  requireManager(caller, booking)
  return makeReference(deps, tx, caller, booking, fields)
}

/**
 * Creates a reference of a booking by its id, or of no booking.
 * @throws DomainError booking_not_found, ForbiddenException
 */
export async function createNumberedReference(
  deps: Deps,
  tx: Tx,
  caller: CallerContext,
  { bookingId, ...fields }: CreateNumberedReference,
): Promise<Reference> {
  const booking =
    bookingId === undefined ? undefined : await requireNumbered(tx, caller, bookingId, 'booking.update')
  return makeReference(deps, tx, caller, booking, fields)
}

/**
 * Creates a reference; without a booking, only the caller can see it. The password is stored
 * sealed.
 */
async function makeReference(
  { sealer, clock }: Deps,
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
