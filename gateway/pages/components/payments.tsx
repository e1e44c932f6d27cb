import { formatMoney } from '@punctual/messages'
import type { Booking, Payment } from '../api.ts'
import { givesBack, paymentsOf, refundable, sumOf } from '../money.ts'
import { useWords } from '../words.ts'

interface Props {
  bookings: readonly Booking[]
  /** Those that are to be paid as long as they are not. */
  owing: readonly Booking[]
}

/**
 * The total to pay for bookings with a link to the payment, or the total paid, and what of it goes
 * back; nothing if they are free or never were paid.
 */
export function Payments({ bookings, owing }: Props) {
  const { text, locale } = useWords()
  const open = sumOf(paymentsOf(owing).filter(({ paid }) => !paid))
  const made = paymentsOf(bookings).filter(({ paid }) => paid)
  const paid = sumOf(made)
  if (!open && !paid) return null
  return (
    <div>
      {open ? <Owed {...open} /> : paid && <p>{text('paid', { amount: formatMoney(paid, locale) })}</p>}
      <Refunds made={made} />
    </div>
  )
}

function Owed({ url, ...sum }: NonNullable<ReturnType<typeof sumOf>>) {
  const { text, locale } = useWords()
  const amount = formatMoney(sum, locale)
  if (!url) return <p class="owed">{text('owedByHand', { amount })}</p>
  return (
    <div class="owed">
      <p>{text('owed', { amount })}</p>
      <a class="button primary" href={url}>
        {text('pay')}
      </a>
    </div>
  )
}

/** The hosts learn of a failed refund, which is not shown here: they can repeat it. */
function Refunds({ made }: { made: readonly Payment[] }) {
  const { text, locale } = useWords()
  const [first] = made
  if (!first) return null
  const refunded = (wanted: 'pending' | 'succeeded') =>
    made
      .flatMap(({ refunds = [] }) => refunds)
      .filter(({ status }) => status === wanted)
      .reduce((sum, { amount }) => sum + amount, 0)
  const whole = made.reduce((sum, { amount }) => sum + amount, 0)
  const [back, underWay] = [refunded('succeeded'), refunded('pending')]
  const shown = (amount: number) => formatMoney({ amount, currency: first.currency }, locale)
  return (
    <>
      {back === whole && <p>{text('refundedInFull', { amount: shown(back) })}</p>}
      {back > 0 && back < whole && (
        <p>{text('refundedInPart', { amount: shown(back), total: shown(whole) })}</p>
      )}
      {underWay > 0 && <p>{text('refundPending', { amount: shown(underWay) })}</p>}
    </>
  )
}

/**
 * What becomes of the payments of bookings when the visitor cancels them (docs/domain.md#refunds);
 * nothing if nothing is paid.
 */
export function RefundOutlook({ bookings }: { bookings: readonly Booking[] }) {
  const { text, locale, now } = useWords()
  const made = paymentsOf(bookings).filter(({ paid }) => paid)
  const [first] = made
  if (!first) return null
  const sum = (those: readonly Booking[]) =>
    paymentsOf(those).reduce((total, payment) => total + refundable(payment), 0)
  const back = sum(bookings.filter((each) => givesBack(each, now())))
  const kept = sum(bookings) - back
  const shown = (amount: number) => ({
    amount: formatMoney({ amount, currency: first.currency }, locale),
  })
  return (
    <div>
      {back > 0 && <p>{text('refundOnCancel', shown(back))}</p>}
      {kept > 0 && <p>{text('noRefundOnCancel', shown(kept))}</p>}
      {made.some(({ provider }) => provider === 'hand') && <p>{text('refundByHand')}</p>}
    </div>
  )
}
