import { systemClock } from '@punctual/contracts'
import { openDatabase } from '@punctual/db'
import { ConfigError } from '@punctual/http'
import { republishBookings } from './app/republish-bookings.ts'
import { republishConfig } from './config.ts'

const usage = 'npm run republish-bookings: publishes every booking again, to refill replicas'

/** Prints how many bookings are published; problems go to stderr (exit code 1). */
async function run(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`)
    return
  }
  const db = openDatabase(republishConfig().databaseUrl, { schema: 'bookings' })
  try {
    process.stdout.write(`${await republishBookings(db, systemClock)} bookings are published\n`)
  } finally {
    await db.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.problems.join('\n')}\n\n${usage}\n`)
  process.exitCode = 1
}
