import type { Database } from '@punctual/db'

/** The kinds of capabilities. The uid of a series counts as `booking`. */
export type Named = 'booking' | 'seat' | 'reservation' | 'payment' | 'room'

/** Returns the organization of a uid, or of a room's name; undefined for an unknown one. */
export async function organizationOf(
  { sql }: Pick<Database, 'sql'>,
  what: Named,
  uid: string,
): Promise<number | undefined> {
  const found = {
    booking: () => sql<Row[]>`
      (select organization_id as id from booking where uid = ${uid})
      union all (select organization_id from booking where recurring_booking_uid = ${uid} limit 1)`,
    seat: () => sql<Row[]>`select organization_id as id from attendee where seat_uid = ${uid}`,
    reservation: () => sql<Row[]>`select organization_id as id from reservation where uid = ${uid}`,
    payment: () => sql<Row[]>`select organization_id as id from payment where uid = ${uid} limit 1`,
    room: () => sql<Row[]>`
      select organization_id as id from booking
      where video_room and location like '%/v2/rooms/%' and split_part(location, '/v2/rooms/', 2) = ${uid} limit 1`,
  }
  const [row] = await found[what]()
  return row && Number(row.id)
}

interface Row {
  id: number
}
