import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Sql, sqlState } from '@punctual/db'
import { pause } from '@punctual/servers'
import { asAdmin, withDatabase } from './admin.ts'
import { folderOf, migrateParts } from './migrate.ts'
import { root } from './repository.ts'

/** Key of the advisory lock under which one process of a run creates the template. */
const lock = '7022914006'

/** Migrations, and the code that runs them (it creates the roles). */
const counts = (path: string): boolean => /\.sql$|\/db\/src\/migrat[^/]*\.ts$/.test(path)

/** Returns the inputs of the template: what counts in the sources, and the manifests. */
async function filesOf(parts: string[]): Promise<string[]> {
  const libs = (await readdir(join(root, 'libs'))).map((name) => `libs/${name}/src`)
  const folders = [...libs, ...parts.map((part) => `${folderOf(part)}/src/db`)]
  const found = parts.map((part) => join(root, folderOf(part), 'package.json'))
  for (const folder of folders) {
    const paths = await readdir(join(root, folder), { recursive: true }).catch(() => [])
    for (const path of paths) if (counts(`${folder}/${path}`)) found.push(join(root, folder, path))
  }
  return found.sort()
}

/** Returns the template's name: every change of a migration gives another one. */
async function templateName(parts: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await filesOf(parts)) hash.update(relative(root, file)).update(await readFile(file))
  return `punctual_template_${hash.digest('hex').slice(0, 16)}`
}

const exists = async (sql: Sql, name: string): Promise<boolean> =>
  (await sql`select 1 from pg_database where datname = ${name} and datistemplate`).length > 0

/**
 * Ensures that the server has a database with the migrations of these components, shared by all
 * tests on it.
 * @returns its name
 */
export async function ensureTemplate(url: string, parts: string[]): Promise<string> {
  const name = await templateName(parts)
  await asAdmin(url, async (sql) => {
    // Polls for the lock because a migration may take longer than the statement timeout.
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
  // Replaces a template that an earlier run left incomplete.
  await sql.unsafe(`drop database if exists ${name} with (force)`)
  await sql.unsafe(`create database ${name}`)
  await migrateParts(withDatabase(url, name), parts)
  // Prevents connections to it, because Postgres cannot copy a database in use.
  await sql.unsafe(`alter database ${name} with is_template true allow_connections false`)
}

/** Creates a copy of the template. */
export async function copyTemplate(url: string, template: string, name: string): Promise<void> {
  await asAdmin(url, async (sql) => {
    for (let triesLeft = 50; ; triesLeft--) {
      try {
        return void (await sql.unsafe(`create database ${name} template ${template} strategy file_copy`))
      } catch (error) {
        // Another connection to the template exists: its creator's, or autovacuum's.
        if (triesLeft === 0 || sqlState(error) !== '55006') throw error
        await pause(100)
      }
    }
  })
}
