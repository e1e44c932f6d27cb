import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrate, servicePassword } from '@punctual/db'
import { freshDatabase } from './database.ts'
import { folderOf, migrateParts } from './migrate.ts'
import { root } from './repository.ts'
import type { Test } from './test.ts'

/** A database of one service as an earlier release left it. */
export interface OlderDatabase {
  /** The administrator's URL. */
  url: string
  /** Runs the missing migrations. */
  upgrade(): Promise<void>
}

/**
 * Creates a database of an older release, closed and dropped when the test ends; for services
 * without timers.
 * @param before the number of the first migration that the database lacks, such as `0009`
 */
export async function olderDatabase(t: Test, service: string, before: string): Promise<OlderDatabase> {
  const url = await freshDatabase(t, [])
  const all = join(root, folderOf(service), 'src/db/migrations')
  const older = await mkdtemp(join(tmpdir(), 'punctual-migrations-'))
  t.teardown(() => rm(older, { recursive: true }))
  for (const file of await readdir(all)) if (file < before) await copyFile(join(all, file), join(older, file))
  await migrate(url, [
    { service, password: servicePassword(url, service), folders: [pathToFileURL(`${older}/`)] },
  ])
  return { url, upgrade: () => migrateParts(url, [service]) }
}
