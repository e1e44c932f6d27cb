import type { BookingSnapshot } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { loadForm } from '../db/form-repository.ts'
import { routeToBooking } from '../db/form-responses.ts'
import { submit } from './form-submissions.ts'

/**
 * Links a booking to the routing form response that it names; submits the response if it was
 * queued.
 */
export async function noteRouting(
  tx: Tx,
  booking: BookingSnapshot,
  run: { publicUrl: string; now: Date },
): Promise<void> {
  const { responseId, queuedResponseId } = booking.routing ?? {}
  const by =
    typeof responseId === 'number' && Number.isSafeInteger(responseId)
      ? { id: responseId }
      : typeof queuedResponseId === 'string'
        ? { formFillerId: queuedResponseId }
        : undefined
  if (!by) return
  const { uid, organizationId, eventType } = booking
  const about = { uid, organizationId, eventTypeId: eventType.id }
  const response = await routeToBooking(tx, by, about, run.now)
  const form = response && (await loadForm(tx.orm, response.form_id))
  if (form) await submit(tx, { form, response }, run)
}
