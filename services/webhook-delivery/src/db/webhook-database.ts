import type { Database, Tx } from '@punctual/db'
import { hasQueued } from './deliveries.ts'
import { isPartitionRace } from './upkeep.ts'

const tries = 3

/**
 * The database as this service uses it: work that met a partition in the making is run again, and the function is called
 * after every commit that has queued a delivery.
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
