import type { Tx } from '@punctual/db'
import { type ErasedPerson, eraseMessages, eraseResponses, eraseVerifications } from '../db/erasure.ts'
import { cancelFormTimers } from './form-submissions.ts'

/**
 * Erases a person's data from automation (docs/domain.md#erasure): overwrites the messages that
 * were sent to them or name them, deletes pending ones, empties their form responses and cancels
 * those timers, deletes their verified addresses. The bookings service anonymizes bookings and
 * publishes the result.
 */
export async function erasePerson(tx: Tx, person: ErasedPerson): Promise<void> {
  await eraseMessages(tx, person)
  for (const id of await eraseResponses(tx, person)) await cancelFormTimers(tx, id)
  await eraseVerifications(tx, person)
}
