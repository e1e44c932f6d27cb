import { afterRestore } from './after-restore.ts'
import type { OpsCommand } from './command.ts'
import { compareReplicas } from './compare-replicas.ts'
import { deadLetters } from './dead-letters.ts'
import { doctor } from './doctor.ts'
import { drain } from './drain.ts'
import { failover } from './failover.ts'
import { keys } from './keys.ts'
import { lag } from './lag.ts'
import { republish } from './republish.ts'
import { tenants } from './tenants.ts'

/** Every command of `npm run ops` by its name. */
export const commands: Readonly<Record<string, OpsCommand>> = {
  lag,
  'dead-letters': deadLetters,
  republish,
  replicas: compareReplicas,
  keys,
  tenants,
  drain,
  doctor,
  'after-restore': afterRestore,
  failover,
}
