import type { Env } from './finding.ts'

/** Returns the variables of the installation. */
export const installationEnv = (): Env => process.env
