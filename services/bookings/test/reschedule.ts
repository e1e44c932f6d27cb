import type { BookingCheckAnswer } from '@punctual/contracts'
import { type Booking, type Decision, hostSnapshot } from '../src/domain/booking.ts'
import type { NewIds } from '../src/domain/create-booking.ts'
import {
  checkReschedule,
  type MoveCommand,
  replacedBooking,
  rescheduledEvent,
  successorOf,
} from '../src/domain/reschedule-booking.ts'

/** Decides a reschedule in the order of a transaction, with all hosts of the check. */
export function rescheduleBooking(
  old: Booking,
  wish: Omit<MoveCommand, 'newRoomUrl'>,
  check: BookingCheckAnswer,
  ids: NewIds,
  now: Date,
): Decision & { previous: Booking } {
  const command = { ...wish, newRoomUrl: ids.newRoomUrl }
  checkReschedule(old, command)
  const previous = replacedBooking(old, ids.uid, command, now)
  const plan = { ...check.occurrences[0]!, hosts: check.hosts.map(hostSnapshot) }
  const booking = successorOf(old, command, check, ids, now, plan)
  return { booking, previous, events: [rescheduledEvent(booking, previous)] }
}
