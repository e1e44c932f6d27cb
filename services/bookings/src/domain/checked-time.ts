import { type BookingCheckAnswer, DomainError, HostSnapshot } from '@punctual/contracts'
import { Value } from '@sinclair/typebox/value'

/** When a single booking is, and who hosts it; minutes. */
export interface CheckedTime {
  start: string
  end: string
  duration: number
  hosts: HostSnapshot[]
}

/**
 * @returns the one occurrence of a check with all its hosts; throws 422 when there are none
 * (docs/domain.md#create-a-booking)
 */
export function checkedTime({ occurrences, hosts }: BookingCheckAnswer): CheckedTime {
  const [occurrence] = occurrences
  if (!occurrence || hosts.length === 0)
    throw new DomainError('UnprocessableEntityException', 'The event type has no hosts.')
  const { start, end } = occurrence
  return {
    start,
    end,
    duration: (Date.parse(end) - Date.parse(start)) / 60_000,
    hosts: hosts.map(hostSnapshot),
  }
}

/** @returns what a booking keeps of a host: nothing that only the choice of hosts needs */
export const hostSnapshot = (host: HostSnapshot): HostSnapshot =>
  Value.Clean(HostSnapshot, structuredClone(host)) as HostSnapshot
