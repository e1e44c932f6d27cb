import { systemClock } from '@punctual/contracts'
import { runProcess } from '@punctual/http'
import { startGateway } from './gateway.ts'

await runProcess('gateway', async ({ env, log, metrics }) => {
  const gateway = await startGateway(env, systemClock, log, metrics)
  log.info({ url: gateway.url, opsUrl: gateway.opsUrl }, 'started')
  return gateway
})
