import t from 'tap'
import { supervise } from '../src/supervise.ts'

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
