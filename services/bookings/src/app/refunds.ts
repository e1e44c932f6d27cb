import type { RefundBooking } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { lockPayers } from '../db/payments-repository.ts'
import { claimDueRefunds, type DueRefund, postponeRefund } from '../db/refunds-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import type { Booking, ChangeContext } from '../domain/booking.ts'
import { partsOfReport, type RefundReport, recordRefund, refundBooking } from '../domain/refunds.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { apply, changeBooking } from './change-booking.ts'

/** After this time, another process takes over the refunds of a process that died. */
const claimMs = 60_000
const firstPauseMs = 5_000
const maxPauseMs = 3_600_000
const batchSize = 8

/**
 * Asks for a refund, which the worker has the provider make once this is committed.
 * @param authorize throws unless the caller may refund this booking
 * @throws DomainError booking_not_found, and what `refundBooking` throws
 */
export const refund = (
  tx: Tx,
  uid: string,
  command: RefundBooking,
  context: ChangeContext,
  authorize: (booking: Booking) => void,
): Promise<Booking> =>
  changeBooking(tx, uid, context, (before, now) => {
    authorize(before)
    return refundBooking(before, command, now)
  })

/**
 * Records a refund in the bookings that have its payments. One amount for a whole series is split.
 */
export async function noteRefund(
  tx: Tx,
  paymentIds: readonly number[],
  report: RefundReport,
  context: ChangeContext,
): Promise<void> {
  const payers = await lockPayers(tx, paymentIds)
  const payments = payers.flatMap(({ payment = [] }) => payment.filter(({ id }) => paymentIds.includes(id)))
  const parts = partsOfReport(payments, report)
  for (let booking of payers)
    for (const { paymentId, report } of parts) {
      const decision = recordRefund(booking, [paymentId], report, context.now)
      if (decision.booking !== booking) booking = await apply(tx, booking, decision, context)
    }
}

/**
 * Has the provider make the refunds that are due. A refund that cannot be made is tried again for
 * as long as it takes: the payer is owed the money. @returns whether more may be due
 */
export async function makeDueRefunds(
  deps: Pick<BookingsDeps, 'db' | 'clock' | 'log'>,
  provider: PaymentProvider,
): Promise<boolean> {
  const now = deps.clock.now()
  const claim = { now, until: new Date(now.getTime() + claimMs), limit: batchSize, provider: provider.name }
  const due = await deps.db.transaction((tx) => claimDueRefunds(tx, claim))
  await Promise.all(due.map((one) => makeRefund(deps, provider, one)))
  return due.length === batchSize
}

async function makeRefund(
  { db, clock, log }: Pick<BookingsDeps, 'db' | 'clock' | 'log'>,
  provider: PaymentProvider,
  { attempts, paymentId, account, ...due }: DueRefund,
): Promise<void> {
  const pause = Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs)
  const later = () => new Date(clock.now().getTime() + pause)
  try {
    const report = await provider.refund({ ...due, account: account ?? undefined, isRepeated: attempts > 1 })
    await db.transaction(async (tx) => {
      await noteRefund(tx, [paymentId], { ...report, uid: due.uid }, { now: clock.now() })
      await postponeRefund(tx, due.uid, later())
    })
  } catch (error) {
    log.warn({ err: error, refundUid: due.uid, attempts }, 'a refund was not made and will be tried again')
    await postponeRefund(db, due.uid, later())
  }
}
