import { type MigrationSet, migrate, roleOf, serverUrls, servicePassword } from '@punctual/db'
import { migrationsOf } from './components.ts'
import { type MigrateConfig, migrateConfig } from './config.ts'
import { type Component, components, databaseVariable } from './topology.ts'

/**
 * Returns the password of a component's role: that of `<SERVICE>_DATABASE_URL` if set, so that a
 * real deployment sets its own, else the one derived from the administrator's.
 */
function passwordOf(config: MigrateConfig, component: Component): string {
  const given = config.componentUrls[component]
  if (!given) return servicePassword(config.databaseUrl, component)
  const { username, password } = new URL(serverUrls(given)[0] ?? '')
  if (decodeURIComponent(username) !== roleOf(component))
    throw new Error(
      `The user in ${databaseVariable(component)} is ${username}; it must be ${roleOf(component)}`,
    )
  return decodeURIComponent(password)
}

/** `npm run migrate`: brings the roles, schemas and tables of every component up to date. */
async function run(): Promise<void> {
  const config = migrateConfig()
  const sets: MigrationSet[] = []
  for (const component of components)
    sets.push({
      service: component,
      password: passwordOf(config, component),
      folders: await migrationsOf(component),
    })
  await migrate(config.databaseUrl, sets)
  console.log(`Up to date: ${sets.map(({ service }) => service).join(', ')}`)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
