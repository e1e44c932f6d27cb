import type { ComponentChildren } from 'preact'
import type { OwnPage } from '../addresses.ts'
import type { Booking } from '../api.ts'
import { useWords } from '../words.ts'
import { BookingDetails } from './booking-details.tsx'
import { Dates } from './booking-page.tsx'
import { RefundOutlook } from './payments.tsx'

/** What a visitor is about to cancel, and what goes back. */
export function CancelQuestion(props: {
  /** The dates that can be cancelled, at least one. */
  open: readonly Booking[]
  timeZone: string
  own: OwnPage
  /** The form. */
  children: ComponentChildren
}) {
  const { open, timeZone, own, children } = props
  const { text } = useWords()
  const [booking] = open
  if (!booking) return <h1>{text('cannotCancel')}</h1>
  const dates = open.length > 1 ? { dates: <Dates series={open} timeZone={timeZone} own={own} /> } : {}
  return (
    <>
      <h1>{text('cancelQuestion')}</h1>
      <BookingDetails booking={booking} timeZone={timeZone} {...dates} />
      <RefundOutlook bookings={open} />
      {children}
    </>
  )
}
