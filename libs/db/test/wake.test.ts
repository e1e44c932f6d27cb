import t from 'tap'
import { Wake } from '../src/index.ts'

t.test('a wake-up ends the current wait, or the next one when nothing waits', async (t) => {
  const never = 3_600_000
  const wake = new Wake()
  wake.call()
  await wake.wait(never)
  const waiting = wake.wait(never)
  wake.call()
  await waiting
  const stopped = new AbortController()
  const stopping = wake.wait(never, stopped.signal)
  stopped.abort()
  await stopping
  await wake.wait(never, stopped.signal)
  await wake.wait(1)
  wake.callIn(never)
  wake.callIn(1)
  await wake.wait(never)
  t.pass()
})
