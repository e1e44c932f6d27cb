import { type BookingStatus, DomainError, type ErrorCode } from '@punctual/contracts'

/** What can be asked of an existing booking. */
export const bookingCommands = [
  'confirm',
  'decline',
  'reschedule',
  'cancel',
  'add-guests',
  'mark-absent',
] as const
export type BookingCommand = (typeof bookingCommands)[number]

export const bookingStatuses = [
  'pending',
  'accepted',
  'cancelled',
  'rejected',
] as const satisfies readonly BookingStatus[]

/** The next status, or the error that refuses the command. */
type Outcome = { to: BookingStatus } | { refused: ErrorCode }
const to = (status: BookingStatus): Outcome => ({ to: status })
const refused = (code: ErrorCode): Outcome => ({ refused: code })

/**
 * The state machine of a booking (spec, States and transitions; contract 3.3 to 3.7; our decisions E12, E13).
 * `reschedule` is the old booking's row: its successor starts as a new booking.
 */
export const bookingStates: Readonly<Record<BookingCommand, Readonly<Record<BookingStatus, Outcome>>>> = {
  confirm: {
    pending: to('accepted'),
    accepted: refused('booking_already_accepted'),
    cancelled: refused('booking_not_pending'),
    rejected: refused('booking_not_pending'),
  },
  decline: {
    pending: to('rejected'),
    accepted: refused('booking_already_accepted'),
    cancelled: refused('booking_not_pending'),
    rejected: refused('booking_not_pending'),
  },
  reschedule: {
    pending: to('cancelled'),
    accepted: to('cancelled'),
    cancelled: refused('booking_already_cancelled'),
    rejected: to('cancelled'),
  },
  cancel: {
    pending: to('cancelled'),
    accepted: to('cancelled'),
    cancelled: refused('booking_already_cancelled'),
    rejected: to('cancelled'),
  },
  'add-guests': {
    pending: to('pending'),
    accepted: to('accepted'),
    cancelled: refused('booking_already_cancelled'),
    rejected: refused('booking_already_rejected'),
  },
  'mark-absent': {
    pending: to('pending'),
    accepted: to('accepted'),
    cancelled: to('cancelled'),
    rejected: to('rejected'),
  },
}

/** @returns the status that follows; throws the table's error when the command is refused */
export function nextStatus(command: BookingCommand, status: BookingStatus): BookingStatus {
  const outcome = bookingStates[command][status]
  if ('refused' in outcome) throw new DomainError(outcome.refused)
  return outcome.to
}

/** The status a booking starts with (contract 3.2, requiresConfirmation). */
export const firstStatus = (needsConfirmation: boolean): BookingStatus =>
  needsConfirmation ? 'pending' : 'accepted'

/** Whether a booking in this status holds its hosts' time: pending ones do too (architecture, invariant 1). */
export const holdsTime = (status: BookingStatus): boolean => status === 'pending' || status === 'accepted'
