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
import type { AskScheduling } from '../../app/ask-scheduling.ts'

/**
 * Requires a credential for `reservationDuration`, before scheduling is asked.
 * @throws DomainError 401
 */
export function checkDuration(request: { caller: CallerContext; body: ReserveSlot }): void {
  if (request.body.reservationDuration !== undefined) requireUser(request)
}

/**
 * Asks scheduling whether the slot can be booked. `reservationDuration` is only for members of the
 * event type, and `slotDuration` only for event types with several lengths.
 * @throws DomainError ForbiddenException, 400 for `slotDuration`, and the refusals of scheduling
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
    throw renamedField(error, 'lengthInMinutes', 'slotDuration')
  })
  const { eventType, hosts } = check
  if (slotDuration !== undefined && eventType.lengthOptions.length < 2)
    throw badRequest({ path: 'slotDuration', message: 'requires an event type with several lengths' })
  const owned = {
    ownerId: eventType.ownerId,
    teamId: eventType.teamId,
    organizationId: eventType.organizationId,
    hostIds: hosts.map(({ id }) => id),
  }
  if (reservationDuration !== undefined && !canSee(caller, owned))
    throw new DomainError('ForbiddenException', 'reservationDuration is for members of the event type.')
  return check
}

/**
 * @returns a length_not_allowed error with the field name of this operation; other errors unchanged
 */
function renamedField(error: unknown, from: string, to: string): unknown {
  if (!(error instanceof DomainError) || error.code !== 'length_not_allowed') return error
  const details = error.details as { errors?: FieldError[] } | undefined
  const errors = (details?.errors ?? []).map((each) => (each.path === from ? { ...each, path: to } : each))
  const message = error.message.replace(from, to)
  return new DomainError(error.code, message, { details: { errors }, cause: error })
}
