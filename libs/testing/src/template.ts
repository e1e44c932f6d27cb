import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Sql, sqlState } from '@punctual/db'
import { pause } from '@punctual/servers'
import { asAdmin, withDatabase } from './admin.ts'
import { folderOf, migrateParts } from './migrate.ts'
import { root } from './repository.ts'

/** Key of the advisory lock under which one process of a run makes the template. */
const lock = '7022914006'

/** Migrations, the code that runs them (it makes the roles), and the manifests that say who has timers. */
const counts = (path: string): boolean =>
  !path.includes('node_modules') &&
  /\.sql$|\/db\/src\/migrat[^/]*\.ts$|(services\/[^/]+|gateway)\/package\.json$/.test(path)

async function filesOf(parts: string[]): Promise<string[]> {
  const found: string[] = []
  for (const room of ['libs', ...parts.map(folderOf)]) {
    const entries = await readdir(join(root, room), { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name)
      if (counts(path)) found.push(path)
    }
  }
  return found.sort()
}

/** @returns the template's name: every change of any migration makes another one */
async function templateName(parts: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await filesOf(parts)) hash.update(relative(root, file)).update(await readFile(file))
  return `punctual_template_${hash.digest('hex').slice(0, 16)}`
}

const exists = async (sql: Sql, name: string): Promise<boolean> =>
  (await sql`select 1 from pg_database where datname = ${name} and datistemplate`).length > 0

/**
 * Makes sure that the server has a database with the migrations of these parts, shared by all tests against it.
 * @returns its name
 */
export async function ensureTemplate(url: string, parts: string[]): Promise<string> {
  const name = await templateName(parts)
  await asAdmin(url, async (sql) => {
    // Asked again and again rather than waited for: a migration may take longer than a statement may.
    while (!(await exists(sql, name))) {
      const [{ mine } = { mine: false }] = await sql<{ mine: boolean }[]>`
        select pg_try_advisory_lock(${lock}::bigint) as mine`
      if (mine) await makeTemplate(sql, url, name, parts)
      else await pause(50)
    }
  })
  return name
}

async function makeTemplate(sql: Sql, url: string, name: string, parts: string[]): Promise<void> {
  if (await exists(sql, name)) return
  // One that a run left half made is no template yet.
  await sql.unsafe(`drop database if exists ${name} with (force)`)
  await sql.unsafe(`create database ${name}`)
  await migrateParts(withDatabase(url, name), parts)
  // Nobody connects to it any more: copying is refused while somebody does.
  await sql.unsafe(`alter database ${name} with is_template true allow_connections false`)
}

/** Makes a copy of the template. */
export async function copyTemplate(url: string, template: string, name: string): Promise<void> {
  await asAdmin(url, async (sql) => {
    for (let triesLeft = 50; ; triesLeft--) {
      try {
        return void (await sql.unsafe(`create database ${name} template ${template}`))
      } catch (error) {
        // Somebody is connected to the template: whoever makes it, or autovacuum.
        if (triesLeft === 0 || sqlState(error) !== '55006') throw error
        await pause(100)
      }
    }
  })
}
