import { DomainError, systemClock } from '@punctual/contracts'
import { openDatabase } from '@punctual/db'
import { ConfigError, createSealer } from '@punctual/http'
import { bootstrap } from './app/bootstrap.ts'
import { bootstrapArguments, usage } from './app/bootstrap-arguments.ts'
import { bootstrapConfig } from './config.ts'

/**
 * Prints the created or existing objects as JSON on stdout; problems go to stderr (exit code 1).
 */
async function run(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`)
    return
  }
  const input = bootstrapArguments(args)
  const config = bootstrapConfig()
  const db = openDatabase(config.databaseUrl, { schema: 'identity' })
  try {
    const result = await bootstrap(db, createSealer(config.encryptionKeys), systemClock, input)
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  } finally {
    await db.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof ConfigError) process.stderr.write(`${error.problems.join('\n')}\n\n${usage}\n`)
  else if (error instanceof DomainError) process.stderr.write(`${error.message}\n`)
  else throw error
  process.exitCode = 1
}
