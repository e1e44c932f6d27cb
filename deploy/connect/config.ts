import { processEnv } from '@punctual/http'
import type { Env } from './finding.ts'

/** Returns the variables of the installation. */
export const installationEnv = (): Env => processEnv()
