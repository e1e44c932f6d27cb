import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolderFor } from './postgres-place.ts'
import { type Account, plainEnvironment, run } from './run.ts'

/**
 * Makes the cluster unless it is there: UTF-8, byte order for sorting on every system alike, scram passwords. It
 * is made beside its place and moved there when complete, so that a start cut short leaves no half of one.
 */
export async function ensureCluster(
  server: string,
  cluster: string,
  account: Account,
  password: string,
): Promise<void> {
  if (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')) return
  const half = `${cluster}.new`
  const passwordFile = `${cluster}.password`
  await rm(half, { recursive: true, force: true })
  await makeFolderFor(account, half)
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    if (account.uid !== undefined && account.gid !== undefined)
      await chown(passwordFile, account.uid, account.gid)
    const { ok, output } = await run(
      join(server, 'bin', 'initdb'),
      [
        `--pgdata=${half}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--locale-provider=builtin',
        '--lc-messages=C',
        '--no-instructions',
      ],
      { ...account, env: plainEnvironment },
    )
    if (!ok) throw new Error(`Postgres could not make its data folder ${cluster}: ${output}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(half, cluster)
}

/** The lines of postmaster.pid that matter here. */
export interface PidFile {
  pid: number
  /** Whether that server takes connections. */
  ready: boolean
}

/** @returns what the server wrote of itself, or undefined when no server did */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  const lines = text?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, ready: lines[7]?.trim() === 'ready' }
}

/** Removes what a killed server left, so that a process that got its id since then does not pass for it. */
export async function removePidFile(cluster: string): Promise<void> {
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}
