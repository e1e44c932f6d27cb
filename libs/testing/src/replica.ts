import { createLog, type RunningService, type ServiceName, startService } from '@punctual/http'
import { loadGateway, loadService } from './load.ts'
import type { Stack } from './stack.ts'
import type { Test } from './test.ts'

/**
 * Runs one more of a stack's parts, beside the one that it has: same database, bus, keys and clock, at a port of its own.
 * @param env over the variables of the first one
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
