import { type App, createApp, personalDataRoute, rememberCallers } from '@punctual/http'
import { schedulingQuestion } from './app/ask-scheduling.ts'
import { listReads } from './db/list-reads.ts'
import { personalData } from './db/personal-data.ts'
import { rememberUser } from './db/replicas-repository.ts'
import type { BookingsDeps } from './deps.ts'
import { stayInTenant } from './guards/stay-in-tenant.ts'
import { paymentOpenerOf } from './payments/payment-opener.ts'
import { attendeeRoutes } from './routes/attendees/index.ts'
import { bookingRoutes } from './routes/bookings/index.ts'
import { calendarFeedRoutes } from './routes/calendar-feeds/index.ts'
import { internalRoutes } from './routes/internal/index.ts'
import { paymentRoutes } from './routes/payments/index.ts'
import { referenceRoutes } from './routes/references/index.ts'
import { reservationRoutes } from './routes/reservations/index.ts'
import { stripeRoutes } from './routes/stripe/index.ts'
import { videoRoomRoutes } from './routes/video-rooms/index.ts'

/** Builds the service with all of its routes. */
export async function buildApp(deps: BookingsDeps): Promise<App> {
  const app = createApp(deps)
  stayInTenant(app, deps)
  rememberCallers(app, (profile) => rememberUser(deps.db, profile))
  const reads = listReads(deps)
  app.addHook('onClose', () => reads.close())
  const askScheduling = schedulingQuestion(deps)
  const paymentOpener = paymentOpenerOf(deps.config)

  bookingRoutes(app, { ...deps, reads }, askScheduling, paymentOpener)
  attendeeRoutes(app, deps)
  referenceRoutes(app, deps)
  calendarFeedRoutes(app, deps)
  paymentRoutes(app, deps, paymentOpener)
  stripeRoutes(app, deps, paymentOpener)
  reservationRoutes(app, deps, askScheduling)
  videoRoomRoutes(app, deps)
  internalRoutes(app, deps)
  personalDataRoute(app, deps.db, personalData)
  return app
}
