import { type MigrationSet, migrate, roleOf, servicePassword } from '@punctual/db'
import { type MigrateConfig, migrateConfig } from './config.ts'
import { databaseVariable, type Room, rooms } from './topology.ts'

/**
 * A room's role gets the password of its `<ROOM>_DATABASE_URL` where there is one, so that a real deployment sets its
 * own, and otherwise the one derived from the administrator's.
 */
function passwordOf(config: MigrateConfig, room: Room): string {
  const given = config.roomUrls[room]
  if (!given) return servicePassword(config.databaseUrl, room)
  const { username, password } = new URL(given)
  if (decodeURIComponent(username) !== roleOf(room))
    throw new Error(`The user in ${databaseVariable(room)} is ${username}; it must be ${roleOf(room)}`)
  return decodeURIComponent(password)
}

const gatewayFile = (name: string) => import(`../../gateway/src/${name}.ts`)

/** @returns the folders of a room's migrations, as the room itself names them */
async function foldersOf(room: Room): Promise<URL[]> {
  if (room === 'gateway') return (await gatewayFile(room)).gatewayMigrations
  return (await import(`../../services/${room}/src/service.ts`)).service.migrations
}

/** `npm run migrate`: brings the roles, schemas and tables of every room up to date. */
async function run(): Promise<void> {
  const config = migrateConfig(process.argv.slice(2))
  const sets: MigrationSet[] = []
  for (const room of rooms)
    sets.push({ service: room, password: passwordOf(config, room), folders: await foldersOf(room) })
  await migrate(config.databaseUrl, sets)
  console.log(`Up to date: ${sets.map(({ service }) => service).join(', ')}`)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
