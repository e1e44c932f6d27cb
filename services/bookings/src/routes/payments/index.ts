import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import type { Till } from '../../payments/till.ts'
import { markPaid } from './mark-paid.ts'
import { openPayment } from './open-payment.ts'
import { takeNotices } from './take-notices.ts'

/** What is paid for bookings. */
export function paymentRoutes(app: App, deps: BookingsDeps, till: Till): void {
  markPaid(app, deps)
  openPayment(app, deps, till)
  takeNotices(app, deps, till)
}
