import { bookingAddresses, DomainError, type PaymentSnapshot } from '@punctual/contracts'
import { bookingsOfPayment, latestSession, storeSession } from '../db/payments-repository.ts'
import { stripeAccountOf } from '../db/stripe-accounts-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import type { Booking } from '../domain/booking.ts'
import { holdsTime } from '../domain/booking-states.ts'
import { payeesOf } from '../domain/payee.ts'
import type { PaymentProvider, Wanted } from '../payments/provider.ts'

/**
 * Returns the address of the provider's page of a payment, which is created if there is none.
 * @throws DomainError payment_not_found, payment_by_hand, booking_already_paid,
 *   booking_already_cancelled, booking_already_rejected, and what `PaymentProvider.start` throws
 */
export async function openPage(
  deps: BookingsDeps,
  provider: PaymentProvider | undefined,
  paymentUid: string,
): Promise<string> {
  const due = dueOf(await bookingsOfPayment(deps.db, paymentUid), paymentUid)
  if (!provider || provider.name !== due.payments[0]?.provider) throw new DomainError('payment_by_hand')
  return pageOf(deps, provider, paymentUid, due)
}

interface Due {
  booking: Booking
  payments: PaymentSnapshot[]
}

/**
 * @throws DomainError payment_not_found, booking_already_paid, booking_already_cancelled,
 *   booking_already_rejected
 */
function dueOf(bookings: readonly Booking[], paymentUid: string): Due {
  const [first] = bookings
  if (!first) throw new DomainError('payment_not_found')
  const isDue = (payment: PaymentSnapshot) => payment.uid === paymentUid
  const open = bookings.filter(({ payment = [] }) => payment.some((one) => isDue(one) && !one.paid))
  if (open.length === 0) throw new DomainError('booking_already_paid')
  const live = open.filter(({ status }) => holdsTime(status))
  const [booking] = live
  if (!booking)
    throw new DomainError(
      first.status === 'rejected' ? 'booking_already_rejected' : 'booking_already_cancelled',
    )
  return { booking, payments: live.flatMap(({ payment = [] }) => payment.filter(isDue)) }
}

/**
 * @returns the URL of the latest page if it has not expired and has the same amount and account,
 *   otherwise of a new one
 */
async function pageOf(
  { db, clock, config }: BookingsDeps,
  provider: PaymentProvider,
  paymentUid: string,
  { booking, payments }: Due,
): Promise<string> {
  const now = clock.now()
  const amount = payments.reduce((sum, payment) => sum + payment.amount, 0)
  const latest = await latestSession(db, paymentUid)
  const account = provider.accounts && (await stripeAccountOf(db, payeesOf(booking.eventType)))
  const isSame =
    latest?.provider === provider.name && latest.amount === amount && latest.account === (account ?? null)
  if (latest && isSame && latest.expiresAt > now) return latest.url
  const key = [paymentUid, amount, latest?.externalId ?? 'first'].join('-')
  const page = await provider.start(
    wantedOf(booking, payments, { key, paymentUid, amount, account }, config.publicUrl),
  )
  const paymentIds = payments.map(({ id }) => id)
  const { organizationId } = booking
  const session = {
    ...page,
    provider: provider.name,
    organizationId,
    paymentUid,
    paymentIds,
    amount,
    account: account ?? null,
  }
  await storeSession(db, session, now)
  return page.url
}

function wantedOf(
  booking: Booking,
  payments: readonly PaymentSnapshot[],
  payable: Pick<Wanted, 'key' | 'paymentUid' | 'amount' | 'account'>,
  publicUrl: string,
): Wanted {
  const { currency = 'usd', seatUid } = payments[0] ?? {}
  const payer = booking.attendees.find((one) => seatUid === undefined || one.seatUid === seatUid)
  const { view: returnUrl } = bookingAddresses({ publicUrl }, booking.uid, seatUid)
  return {
    ...payable,
    title: booking.title,
    currency,
    returnUrl,
    ...(payer?.email ? { email: payer.email } : {}),
  }
}
