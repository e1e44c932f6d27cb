import {
  type BookingCheckAnswer,
  badRequest,
  type CallerContext,
  canSee,
  DomainError,
  type FieldError,
  instantOf,
  type ReserveSlot,
} from '@punctual/contracts'
import { requireUser } from '@punctual/http'
import type { AskScheduling } from '../../ask-scheduling.ts'

/** A missing credential is told before anything is asked. */
export function checkDuration(request: { caller: CallerContext; body: ReserveSlot }): void {
  if (request.body.reservationDuration !== undefined) requireUser(request)
}

/**
 * Asks scheduling whether the slot may be booked, and judges what only some may ask for: how long it is kept is for the
 * event type's own people, its length for event types that have several.
 */
export async function askAboutSlot(
  askScheduling: AskScheduling,
  caller: CallerContext,
  { eventTypeId, slotStart, slotDuration, reservationDuration }: ReserveSlot,
): Promise<BookingCheckAnswer> {
  const check = await askScheduling(caller, {
    eventTypeId,
    start: instantOf(slotStart).toISOString(),
    ...(slotDuration === undefined ? {} : { lengthInMinutes: slotDuration }),
  }).catch((error: unknown) => {
    throw named(error, 'lengthInMinutes', 'slotDuration')
  })
  const { eventType, hosts } = check
  if (slotDuration !== undefined && eventType.lengthOptions.length < 2)
    throw badRequest({ path: 'slotDuration', message: 'can be used where an event type has several lengths' })
  const owned = {
    ...{ ownerId: eventType.ownerId, teamId: eventType.teamId, organizationId: eventType.organizationId },
    hostIds: hosts.map(({ id }) => id),
  }
  if (reservationDuration !== undefined && !canSee(caller, owned))
    throw new DomainError('ForbiddenException', 'reservationDuration is for members of the event type.')
  return check
}

/** @returns the refusal of a field in the words of this operation, where the field has another name */
function named(error: unknown, from: string, to: string): unknown {
  if (!(error instanceof DomainError) || error.code !== 'length_not_allowed') return error
  const details = error.details as { errors?: FieldError[] } | undefined
  const errors = (details?.errors ?? []).map((each) => (each.path === from ? { ...each, path: to } : each))
  const message = error.message.replace(from, to)
  return new DomainError(error.code, message, { details: { errors }, cause: error })
}
