import type { Database, Tx } from '@punctual/db'
import { hasQueued } from './delivery-queue.ts'
import { isPartitionRace } from './upkeep.ts'

const tries = 3

/**
 * The service's database: repeats a transaction that met a partition being created, and calls the
 * function after every commit that queued a delivery.
 */
export function webhookDatabase(db: Database, onQueued: () => void = () => {}): Database {
  const once: Database['transaction'] = async (work, options) => {
    let queued = false
    const result = await db.transaction(async (tx: Tx) => {
      const value = await work(tx)
      queued = hasQueued(tx)
      return value
    }, options)
    if (queued) onQueued()
    return result
  }
  return {
    ...db,
    async transaction(work, options) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(work, options)
        } catch (error) {
          if (attempt === tries || !isPartitionRace(error)) throw error
        }
      }
    },
  }
}
