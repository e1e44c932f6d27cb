import type { ConfirmationPolicy, ConfirmationPolicyInput, FieldError } from '@punctual/contracts'
import { dayMs, minuteMs } from './slots/index.ts'

const path = 'confirmationPolicy'
const unitMs = { minutes: minuteMs, hours: 60 * minuteMs, days: dayMs }

/** Returns the policy to store, null for none. Only for inputs without errors. */
export function confirmationPolicy(input: ConfirmationPolicyInput): ConfirmationPolicy | null {
  const { type, noticeThreshold, blockUnconfirmedBookingsInBooker = true } = input
  if (input.disabled || type === undefined) return null
  return {
    type,
    ...(type === 'time' && noticeThreshold ? { noticeThreshold } : {}),
    blockUnconfirmedBookingsInBooker,
  }
}

/** Returns the errors of the given policy. */
export function confirmationPolicyErrors(input: ConfirmationPolicyInput): FieldError[] {
  if (input.disabled) return []
  if (input.type === undefined) return [{ path: `${path}.type`, message: 'is required' }]
  return input.type === 'time' && !input.noticeThreshold
    ? [{ path: `${path}.noticeThreshold`, message: 'is required for type time' }]
    : []
}

/** Returns whether pending bookings leave their time free (docs/domain.md#booking-status). */
export const isTentative = (policy: ConfirmationPolicy | null): boolean =>
  policy?.blockUnconfirmedBookingsInBooker === false

/**
 * Returns whether a booking created now for this start needs confirmation: always, or within the
 * notice threshold.
 */
export function requiresConfirmation(policy: ConfirmationPolicy | null, start: Date, now: Date): boolean {
  if (!policy) return false
  const { type, noticeThreshold } = policy
  if (type === 'always' || !noticeThreshold) return true
  return start.getTime() - now.getTime() < noticeThreshold.count * unitMs[noticeThreshold.unit]
}
