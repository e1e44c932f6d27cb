import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Env } from './env.ts'

/** Their environment is complete: it comes from a supervisor, a container or a test. */
const complete: ReadonlySet<string | undefined> = new Set(['production', 'test'])

/**
 * Returns the environment with the variables of the file `.env` in a folder that it lacks. Where
 * NODE_ENV is `production` or `test`, the file is not read.
 * @throws Error when the file is there but cannot be read
 */
export function withEnvFile(env: Env, folder: string): Env {
  if (complete.has(env.NODE_ENV)) return env
  const file = join(folder, '.env')
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...env }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return env
    throw new Error(`${file} cannot be read (${code})`)
  }
}
