import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolderFor } from './postgres-folders.ts'
import { type Account, plainEnvironment, run } from './run.ts'

/**
 * Creates the cluster unless it exists: UTF-8, the same byte order for sorting on every system,
 * scram passwords. Creates it in a temporary folder and moves it when complete, so that an
 * interrupted start leaves no partial cluster.
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
    if (!ok) throw new Error(`Postgres could not create its data folder ${cluster}: ${output}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(half, cluster)
}

/** The relevant lines of postmaster.pid. */
export interface PidFile {
  pid: number
  /** Whether that server accepts connections. */
  ready: boolean
}

/** Returns the server's postmaster.pid, or undefined when it does not exist. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  const lines = text?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, ready: lines[7]?.trim() === 'ready' }
}

/**
 * Removes the file of a killed server, so that a new process with its id is not mistaken for it.
 */
export async function removePidFile(cluster: string): Promise<void> {
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}
