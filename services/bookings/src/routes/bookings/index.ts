import type { App } from '@punctual/http'
import type { AskScheduling } from '../../app/ask-scheduling.ts'
import type { ListDeps } from '../../deps.ts'
import type { PaymentOpener } from '../../payments/payment-opener.ts'
import { acceptBooking } from './accept-booking.ts'
import { addGuests } from './add-guests.ts'
import { answerBooking } from './answer-booking.ts'
import { cancelBooking } from './cancel-booking.ts'
import { changeLocation } from './change-location.ts'
import { confirmBooking } from './confirm-booking.ts'
import { createBooking } from './create-booking.ts'
import { declineBooking } from './decline-booking.ts'
import { editBooking } from './edit-booking.ts'
import { getBooking } from './get-booking.ts'
import { getBySeat } from './get-by-seat.ts'
import { getCalendarLinks } from './get-calendar-links.ts'
import { getNumberedBooking } from './get-numbered-booking.ts'
import { listOrganizationBookings } from './list-organization-bookings.ts'
import { listOwnBookings } from './list-own-bookings.ts'
import { listTeamBookings } from './list-team-bookings.ts'
import { markAbsent } from './mark-absent.ts'
import { rateBooking } from './rate-booking.ts'
import { reassignBooking } from './reassign-booking.ts'
import { reportNoShow } from './report-no-show.ts'
import { reportWrongAssignment } from './report-wrong-assignment.ts'
import { requestVerificationCode } from './request-verification-code.ts'
import { rescheduleBooking } from './reschedule-booking.ts'

/** Adds the operations on bookings, and their lists. */
export function bookingRoutes(
  app: App,
  deps: ListDeps,
  askScheduling: AskScheduling,
  paymentOpener: PaymentOpener,
): void {
  createBooking(app, deps, askScheduling, paymentOpener)
  listOwnBookings(app, deps)
  listTeamBookings(app, deps)
  listOrganizationBookings(app, deps)
  getBooking(app, deps)
  confirmBooking(app, deps)
  declineBooking(app, deps)
  acceptBooking(app, deps)
  answerBooking(app, deps)
  rescheduleBooking(app, deps, askScheduling)
  cancelBooking(app, deps)
  addGuests(app, deps)
  markAbsent(app, deps)
  editBooking(app, deps)
  getNumberedBooking(app, deps)
  getBySeat(app, deps)
  changeLocation(app, deps)
  reassignBooking(app, deps, askScheduling)
  reportWrongAssignment(app, deps)
  rateBooking(app, deps)
  reportNoShow(app, deps)
  getCalendarLinks(app, deps)
  requestVerificationCode(app, deps)
}
