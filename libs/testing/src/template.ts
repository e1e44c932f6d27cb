import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { asAdmin, type Query, withDatabase } from './admin.ts'
import { root } from './repository.ts'

/** Key of the advisory lock under which one process of a run makes the template. */
const lock = 7_022_914_006

/** Migrations, the code that runs them (it makes the roles), and the manifests that say who has timers. */
const counts = (path: string): boolean =>
  !path.includes('node_modules') &&
  /\.sql$|\/db\/src\/migrat[^/]*\.ts$|services\/[^/]+\/package\.json$/.test(path)

async function migrationFiles(): Promise<string[]> {
  const found: string[] = []
  for (const room of ['libs', 'services', 'gateway']) {
    const entries = await readdir(join(root, room), { recursive: true, withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name)
      if (counts(path)) found.push(path)
    }
  }
  return found.sort()
}

/** @returns the template's name: every change of any migration makes another one */
async function templateName(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await migrationFiles()) hash.update(relative(root, file)).update(await readFile(file))
  return `punctual_template_${hash.digest('hex').slice(0, 16)}`
}

const exists = async (query: Query, name: string): Promise<boolean> =>
  (await query('select 1 from pg_database where datname = $1 and datistemplate', [name])).length > 0

/**
 * Makes sure that the server has a database with every service's migrations, shared by all tests against it.
 * @param migrateAll brings the empty database of that URL up to date
 * @returns its name
 */
export async function ensureTemplate(
  url: string,
  migrateAll: (url: string) => Promise<void>,
): Promise<string> {
  const name = await templateName()
  await asAdmin(url, async (query) => {
    if (await exists(query, name)) return
    await query(`select pg_advisory_lock(${lock})`)
    if (await exists(query, name)) return
    // One that a run left half made is no template yet.
    await query(`drop database if exists ${name} with (force)`)
    await query(`create database ${name}`)
    await migrateAll(withDatabase(url, name))
    // Nobody connects to it any more: a copy is refused while somebody is.
    await query(`alter database ${name} with is_template true allow_connections false`)
  })
  return name
}
