import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './repository.ts'

interface Migrator {
  migrate(url: string, sets: { service: string; password: string; folders: URL[] }[]): Promise<void>
  servicePassword(url: string, service: string): string
}

export async function migrateAll(url: string): Promise<void> {
  const db = (await import('@punctual/db')) as unknown as Migrator
  const timers = (await import('@punctual/timers')) as { timerMigrations?: URL }
  if (!db.migrate) return
  const sets = []
  for (const service of await readdir(join(root, 'services'))) {
    const folder = join(root, 'services', service)
    if (!existsSync(join(folder, 'package.json'))) continue
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const own = join(folder, 'src/db/migrations/')
    sets.push({
      service,
      password: db.servicePassword(url, service),
      folders: [
        ...(manifest.dependencies['@punctual/timers'] && timers.timerMigrations
          ? [timers.timerMigrations]
          : []),
        ...(existsSync(own) ? [pathToFileURL(own)] : []),
      ],
    })
  }
  await db.migrate(url, sets)
}
