import { join, resolve } from 'node:path'
import { root } from '../local/root.ts'

/** What `npm run stack` takes from the environment. */
export interface StackConfig {
  /** Of the public API on this machine. */
  port: number
  /** Of the page with the mails. */
  inboxPort: number
  /** Where the secrets of the stack are kept: beside what `npm start` keeps, and apart from it. */
  dataDir: string
  /** What docker itself gets: its own settings are in there, such as DOCKER_HOST. */
  env: NodeJS.ProcessEnv
}

/** @throws Error naming the bad value */
export function stackConfig(env: NodeJS.ProcessEnv = process.env): StackConfig {
  const port = (name: string, fallback: number): number => {
    const value = Number(env[name] || fallback)
    if (Number.isInteger(value) && value > 0 && value < 65_536) return value
    throw new Error(`${name} is ${env[name]}, which is no port number`)
  }
  return {
    port: port('PORT', 3000),
    inboxPort: port('INBOX_PORT', 8025),
    dataDir: join(resolve(root, env.PUNCTUAL_DATA_DIR || '.data'), 'stack'),
    env,
  }
}
