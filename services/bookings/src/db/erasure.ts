import type { Tx } from '@punctual/db'

/** @returns the uids of the bookings in which an address of an organization stands, as an attendee, a guest or an actor */
export async function bookingsWith({ sql }: Tx, organizationId: number, email: string): Promise<string[]> {
  const rows = await sql<{ uid: string }[]>`
    select b.uid from booking b
    where b.organization_id = ${organizationId} and (
      exists (select from attendee a where a.organization_id = b.organization_id and a.booking_id = b.id
        and lower(a.email) = lower(${email}))
      or lower(b.cancelled_by_email) = lower(${email}) or lower(b.rescheduled_by_email) = lower(${email}))
    order by b.id`
  return rows.map(({ uid }) => uid)
}

/** Overwrites who an attendee was. */
export async function overwriteAttendee(
  { sql }: Tx,
  organizationId: number,
  attendee: { id: number; name: string; email: string },
): Promise<void> {
  await sql`
    update attendee set name = ${attendee.name}, email = ${attendee.email}, phone_number = null,
      responses = case when responses is null then null else '{}'::jsonb end,
      metadata = case when metadata is null then null else '{}'::jsonb end
    where organization_id = ${organizationId} and id = ${attendee.id}`
}

/** Forgets the codes and the profile of an address. */
export async function forgetAddress({ sql }: Tx, email: string): Promise<void> {
  await sql`delete from verification_code where email = lower(${email})`
}
