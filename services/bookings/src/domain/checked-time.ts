import { type BookingCheckAnswer, DomainError, HostSnapshot } from '@punctual/contracts'
import { Value } from '@sinclair/typebox/value'

/** The time and the hosts of a single booking; `duration` in minutes. */
export interface CheckedTime {
  start: string
  end: string
  duration: number
  hosts: HostSnapshot[]
}

/**
 * Returns the first occurrence of a check with all its hosts (docs/domain.md#create-a-booking).
 * @throws DomainError 422 if the event type has no hosts
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

/**
 * Returns the fields of a host that a booking stores, without those that only choosing hosts needs.
 */
export const hostSnapshot = (host: HostSnapshot): HostSnapshot =>
  Value.Clean(HostSnapshot, structuredClone(host)) as HostSnapshot
