import { type App, createApp } from '@punctual/http'
import { schedulingQuestion } from './ask-scheduling.ts'
import type { BookingsDeps } from './deps.ts'
import { paymentOpenerOf } from './payments/payment-opener.ts'
import { rememberCallers } from './remember-callers.ts'
import { addGuests } from './routes/add-guests.ts'
import { attendeeRoutes } from './routes/attendees/index.ts'
import { cancelBooking } from './routes/cancel-booking.ts'
import { changeLocation } from './routes/change-location.ts'
import { confirmBooking } from './routes/confirm-booking.ts'
import { countFutureBookings } from './routes/count-future-bookings.ts'
import { countLinkUses } from './routes/count-link-uses.ts'
import { createBooking } from './routes/create-booking.ts'
import { declineBooking } from './routes/decline-booking.ts'
import { editBooking } from './routes/edit-booking.ts'
import { getBooking } from './routes/get-booking.ts'
import { getBySeat } from './routes/get-by-seat.ts'
import { getCalendarLinks } from './routes/get-calendar-links.ts'
import { listClaims } from './routes/list-claims.ts'
import { listRoutes } from './routes/lists/index.ts'
import { markAbsent } from './routes/mark-absent.ts'
import { paymentRoutes } from './routes/payments/index.ts'
import { rateBooking } from './routes/rate-booking.ts'
import { reassignBooking } from './routes/reassign-booking.ts'
import { referenceRoutes } from './routes/references/index.ts'
import { reportNoShow } from './routes/report-no-show.ts'
import { requestVerificationCode } from './routes/request-verification-code.ts'
import { rescheduleBooking } from './routes/reschedule-booking.ts'
import { reservationRoutes } from './routes/reservations/index.ts'
import { videoRoomRoutes } from './routes/video-rooms/index.ts'
import { stayInTenant } from './stay-in-tenant.ts'

/** Builds the service with all of its routes. */
export async function buildApp(deps: BookingsDeps): Promise<App> {
  const app = createApp(deps)
  stayInTenant(app, deps)
  rememberCallers(app, deps)
  const askScheduling = schedulingQuestion(deps)
  const paymentOpener = paymentOpenerOf(deps.config)

  createBooking(app, deps, askScheduling, paymentOpener)
  listRoutes(app, deps)
  getBooking(app, deps)
  confirmBooking(app, deps)
  declineBooking(app, deps)
  rescheduleBooking(app, deps, askScheduling)
  cancelBooking(app, deps)
  addGuests(app, deps)
  markAbsent(app, deps)

  editBooking(app, deps)
  getBySeat(app, deps)
  changeLocation(app, deps)
  reassignBooking(app, deps, askScheduling)
  rateBooking(app, deps)
  reportNoShow(app, deps)
  getCalendarLinks(app, deps)
  requestVerificationCode(app, deps)
  attendeeRoutes(app, deps)
  referenceRoutes(app, deps)
  paymentRoutes(app, deps, paymentOpener)
  reservationRoutes(app, deps, askScheduling)
  videoRoomRoutes(app, deps)

  listClaims(app, deps)
  countFutureBookings(app, deps)
  countLinkUses(app, deps)
  return app
}
