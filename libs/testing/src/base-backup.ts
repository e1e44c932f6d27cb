import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Database } from '@punctual/db'

const run = promisify(execFile)

/** Copies the running cluster of a Postgres on this machine, as a base backup, to a new folder. */
export async function baseBackup(admin: Database, to: string): Promise<void> {
  const [{ cluster = '' } = {}] = await admin.sql<{ cluster: string }[]>`
    select current_setting('data_directory') as cluster`
  const session = admin.session()
  try {
    await session.sql`select pg_backup_start('base', true)`
    await run('cp', ['-a', cluster, to])
    const [{ label = '' } = {}] = await session.sql<{ label: string }[]>`
      select labelfile as label from pg_backup_stop(false)`
    await rm(join(to, 'postmaster.pid'))
    await addToCluster(to, 'backup_label', label)
  } finally {
    await session.close()
  }
}

/** Writes a file that belongs to the cluster's user: as root, this process is another one. */
export async function addToCluster(cluster: string, name: string, text: string): Promise<void> {
  const file = join(cluster, name)
  await writeFile(file, text)
  await run('chown', ['--reference', cluster, file])
}
