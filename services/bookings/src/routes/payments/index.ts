import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import type { PaymentOpener } from '../../payments/payment-opener.ts'
import { markPaid } from './mark-paid.ts'
import { openPayment } from './open-payment.ts'
import { refundBooking } from './refund-booking.ts'
import { takeNotices } from './take-notice.ts'

/** Adds the routes of payments. */
export function paymentRoutes(app: App, deps: BookingsDeps, paymentOpener: PaymentOpener): void {
  markPaid(app, deps)
  refundBooking(app, deps)
  openPayment(app, deps, paymentOpener)
  takeNotices(app, deps, paymentOpener)
}
