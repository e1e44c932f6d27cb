import { execFile } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The fuzzer from PyPI. */
const version = '4.32.5'
const folder = fileURLToPath(
  new URL(`../../../node_modules/.cache/punctual/schemathesis-${version}`, import.meta.url),
)
const program = join(folder, 'bin/schemathesis')

/** An error that tells the user why fuzzing cannot start. */
export class CannotFuzz extends Error {}

/**
 * Installs the fuzzer into a virtual environment below node_modules/.cache, unless it is installed.
 * @returns path of the program
 * @throws CannotFuzz if Python is missing or too old, or the package index cannot be reached
 */
export async function findSchemathesis(): Promise<string> {
  const isThere = () => access(program).then(...[() => true, () => false])
  if (await isThere()) return program
  const { stdout } = await run('python3', ['--version']).catch(() => {
    throw new CannotFuzz('npm run fuzz needs Python 3.10 or newer with venv, as `python3`. It is not there.')
  })
  const [, minor = 0] = stdout.match(/\d+/g)?.map(Number) ?? []
  if (minor < 10) throw new CannotFuzz(`npm run fuzz needs Python 3.10 or newer; python3 is ${stdout.trim()}`)
  try {
    await run('python3', ['-m', 'venv', folder])
    await run(join(folder, 'bin/pip'), ['install', '--quiet', `schemathesis==${version}`])
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() || String(error)
    throw new CannotFuzz(`Schemathesis ${version} could not be installed: ${said}`)
  }
  return program
}
