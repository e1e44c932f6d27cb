import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrate, servicePassword } from '@punctual/db'
import { timerMigrations } from '@punctual/timers'
import { root } from './repository.ts'

/** @returns the folder of a part that has a schema, from the root */
export const folderOf = (part: string): string => (part === 'gateway' ? part : `services/${part}`)

/** @returns the names of the parts that have a schema: the services, and the gateway */
export async function partNames(): Promise<string[]> {
  const names = [...(await readdir(join(root, 'services'))).sort(), 'gateway']
  return names.filter((name) => existsSync(join(root, folderOf(name), 'package.json')))
}

/**
 * Brings the schemas of these parts in the database of that administrator's URL up to date.
 * @throws Error naming the part whose migration failed
 */
export async function migrateParts(url: string, parts: string[]): Promise<void> {
  for (const service of parts) {
    const folder = join(root, folderOf(service))
    const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const own = join(folder, 'src/db/migrations/')
    const folders = [
      ...(dependencies['@punctual/timers'] ? [timerMigrations] : []),
      ...(existsSync(own) ? [pathToFileURL(own)] : []),
    ]
    try {
      await migrate(url, [{ service, password: servicePassword(url, service), folders }])
    } catch (error) {
      throw new Error(`The migrations of ${service} failed: ${error}`, { cause: error })
    }
  }
}
