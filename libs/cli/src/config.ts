import { homedir } from 'node:os'
import { join } from 'node:path'

/** What the command line reads from the environment. */
export interface Environment {
  /** PUNCTUAL_URL: address of the installation. */
  url?: string
  /** PUNCTUAL_API_KEY: comes before the credential of `punctual login`. */
  apiKey?: string
  /** The file of `punctual login`. */
  credentialsFile: string
}

/** Reads the environment; empty variables count as missing. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const { PUNCTUAL_URL: url, PUNCTUAL_API_KEY: apiKey, XDG_CONFIG_HOME: home } = variables
  return {
    ...(url && { url }),
    ...(apiKey && { apiKey }),
    credentialsFile: join(home || join(homedir(), '.config'), 'punctual', 'credentials.json'),
  }
}
