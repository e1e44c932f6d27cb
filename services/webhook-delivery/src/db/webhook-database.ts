import type { Database } from '@punctual/db'
import { isPartitionRace } from './upkeep.ts'

const tries = 3

/** The service's database: repeats a transaction that met a partition being created. */
export function webhookDatabase(db: Database): Database {
  return {
    ...db,
    async transaction(work, options) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await db.transaction(work, options)
        } catch (error) {
          if (attempt === tries || !isPartitionRace(error)) throw error
        }
      }
    },
  }
}
