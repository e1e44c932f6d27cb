import type { ApiProblem } from './api.ts'
import { text } from './texts/index.ts'

/** Returns the message of an error for visitors. */
export function problemText({ status, code, message }: ApiProblem): string {
  if (status === 0) return text('unreachable')
  if (status === 429) return text('tooMany')
  if (code === 'slot_taken') return text('slotTaken')
  if (code === 'active_bookings_limit_reached') return text('limitReached')
  if (code === 'private_link_expired') return text('expiredLink')
  if (status === 404) return text('missing')
  return text('failed', { reason: message })
}
