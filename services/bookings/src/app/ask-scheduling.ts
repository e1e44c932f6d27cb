import {
  type BookingCheckAnswer,
  type BookingCheckRequest,
  type CallerContext,
  DomainError,
} from '@punctual/contracts'
import { rememberHosts } from '../db/replicas-repository.ts'
import type { BookingsDeps } from '../deps.ts'

/**
 * Asks scheduling whether a start can be booked, and by which hosts.
 * @throws DomainError as scheduling refuses: event_type_not_found, start_in_past, outside_notice,
 *   outside_window, outside_schedule, length_not_allowed
 */
export type AskScheduling = (caller: CallerContext, body: BookingCheckRequest) => Promise<BookingCheckAnswer>

const remembered = 10_000

/**
 * Returns a function that asks scheduling and adds hosts that are new to this process to the
 * replica.
 */
export function schedulingQuestion({ client, db }: BookingsDeps): AskScheduling {
  const met = new Set<number>()
  return async (caller, body) => {
    const answer = await client.ask<BookingCheckAnswer>('scheduling', '/internal/booking-checks', {
      caller,
      method: 'POST',
      body,
    })
    const { eventType, hosts } = answer
    const unmet = hosts.filter(({ id }) => !met.has(id))
    if (unmet.length > 0) {
      await rememberHosts(db, eventType.organizationId, unmet)
      if (met.size >= remembered) met.clear()
      for (const { id } of unmet) met.add(id)
    }
    return answer
  }
}

/**
 * Waits for an answer, and returns a function that returns it or throws its refusal later, inside
 * the transaction. A request that is replayed by its Idempotency-Key is therefore not refused
 * because of later changes.
 */
export async function deferRefusal<T>(question: Promise<T>): Promise<() => T> {
  try {
    const value = await question
    return () => value
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return () => {
      throw error
    }
  }
}
