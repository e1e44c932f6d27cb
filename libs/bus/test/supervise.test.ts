import t from 'tap'
import { supervise } from '../src/supervise.ts'
import { Wake } from '../src/wake.ts'

t.test('failed work runs again, and each failure is logged once', async (t) => {
  const stopped = new AbortController()
  const said: string[] = []
  const note = (level: string) => (fields: object) =>
    said.push(`${level} ${(fields as { err: Error }).err.message}`)
  const log = { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') }
  const failures = ['a', 'a', 'b']
  await supervise(stopped.signal, log, {}, async () => {
    const failure = failures.shift()
    if (failure) throw new Error(failure)
    stopped.abort()
  })
  t.same(said, ['warn a', 'debug a', 'warn b'])
})

t.test('a failure after the stop is not logged', async (t) => {
  const stopped = new AbortController()
  const said: string[] = []
  const note = (_fields: object, message: string) => void said.push(message)
  await supervise(stopped.signal, { debug: note, info: note, warn: note, error: note }, {}, async () => {
    stopped.abort()
    throw new Error('aborted')
  })
  t.same(said, [])
})

t.test('a wake-up ends the current wait, or the next one when nothing waits', async (t) => {
  const never = 3_600_000
  const { signal } = new AbortController()
  const wake = new Wake()
  wake.call()
  await wake.wait(signal, never)
  const waiting = wake.wait(signal, never)
  wake.call()
  await waiting
  const stopped = new AbortController()
  const stopping = wake.wait(stopped.signal, never)
  stopped.abort()
  await stopping
  await wake.wait(stopped.signal, never)
  await wake.wait(signal, 1)
  t.pass()
})
