import { randomUUID } from 'node:crypto'
import { problemTextIn } from '@punctual/messages/pages'
import { withSeat } from '../../../pages/addresses.ts'
import { mayCancel } from '../../../pages/booking-state.ts'
import { CancelQuestion } from '../../../pages/components/cancel-question.tsx'
import { Hidden } from '../../../pages/components/field.tsx'
import { ReasonForm, reasonIn } from '../../../pages/components/reason-form.tsx'
import { askOnce } from './ask-once.ts'
import { changeOf } from './change.ts'
import { type ChangePage, type Outcome, plainAddress } from './plain-page.ts'

const openOf = ({ bookings, rules, now }: ChangePage) =>
  bookings.filter((each) => mayCancel(each, rules, now.getTime()))

/** Asks whether to cancel. */
export function cancelView(page: ChangePage, again: { problem?: string; typed?: URLSearchParams } = {}) {
  const { reader, path, query } = page
  const { common } = changeOf(page)
  const open = openOf(page)
  return (
    <CancelQuestion {...common} open={open}>
      <ReasonForm
        label={reader.text('cancelReason')}
        action={reader.text(open.length > 1 ? 'cancelAll' : 'cancel')}
        back={plainAddress(path.replace(/\/cancel$/, ''), query)}
        postTo={plainAddress(path, query)}
        {...again}
      >
        <Hidden name="pick.key" value={randomUUID()} />
      </ReasonForm>
    </CancelQuestion>
  )
}

/** Cancels a booking, all dates of a series, or a seat. */
export async function cancelForm(page: ChangePage, form: URLSearchParams): Promise<Outcome> {
  const { ask, reader } = page
  const [booking] = openOf(page)
  if (!booking) return { status: 200, view: cancelView(page) }
  const { seatUid } = booking
  const uid = changeOf(page).isSeries ? page.uid : booking.uid
  const reason = reasonIn(form)
  const body = { ...(reason && { cancellationReason: reason }), ...(seatUid && { seatUid }) }
  const { status, problem } = await askOnce(ask, `/v2/bookings/${encodeURIComponent(uid)}/cancel`, form, body)
  if (!problem) return { redirect: withSeat(plainAddress(`/booking/${uid}`), seatUid) }
  const words = problemTextIn(reader, problem, new Map())
  return { status, view: cancelView(page, { problem: words, typed: form }) }
}
