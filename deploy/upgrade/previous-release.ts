import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ownEnvironment } from '../local/config.ts'
import { root } from '../local/root.ts'
import { workspaceFolders } from '../local/workspaces.ts'

/**
 * The previous release while no version is tagged: the last commit before bookings had meetings at
 * Zoom, Teams and Meet, traces, erasures of late events and rooms with tokens. A tag `vX.Y.Z` below
 * the current commit counts instead.
 */
const untagged = '931092e8be0962c576a8dd365255c115475969a3'

/** Below the packages of this repository, which the sources of the release find from there. */
const cache = join(root, 'node_modules/.cache/punctual/previous')

/** The previous release is not in this clone, or cannot run with today's packages. */
export class NoPreviousRelease extends Error {}

export interface PreviousRelease {
  /** Its tag, or the beginning of its commit. */
  name: string
  /** The root folder of its sources. */
  root: string
}

const run = promisify(execFile)
const git = async (...args: string[]): Promise<string> =>
  (await run('git', args, { cwd: root, maxBuffer: 2 ** 26 })).stdout.trim()

/** Returns the newest tag of a version below the current commit, else the named commit. */
async function findCommit(): Promise<{ name: string; commit: string }> {
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD~1').catch(() => '')
  const name = tag || untagged
  const commit = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).catch(() => '')
  if (!commit)
    throw new NoPreviousRelease(
      `the previous release (${name}) is not in this clone: run "git fetch --unshallow --tags"`,
    )
  return { name: tag || commit.slice(0, 8), commit }
}

/**
 * Unpacks the sources of the previous release into a cache.
 * @param packages `own`: installs those of its package-lock.json; `shared`: uses those of this
 *   repository, which must have the same ones in compatible versions
 * @throws NoPreviousRelease with the reason
 */
export async function previousRelease(packages: 'own' | 'shared'): Promise<PreviousRelease> {
  const { name, commit } = await findCommit()
  const folder = join(cache, `${commit.slice(0, 16)}-${packages}`)
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true })
    const draft = await mkdtemp(join(cache, 'draft-'))
    try {
      await unpack(commit, draft)
      await (packages === 'own' ? install(draft) : share(draft))
      // Another test may have unpacked it meanwhile.
      await rename(draft, folder).catch(() => undefined)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  } else if (packages === 'shared') await refuseOtherPackages(folder)
  return { name, root: folder }
}

async function unpack(commit: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`
  await git('archive', '--format=tar', `--output=${archive}`, commit)
  try {
    await run('tar', ['-x', '-f', archive, '-C', folder])
  } finally {
    await rm(archive, { force: true })
  }
}

async function install(folder: string): Promise<void> {
  // Neither its tests nor its browser are needed.
  await run('npm', ['ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: ownEnvironment(),
    maxBuffer: 2 ** 26,
  })
}

/**
 * Lets the sources find each other by their names. All other packages are found in the folders
 * above; those of one workspace have links.
 */
async function share(folder: string): Promise<void> {
  await refuseOtherPackages(folder)
  const modules = join(folder, 'node_modules/@punctual')
  await mkdir(modules, { recursive: true })
  for (const workspace of await workspaceFolders(folder)) {
    const { name } = JSON.parse(await readFile(join(folder, workspace, 'package.json'), 'utf8'))
    await symlink(join('../..', workspace), join(modules, name.replace(/^@punctual\//, '')))
    const own = join(root, workspace, 'node_modules')
    if (existsSync(own)) await symlink(own, join(folder, workspace, 'node_modules'))
  }
}

interface Lock {
  packages: Record<string, { version?: string; link?: boolean; dev?: boolean; devOptional?: boolean }>
}

/** @throws NoPreviousRelease naming the packages that today's lock lacks in a compatible version */
async function refuseOtherPackages(folder: string): Promise<void> {
  const [before, now] = await Promise.all(
    [folder, root].map(
      async (each): Promise<Lock> => JSON.parse(await readFile(join(each, 'package-lock.json'), 'utf8')),
    ),
  )
  const other = Object.entries(before?.packages ?? {}).flatMap(([path, { version = '', ...kind }]) => {
    if (!path.includes('node_modules/') || kind.link || kind.dev || kind.devOptional) return []
    const today = now?.packages[path]?.version ?? ''
    return compatible(version) === compatible(today) ? [] : [`${path} ${version}, now ${today || 'absent'}`]
  })
  if (other.length > 0)
    throw new NoPreviousRelease(
      `the previous release needs other packages, so only "npm run upgrade" can run it: ${other.join('; ')}`,
    )
}

/** Returns the part of a version that changes with incompatible releases: `1`, or `0.3`. */
const compatible = (version: string): string => /^(0\.\d+|\d+)/.exec(version)?.[0] ?? version
