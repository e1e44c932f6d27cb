import type { Exit } from '@punctual/servers'
import { until } from '@punctual/testing'
import t from 'tap'
import { type Member, type Running, supervise } from '../supervisor.ts'

const backoff = { first: 1, longest: 4, steady: 60_000 }

/** A member whose processes end when the test ends them. */
function fakeMember(starts: { fails: (start: number) => boolean } = { fails: () => false }) {
  const started: (Running & { end(exit?: Partial<Exit>): void; hurried: boolean[] })[] = []
  let count = 0
  const member: Member = {
    name: 'bookings',
    start: async () => {
      count++
      if (starts.fails(count)) throw new Error(`no luck ${count}`)
      let resolve: (exit: Exit) => void = () => undefined
      const exited = new Promise<Exit>((done) => {
        resolve = done
      })
      const end = (exit: Partial<Exit> = {}) => resolve({ code: 0, signal: null, lines: [], ...exit })
      const hurried: boolean[] = []
      const stop = async (hurry: boolean) => {
        hurried.push(hurry)
        end()
      }
      const ready = Promise.resolve()
      const running = { pid: 100 + count, ready, exited, end, stop, hurried }
      started.push(running)
      return running
    },
  }
  const said: string[] = []
  const log = { info: (line: string) => said.push(line), warn: (line: string) => said.push(line) }
  return { member, started, said, log, count: () => count }
}

t.test('restarts an ended process and logs the reason', async (t) => {
  const { member, started, said, log } = fakeMember()
  const supervised = supervise(member, log, backoff)
  await supervised.ready
  started[0]?.end({ code: null, signal: 'SIGKILL', lines: ['Error: out of luck', 'Node.js v20'] })
  await until(() => supervised.pid() === 102)
  t.match(said, ['bookings ended: signal SIGKILL; last output: Error: out of luck', /in 1 ms/, /ready again/])
  await supervised.stop()
  t.strictSame(started[1]?.hurried, [false])
  t.equal(started.length, 2)
})

t.test('waits longer after each failed start, up to a limit', async (t) => {
  const { member, started, said, log } = fakeMember({ fails: (start) => start > 1 && start < 6 })
  const supervised = supervise(member, log, backoff)
  await supervised.ready
  started[0]?.end({ code: 1 })
  await until(() => supervised.pid() === 106)
  t.strictSame(
    said.filter((line) => line.includes('restarts in')).map((line) => Number(/(\d+) ms/.exec(line)?.[1])),
    [1, 2, 4, 4, 4],
  )
  t.ok(said.includes('bookings did not start: no luck 2'))
  await supervised.stop()
})

t.test('a stop during the wait prevents the restart', async (t) => {
  const { member, started, log, count } = fakeMember()
  const supervised = supervise(member, log, { ...backoff, first: 50 })
  await supervised.ready
  started[0]?.end({ code: 1 })
  await until(() => count() === 1)
  await supervised.stop(true)
  t.equal(count(), 1)
})

t.test('a stop during the start ends it immediately', async (t) => {
  const { member, started, log } = fakeMember()
  const supervised = supervise(member, log, backoff)
  await supervised.stop(true)
  t.strictSame(started[0]?.hurried, [true])
})

t.test('fails when the first start fails', async (t) => {
  const { member, log } = fakeMember({ fails: () => true })
  const supervised = supervise(member, log, backoff)
  await t.rejects(supervised.ready, /no luck 1/)
  await supervised.stop()
})

t.test('restarts a process that does not answer, but not one that answers in between', async (t) => {
  const { member, started, said, log } = fakeMember()
  const answers = [false, false, true, false, false, false]
  const check = async () => {
    if (!(answers.shift() ?? true)) throw new Error('no answer in 5 s')
  }
  const supervised = supervise({ ...member, check }, log, backoff, { interval: 1, failures: 3 })
  await supervised.ready
  await until(() => supervised.pid() === 102)
  t.same(answers, [], 'not before the third failure in a row')
  t.same(started[0]?.hurried, [true])
  t.equal(said[0], 'bookings does not answer: no answer in 5 s')
  await supervised.stop()
  t.equal(started.length, 2)
})
