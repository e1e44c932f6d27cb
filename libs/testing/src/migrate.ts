import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrate, servicePassword } from '@punctual/db'
import { timerMigrations } from '@punctual/timers'
import { root } from './repository.ts'

/** @returns the names of the services there are */
export async function serviceNames(): Promise<string[]> {
  const entries = await readdir(join(root, 'services'))
  return entries.filter((name) => existsSync(join(root, 'services', name, 'package.json'))).sort()
}

/**
 * Brings the schemas of these services in the database of that administrator's URL up to date.
 * @throws Error naming the service whose migration failed
 */
export async function migrateServices(url: string, services: string[]): Promise<void> {
  for (const service of services) {
    const folder = join(root, 'services', service)
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
