import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type MigrationSet, migrate, roleOf, servicePassword } from '@punctual/db'
import { type ServiceDefinition, serviceNames } from '@punctual/http'
import { type MigrateConfig, migrateConfig } from './config.ts'
import { root } from './root.ts'

/**
 * A service's role gets the password of its `<SERVICE>_DATABASE_URL` where there is one, so that a real deployment
 * sets its own, and otherwise the one derived from the administrator's.
 */
function passwordOf(config: MigrateConfig, service: string): string {
  const given = config.serviceUrls[service]
  if (!given) return servicePassword(config.databaseUrl, service)
  const { username, password } = new URL(given)
  if (decodeURIComponent(username) !== roleOf(service))
    throw new Error(`The user of ${service}'s database URL is ${username}; it must be ${roleOf(service)}`)
  return decodeURIComponent(password)
}

/** `npm run migrate`: brings the roles, schemas and tables of every service up to date. */
async function run(): Promise<void> {
  const config = migrateConfig(process.argv.slice(2))
  const sets: MigrationSet[] = []
  for (const service of serviceNames) {
    const file = pathToFileURL(join(root, `services/${service}/src/service.ts`)).href
    const { service: definition } = (await import(file)) as { service: ServiceDefinition<unknown> }
    sets.push({ service, password: passwordOf(config, service), folders: definition.migrations })
  }
  await migrate(config.databaseUrl, sets)
  console.log(`${sets.length} services are up to date: ${sets.map(({ service }) => service).join(', ')}`)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
