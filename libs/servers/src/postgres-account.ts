import { readFile, stat } from 'node:fs/promises'
import { type Account, run } from './run.ts'

async function accountNamed(name: string): Promise<Account | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  for (const line of passwd.split('\n')) {
    const [user, , uid, gid] = line.split(':')
    if (user === name && uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

/**
 * Returns the user for Postgres, which refuses to run as root. An existing cluster keeps its owner;
 * a new one belongs to `postgres`, else `nobody`, else a system user created for it. Empty when
 * this process is not root: the server then runs as its user.
 * @param cluster the data folder of the cluster
 */
export async function postgresAccount(cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const found = (await accountNamed('postgres')) ?? (await accountNamed('nobody'))
  if (found) return found
  const name = 'punctual-postgres'
  await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name])
  const created = await accountNamed(name)
  if (created) return created
  throw new Error(
    'Postgres does not run as root, and there is no other user: start as another user, or set DATABASE_URL.',
  )
}
