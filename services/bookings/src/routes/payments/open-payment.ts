import { textIdOf } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { openPage } from '../../app/open-payment.ts'
import type { BookingsDeps } from '../../deps.ts'
import type { PaymentOpener } from '../../payments/payment-opener.ts'

const PaymentPath = Type.Object({ paymentUid: textIdOf('the payment', 'Uid') })

/**
 * Adds GET /v2/payments/{paymentUid}, for the holder of the payment's uid: redirects (303) to the
 * provider's page. The page is created on request, so that a booking never waits for the provider.
 */
export function openPayment(app: App, deps: BookingsDeps, { provider }: PaymentOpener): void {
  const schema = {
    summary: 'Open the page of a payment',
    description: "Redirects to the payment provider's page. The uid of the payment gives the right.",
    errors: [
      'payment_not_found',
      'payment_by_hand',
      'booking_already_paid',
      'booking_already_cancelled',
      'booking_already_rejected',
    ],
    params: PaymentPath,
    response: { 303: Type.Null() },
  }
  app.get('/v2/payments/:paymentUid', { schema }, async ({ params }, reply) => {
    return reply.redirect(await openPage(deps, provider, params.paymentUid), 303)
  })
}
