import type { ConfirmationPolicy, ConfirmationPolicyInput, FieldError } from '@punctual/contracts'
import { dayMs, minuteMs } from './slots/index.ts'

const path = 'confirmationPolicy'
const unitMs = { minutes: minuteMs, hours: 60 * minuteMs, days: dayMs }

/** @returns the policy as it is kept, null for none. Only for inputs without errors. */
export function confirmationPolicy(input: ConfirmationPolicyInput): ConfirmationPolicy | null {
  const { type, noticeThreshold, blockUnconfirmedBookingsInBooker = false } = input
  if (input.disabled || type === undefined) return null
  return {
    type,
    ...(type === 'time' && noticeThreshold ? { noticeThreshold } : {}),
    blockUnconfirmedBookingsInBooker,
  }
}

/** @returns what is wrong with the policy that an owner wants */
export function confirmationPolicyErrors(input: ConfirmationPolicyInput): FieldError[] {
  if (input.disabled) return []
  if (input.type === undefined) return [{ path: `${path}.type`, message: 'is required' }]
  return input.type === 'time' && !input.noticeThreshold
    ? [{ path: `${path}.noticeThreshold`, message: 'is required for type time' }]
    : []
}

/** Whether a booking that is made now for this start waits for its host: always, or when it comes later than the threshold. */
export function requiresConfirmation(policy: ConfirmationPolicy | null, start: Date, now: Date): boolean {
  if (!policy) return false
  const { type, noticeThreshold } = policy
  if (type === 'always' || !noticeThreshold) return true
  return start.getTime() - now.getTime() < noticeThreshold.count * unitMs[noticeThreshold.unit]
}
