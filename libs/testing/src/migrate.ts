import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrate, servicePassword } from '@punctual/db'
import { timerMigrations } from '@punctual/timers'
import { root } from './repository.ts'

/** Returns the folder, from the root, of a component that has a schema. */
export const folderOf = (part: string): string => (part === 'gateway' ? part : `services/${part}`)

/** Returns the names of the components that have a schema: the services and the gateway. */
export async function partNames(): Promise<string[]> {
  const names = [...(await readdir(join(root, 'services'))).sort(), 'gateway']
  return names.filter((name) => existsSync(join(root, folderOf(name), 'package.json')))
}

/**
 * Migrates the schemas of these components in the database of that administrator's URL.
 * @throws Error that names the component whose migration failed
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
