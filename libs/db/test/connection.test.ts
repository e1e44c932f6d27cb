import t from 'tap'
import type { Client, OneConnection } from '../src/client.ts'
import { Connection } from '../src/connection.ts'
import { ConnectionLost } from '../src/errors.ts'

t.test('statements of a lost connection, also those that wait for others, keep no timer', async (t) => {
  const silent: OneConnection = { client: {} as Client, destroy: () => {}, end: async () => {} }
  const connection = new Connection('postgres://u:p@127.0.0.1/x', {
    parameters: {},
    statementDeadline: 3_600_000,
    connect: () => silent,
  })
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const before = timers()
  const unanswered = () => connection.run(() => new Promise(() => {}))
  const statements = [unanswered(), unanswered()].map((statement) => t.rejects(statement, ConnectionLost))
  await new Promise(setImmediate)
  t.equal(timers(), before + 1, 'the deadline of the first one')
  connection.kill(new Error('lost'))
  await Promise.all(statements)
  await new Promise(setImmediate)
  t.equal(timers(), before)
})
