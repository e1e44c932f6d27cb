import { join, resolve } from 'node:path'
import { type Env, processEnv } from '@punctual/http'
import { root } from '../local/root.ts'

/** The settings that `npm run stack` reads from the environment. */
export interface StackConfig {
  /** Port of the public API on this machine. */
  port: number
  /** Port of the page with the mails. */
  inboxPort: number
  /** Folder of the stack's secrets, inside the data folder of `npm start` but separate. */
  dataDir: string
  /** Environment of docker itself, with its own settings such as DOCKER_HOST. */
  env: Env
}

/**
 * Reads the settings.
 * @throws Error naming the invalid value
 */
export function stackConfig(env: Env = processEnv()): StackConfig {
  const port = (name: string, fallback: number): number => {
    const value = Number(env[name] || fallback)
    if (Number.isInteger(value) && value > 0 && value < 65_536) return value
    throw new Error(`${name} is ${env[name]}, which is not a port number`)
  }
  return {
    port: port('PORT', 3000),
    inboxPort: port('INBOX_PORT', 8025),
    dataDir: join(resolve(root, env.PUNCTUAL_DATA_DIR || '.data'), 'stack'),
    env,
  }
}
