import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { until } from '@punctual/testing'
import t from 'tap'
import { LockSession, sharedSession } from '../src/lock-session.ts'
import { testBench } from './test-bench.ts'

t.test('one session holds a lock; the next gets it after the release', async (t) => {
  const { sink } = await testBench(t)
  const first = new LockSession(sink).enter()
  const second = new LockSession(sink).enter()
  t.equal(await first.tryLock('a'), true)
  t.equal(await first.tryLock('a'), false)
  t.equal(await second.tryLock('a'), false)
  t.equal(await second.tryLock('b'), true)
  await second.unlock('b')
  t.equal(await first.tryLock('b'), true)
  await first.leave()
  await until(() => second.tryLock('a'))
  await second.leave()
})

t.test('lock holders share a connection until the last one releases it', async (t) => {
  const { sink } = await testBench(t)
  const one = sharedSession(sink)
  const other = sharedSession(sink)
  t.equal(one, other)
  await one.tryLock('a')
  await one.leave()
  t.equal(other.lost.aborted, false)
  await other.leave()
  t.equal(other.lost.aborted, true)
  const next = sharedSession(sink)
  t.not(next, one)
  await until(() => next.tryLock('a'))
  await next.leave()
})

t.test('a killed connection is detected and its locks are released', async (t) => {
  const { sink, killBackends } = await testBench(t)
  const first = sharedSession(sink)
  await first.tryLock('a')
  const lost = once(first.lost, 'abort')
  await killBackends('svc_automation')
  await lost
  const second = sharedSession(sink)
  t.not(second, first)
  await until(() => second.tryLock('a'))
  await Promise.all([first.leave(), second.leave()])
})

t.test('a frozen leader is replaced, and writes nothing after it thaws', async (t) => {
  const { sink, sinkUrl } = await testBench(t)
  const program = fileURLToPath(new URL('frozen-leader.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import=tsx', program, sinkUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  await once(child.stdout, 'data')
  const written = async () => (await sink.sql`select from handled where subject = 'frozen'`).length
  await until(async () => (await written()) > 0)
  child.kill('SIGSTOP')
  const next = new LockSession(sink).enter()
  await until(() => next.tryLock('a'))
  const before = await written()
  child.kill('SIGCONT')
  t.same(await exited, [0, null])
  t.equal(await written(), before)
  await next.leave()
})
