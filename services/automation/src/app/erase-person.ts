import { automationPersonErased, type DomainEvent } from '@punctual/contracts'
import { appendEvent, erasedSince, rememberErasure, type Tx } from '@punctual/db'
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
  for (const id of await eraseResponses(tx, person)) cancelFormTimers(tx, id)
  await eraseVerifications(tx, person)
}

/**
 * Erases a person, also from events that arrive later.
 * @param until the time of the last event that can contain the person's data
 */
export async function erasePersonUntil(tx: Tx, person: ErasedPerson, until: Date): Promise<void> {
  await erasePerson(tx, person)
  await rememberErasure(tx, person, until)
}

/** Publishes that a person is erased from what automation stores. */
export async function announceErased(
  tx: Tx,
  { organizationId, email, phoneNumber }: ErasedPerson,
  at: Date,
): Promise<void> {
  await appendEvent(tx, automationPersonErased, {
    subject: `${organizationId}`,
    version: 1,
    organizationId,
    at,
    data: { email, ...(phoneNumber !== undefined && { phoneNumber }) },
  })
}

/** Erases the people whom events name that were published before their erasure, and came later. */
export async function repeatErasures(tx: Tx, events: readonly DomainEvent[]): Promise<void> {
  const published = events.map(({ organizationid: organizationId, time, data }) => ({
    organizationId,
    at: new Date(time),
    text: JSON.stringify(data).toLowerCase(),
  }))
  const erasedOf = await erasedSince(tx, published)
  const named = published.flatMap((event) =>
    erasedOf(event).filter(({ email, phoneNumber = '' }) => event.text.includes(email || phoneNumber)),
  )
  for (const person of new Map(named.map((one) => [JSON.stringify(one), one])).values())
    await erasePerson(tx, person)
}
