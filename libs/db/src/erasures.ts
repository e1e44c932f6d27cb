import type { Contact } from '@punctual/contracts'
import type { Tx } from './transaction.ts'

/** A person whom a service has erased within an organization. */
export interface Erasure extends Contact {
  organizationId: number
}

/** A published event, or what was made of it. */
interface Published {
  organizationId: number
  at: Date
}

/**
 * Stores that a person was erased, for events that arrive late (docs/domain.md#erasure).
 * @param until the time of the last event that can contain what was to be erased
 */
export async function rememberErasure(
  { sql }: Tx,
  { organizationId, email, phoneNumber = '' }: Erasure,
  until: Date,
): Promise<void> {
  await sql`
    insert into erasure (organization_id, email, phone_number, until)
    values (${organizationId}, lower(${email}), ${phoneNumber}, ${until})
    on conflict (organization_id, email, phone_number) do update
      set until = greatest(erasure.until, excluded.until)`
}

/**
 * Returns a function that gives the people whom an event must not name any more, because they were
 * erased after it was published.
 */
export async function erasedSince<Event extends Published>(
  { sql }: Tx,
  events: readonly Event[],
): Promise<(event: Event) => Erasure[]> {
  if (events.length === 0) return () => []
  const organizationIds = [...new Set(events.map(({ organizationId }) => organizationId))]
  const first = new Date(Math.min(...events.map(({ at }) => at.getTime())))
  const found = await sql<{ organizationId: number; email: string; phoneNumber: string; until: Date }[]>`
    select organization_id as "organizationId", email, phone_number as "phoneNumber", until from erasure
    where organization_id = any(${organizationIds}::bigint[]) and until >= ${first}`
  return ({ organizationId, at }) =>
    found
      .filter((each) => each.organizationId === organizationId && each.until >= at)
      .map(({ until: _, phoneNumber, ...person }) => ({
        ...person,
        ...(phoneNumber !== '' && { phoneNumber }),
      }))
}
