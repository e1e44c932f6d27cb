import type { Booking, Payment } from './api.ts'
import { el } from './dom.ts'
import { text } from './language.ts'
import { money, sumOf } from './money.ts'

const paymentsOf = (bookings: readonly Booking[]): Payment[] =>
  bookings.flatMap(({ payment = [] }) => payment)

/**
 * Creates the total to pay for bookings with a link to the payment, or the total paid, and what of
 * it goes back; undefined if they are free or never were paid.
 * @param owing those that are to be paid as long as they are not
 */
export function payments(bookings: readonly Booking[], owing = bookings): HTMLElement | undefined {
  const open = sumOf(paymentsOf(owing).filter(({ paid }) => !paid))
  const made = paymentsOf(bookings).filter(({ paid }) => paid)
  const paid = sumOf(made)
  if (!open && !paid) return undefined
  const total = open ? owed(open) : el('p', {}, text('paid', { amount: money(paid!) }))
  return el('div', {}, total, ...refundsOf(made))
}

function owed(open: NonNullable<ReturnType<typeof sumOf>>): HTMLElement {
  const amount = money(open)
  if (!open.url) return el('p', { class: 'owed' }, text('owedByHand', { amount }))
  const link = el('a', { class: 'button primary', href: open.url }, text('pay'))
  return el('div', { class: 'owed' }, el('p', {}, text('owed', { amount })), el('p', {}, link))
}

/** The hosts learn of a failed refund, which is not shown here: they can repeat it. */
function refundsOf(made: readonly Payment[]): HTMLElement[] {
  const [first] = made
  if (!first) return []
  const { currency } = first
  const refunded = (wanted: 'pending' | 'succeeded') =>
    made
      .flatMap(({ refunds = [] }) => refunds)
      .filter(({ status }) => status === wanted)
      .reduce((sum, { amount }) => sum + amount, 0)
  const whole = made.reduce((sum, { amount }) => sum + amount, 0)
  const [back, underWay] = [refunded('succeeded'), refunded('pending')]
  const shown = (amount: number) => money({ amount, currency })
  const texts = [
    back === whole && text('refundedInFull', { amount: shown(back) }),
    back > 0 && back < whole && text('refundedInPart', { amount: shown(back), total: shown(whole) }),
    underWay > 0 && text('refundPending', { amount: shown(underWay) }),
  ]
  return texts.filter((line) => line !== false).map((line) => el('p', {}, line))
}

/** What a payment provider has of a payment and can give back. */
function refundable({ amount, paid, provider, refunds = [] }: Payment): number {
  if (!paid || provider === 'hand') return 0
  const taken = refunds.filter(({ status }) => status !== 'failed')
  return amount - taken.reduce((sum, refund) => sum + refund.amount, 0)
}

/** Returns whether the policy of a booking gives money back to an attendee who cancels it now. */
function givesBack({ refundPolicy, start }: Booking): boolean {
  const { type = 'never', hours = 0 } = refundPolicy ?? {}
  return type === 'always' || (type === 'hours' && Date.now() <= Date.parse(start) - hours * 3_600_000)
}

/**
 * Creates what becomes of the payments of bookings when the visitor cancels them
 * (docs/domain.md#refunds); undefined if nothing is paid.
 */
export function refundOutlook(bookings: readonly Booking[]): HTMLElement | undefined {
  const made = paymentsOf(bookings).filter(({ paid }) => paid)
  const [first] = made
  if (!first) return undefined
  const sum = (those: readonly Booking[]) =>
    paymentsOf(those).reduce((total, payment) => total + refundable(payment), 0)
  const back = sum(bookings.filter(givesBack))
  const kept = sum(bookings) - back
  const shown = (amount: number) => ({ amount: money({ amount, currency: first.currency }) })
  const texts = [
    back > 0 && text('refundOnCancel', shown(back)),
    kept > 0 && text('noRefundOnCancel', shown(kept)),
    made.some(({ provider }) => provider === 'hand') && text('refundByHand'),
  ]
  const lines = texts.filter((line) => line !== false)
  return lines.length > 0 ? el('div', {}, ...lines.map((line) => el('p', {}, line))) : undefined
}
