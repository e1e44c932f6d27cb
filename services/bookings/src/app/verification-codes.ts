import { randomUUID } from 'node:crypto'
import {
  badRequest,
  type CallerContext,
  DomainError,
  type EventTypeSummary,
  type RequestVerificationCode,
  sameEmail,
  verificationCodeRequested,
} from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import {
  codeLifetimeMs,
  codeTries,
  hashCode,
  isCode,
  newCode,
  requireReach,
  type Sealer,
} from '@punctual/http'
import { findBooking } from '../db/find-bookings.ts'
import {
  type CodesOf,
  codeBefore,
  findCodes,
  insertCode,
  lockCodes,
  tryCode,
  useUpCode,
} from '../db/verification-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { type ChangeContext, requireBooking } from '../domain/booking.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * Creates a code for an address and requests its mail.
 * @throws DomainError ThrottlerException (429) over a limit
 */
export async function requestCode(
  tx: Tx,
  sealer: Sealer,
  wanted: {
    email: string
    eventType: { id: number; organizationId: number; title: string }
    language: string
    /** The caller as limits count it; undefined if unknown. */
    asker: string | undefined
  },
  { now, traceparent }: ChangeContext,
): Promise<void> {
  const { eventType, language, asker } = wanted
  const email = wanted.email.toLowerCase()
  await lockCodes(tx, { email, asker })
  await limitCodes(tx, { email, eventTypeId: eventType.id, asker }, now)
  const code = newCode()
  const id = randomUUID()
  const { organizationId, id: eventTypeId } = eventType
  const expiresAt = new Date(now.getTime() + codeLifetimeMs)
  const codeHash = await hashCode(code)
  await insertCode(tx, { id, organizationId, eventTypeId, email, codeHash, createdAt: now, expiresAt, asker })
  await appendEvent(tx, verificationCodeRequested, {
    subject: id,
    version: 1,
    organizationId,
    at: now,
    data: {
      email: wanted.email,
      sealedCode: sealer.seal(code),
      eventTypeTitle: eventType.title,
      language,
      expiresAt: expiresAt.toISOString(),
    },
    ...(traceparent !== undefined && { traceparent }),
  })
}

/**
 * Returns the event type that a code is for, and the language of the mail.
 * @throws DomainError 400 unless the body names an event type or an attendee of a booking;
 *   event_type_not_found, booking_not_found
 */
export async function subjectOf(
  { db, client }: BookingsDeps,
  caller: CallerContext,
  { eventTypeId, bookingUid, email }: RequestVerificationCode,
) {
  if ((eventTypeId === undefined) === (bookingUid === undefined))
    throw badRequest({ path: 'eventTypeId', message: 'or bookingUid is required, not both' })
  if (bookingUid !== undefined) {
    const booking = requireBooking(await findBooking(db, bookingUid))
    requireReach(caller, booking, 'booking_not_found')
    const attendee = booking.attendees.find((one) => sameEmail(one.email, email))
    if (!attendee) throw badRequest({ path: 'email', message: 'is not an attendee of this booking' })
    return { eventType: booking.eventType, language: attendee.language }
  }
  const path = `/internal/event-types/${eventTypeId}`
  const eventType = await client.ask<EventTypeSummary>('scheduling', path, { caller })
  requireReach(caller, eventType)
  return { eventType, language: 'en' }
}

/**
 * Checks a code outside the booking's transaction, so that a wrong try counts even if that
 * transaction rolls back.
 * @returns a function that marks the code as used, within the transaction
 * @throws DomainError email_verification_required without a code or an address,
 *   invalid_verification_code for a code that is wrong, expired or has been tried too often
 */
export async function checkCode(
  { db, clock }: Pick<BookingsDeps, 'db' | 'clock'>,
  given: { eventTypeId: number; email: string | undefined; code: string | undefined },
): Promise<(tx: Tx) => Promise<void>> {
  const { eventTypeId, code } = given
  // A booker with a phone number only has no address that a code could prove.
  if (code === undefined || !given.email) throw new DomainError('email_verification_required')
  const email = given.email.toLowerCase()
  const now = clock.now()
  for (const { id, codeHash } of await findCodes(db, { eventTypeId, email, now, tries: codeTries })) {
    if (!(await tryCode(db, id, codeTries))) continue
    if (!(await isCode(code, codeHash))) continue
    return async (tx) => {
      if (!(await useUpCode(tx, id))) throw new DomainError('invalid_verification_code')
    }
  }
  throw new DomainError('invalid_verification_code')
}

/**
 * Enforces the limits of verification codes. The limit of a mailbox prevents flooding. One caller
 * gets at most half of it, so the owner of the mailbox can still request a code. The limit of a
 * caller and an event type is high enough for a busy office. There is no limit for an event type as
 * a whole, because one caller could exhaust it for all others.
 * @throws DomainError ThrottlerException (429) with the seconds until the next code is allowed
 */
async function limitCodes(
  tx: Tx,
  {
    email,
    eventTypeId,
    asker,
  }: Required<Pick<CodesOf, 'email' | 'eventTypeId'>> & { asker: string | undefined },
  now: Date,
): Promise<void> {
  await limit(tx, { email }, 20, hour, now)
  await limit(tx, { email, eventTypeId }, 5, minute, now)
  if (asker === undefined) return
  await limit(tx, { email, asker }, 10, hour, now)
  await limit(tx, { asker, eventTypeId }, 30, minute, now)
  await limit(tx, { asker, eventTypeId }, 300, hour, now)
}

async function limit(tx: Tx, codes: CodesOf, allowed: number, span: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - span)
  const last = await codeBefore(tx, codes, { before: allowed - 1, since })
  if (!last) return
  const message =
    codes.email === undefined ? 'Too many codes were asked for.' : 'Too many codes were sent to this address.'
  const retryAfter = Math.max(1, Math.ceil((last.getTime() - since.getTime()) / 1000))
  throw new DomainError('ThrottlerException', message, { retryAfter })
}
