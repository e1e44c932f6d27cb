import { createLog, type RunningService, type ServiceName, startService } from '@punctual/http'
import { loadGateway, loadService } from './load.ts'
import type { Stack } from './stack.ts'
import type { Test } from './test.ts'

/**
 * Starts another instance of one of a stack's services: same database, bus, keys and clock, on its
 * own port.
 * @param env overrides variables of the first instance
 */
export async function startReplica(
  t: Test,
  stack: Stack,
  part: ServiceName | 'gateway',
  env: Record<string, string> = {},
): Promise<RunningService> {
  const whole = { ...stack.env[part], PORT: '0', ...env }
  const log = createLog(part, 'silent')
  const { clock } = stack
  const replica =
    part === 'gateway'
      ? await (await loadGateway())(whole, clock, log)
      : await startService(await loadService(part), { env: whole, clock, log })
  t.teardown(() => replica.stop())
  return replica
}
