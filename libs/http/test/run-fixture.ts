import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../src/index.ts'
import { runProcess } from '../src/run.ts'

const [, , how] = process.argv

/** A process that logs its steps and ends as its argument says. */
await runProcess('fixture', async ({ log }) => {
  if (how === 'misconfigured') throw new ConfigError(['A is missing', 'B is missing'])
  if (how === 'broken') throw new Error('no start')
  const alive = setInterval(() => {}, 1_000)
  if (how === 'rejection') setTimeout(() => void Promise.reject(new Error('uncaught')), 10)
  if (how === 'exception')
    setTimeout(() => {
      throw new Error('uncaught')
    }, 10)
  log.info('running')
  return {
    async stop() {
      clearInterval(alive)
      await sleep(50)
      log.info('finished')
    },
  }
})
