import { type BookingStatus, DomainError, type ErrorCode } from '@punctual/contracts'

/** The commands on an existing booking. */
export const bookingCommands = [
  'confirm',
  'decline',
  'reschedule',
  'reschedule-cancelled',
  'cancel',
  'take-seat',
  'leave-seat',
  'add-guests',
  'remove-attendee',
  'change-location',
  'reassign',
  'mark-absent',
  'rate',
  'report-assignment',
  'mark-paid',
  'pay',
  'set-accepted',
  'set-pending',
  'set-cancelled',
  'set-rejected',
] as const
export type BookingCommand = (typeof bookingCommands)[number]

export const bookingStatuses = [
  'pending',
  'accepted',
  'cancelled',
  'rejected',
] as const satisfies readonly BookingStatus[]

/** The next status, or the error code of the refused command. */
type Outcome = { to: BookingStatus } | { refused: ErrorCode }
const to = (status: BookingStatus): Outcome => ({ to: status })
const refused = (code: ErrorCode): Outcome => ({ refused: code })

/** Commands that need a live booking and keep its status. */
const whileLive: Readonly<Record<BookingStatus, Outcome>> = {
  pending: to('pending'),
  accepted: to('accepted'),
  cancelled: refused('booking_already_cancelled'),
  rejected: refused('booking_already_rejected'),
}

/** Commands that are allowed in any status and keep it. */
const unchanged: Readonly<Record<BookingStatus, Outcome>> = {
  pending: to('pending'),
  accepted: to('accepted'),
  cancelled: to('cancelled'),
  rejected: to('rejected'),
}

/**
 * Commands by which the organizer sets any status (docs/domain.md#edit-a-booking). Only a
 * conflicting claim can refuse them.
 */
const always = (status: BookingStatus): Readonly<Record<BookingStatus, Outcome>> => ({
  pending: to(status),
  accepted: to(status),
  cancelled: to(status),
  rejected: to(status),
})

/**
 * The state machine of a booking (docs/domain.md#booking-status). `reschedule` is the row of the
 * old booking; its successor starts as a new booking. `reschedule-cancelled` replaces it where the
 * event type has `allowReschedulingCancelledBookings`. A booking that loses its last seat is
 * cancelled by the row of `cancel`. A payment that accepts a booking also takes the row of
 * `confirm`.
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
  'reschedule-cancelled': {
    pending: to('cancelled'),
    accepted: to('cancelled'),
    cancelled: to('cancelled'),
    rejected: to('cancelled'),
  },
  cancel: {
    pending: to('cancelled'),
    accepted: to('cancelled'),
    cancelled: refused('booking_already_cancelled'),
    rejected: to('cancelled'),
  },
  'take-seat': whileLive,
  'leave-seat': whileLive,
  'add-guests': whileLive,
  'remove-attendee': whileLive,
  'change-location': whileLive,
  reassign: whileLive,
  'mark-absent': unchanged,
  rate: {
    pending: refused('booking_not_accepted'),
    accepted: to('accepted'),
    cancelled: refused('booking_already_cancelled'),
    rejected: refused('booking_already_rejected'),
  },
  'report-assignment': unchanged,
  'mark-paid': whileLive,
  pay: unchanged,
  'set-accepted': always('accepted'),
  'set-pending': always('pending'),
  'set-cancelled': always('cancelled'),
  'set-rejected': always('rejected'),
}

/**
 * Returns the status after a command.
 * @throws DomainError with the code that the table gives, if the command is refused
 */
export function nextStatus(command: BookingCommand, status: BookingStatus): BookingStatus {
  const outcome = bookingStates[command][status]
  if ('refused' in outcome) throw new DomainError(outcome.refused)
  return outcome.to
}

/** Returns the status of a new booking (docs/domain.md#create-a-booking). */
export const firstStatus = (needsConfirmation: boolean): BookingStatus =>
  needsConfirmation ? 'pending' : 'accepted'

/**
 * Returns whether a booking in this status is live. It holds its hosts' time, except for tentative
 * requests (docs/decisions/0006-claims-against-double-booking.md).
 */
export const holdsTime = (status: BookingStatus): boolean => status === 'pending' || status === 'accepted'
