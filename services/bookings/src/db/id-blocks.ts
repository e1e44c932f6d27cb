import type { Database } from '@punctual/db'
import type { NewIds } from '../domain/create-booking.ts'

const blockSize = 50

/**
 * Ids of one sequence, fetched in blocks, so that few requests wait for the database. Unused ids
 * are lost.
 */
class Block {
  readonly #fetch: () => Promise<number[]>
  #left: number[] = []
  #fetching: Promise<void> | undefined

  constructor(fetch: () => Promise<number[]>) {
    this.#fetch = fetch
  }

  async take(count: number): Promise<number[]> {
    while (this.#left.length < count) {
      this.#fetching ??= this.#refill()
      await this.#fetching
    }
    return this.#left.splice(0, count)
  }

  async #refill(): Promise<void> {
    try {
      this.#left.push(...(await this.#fetch()))
    } finally {
      this.#fetching = undefined
    }
  }
}

/** Returns the ids of a new booking and its attendees. */
export type TakeIds = (attendees: number) => Promise<Omit<NewIds, 'uid' | 'newRoomUrl'>>

/**
 * Returns a function that takes ids from prefetched blocks, so that a creation seldom waits for
 * them.
 */
export function idBlocks({ sql }: Pick<Database, 'sql'>): TakeIds {
  const block = (sequence: string) =>
    new Block(async () => {
      const rows = await sql<{ id: number }[]>`
        select nextval(${sequence}::text::regclass) as id from generate_series(1, ${blockSize}::integer)`
      return rows.map(({ id }) => id)
    })
  const bookings = block('booking_id_seq')
  const people = block('attendee_id_seq')
  return async (count) => {
    const [[booking], attendees] = await Promise.all([bookings.take(1), people.take(count)])
    return { booking: booking!, attendees }
  }
}
