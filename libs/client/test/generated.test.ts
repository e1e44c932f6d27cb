import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import t from 'tap'
import type { DocumentedOperation } from './generate/document.ts'
import { functionNameOf, refuseClashes } from './generate/names.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

t.test('the generated code is up to date (npm run client)', async (t) => {
  // The generator's own copy of the TypeScript compiler keeps it out of a bundle of tests.
  const program = ['--import=tsx', 'libs/client/test/generate/write.ts', '--check']
  const run = promisify(execFile)(process.execPath, program, { cwd: root })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  t.equal(stdout, '')
})

t.test('names of functions', (t) => {
  const nameOf = (id: string, method: string, path: string, kind: DocumentedOperation['kind'] = 'data') => {
    const { resources, verb } = functionNameOf({ id, method, path, kind })
    return [...resources, verb].join('.')
  }
  t.equal(nameOf('createBooking', 'POST', '/v2/bookings'), 'bookings.create')
  t.equal(nameOf('cancelBooking', 'POST', '/v2/bookings/{bookingUid}/cancel'), 'bookings.cancel')
  t.equal(nameOf('createBookingMarkPaid', 'POST', '/v2/bookings/{bookingUid}/mark-paid'), 'bookings.markPaid')
  t.equal(nameOf('deleteTeamWebhooks', 'DELETE', '/v2/teams/{teamId}/webhooks'), 'teams.webhooks.deleteAll')
  t.equal(
    nameOf('getTeamWebhookDeliveryStream', 'GET', '/v2/teams/{id}/webhooks/{id}/deliveries/stream', 'stream'),
    'teams.webhooks.deliveries.stream',
  )
  t.equal(nameOf('solveRiddle', 'POST', '/v2/riddles/{id}/answer'), 'riddles.solveRiddle')
  const name = (text: string) => ({
    resources: text.split('.').slice(0, -1),
    verb: text.split('.').at(-1) ?? '',
  })
  const clash = (one: string, other: string) =>
    refuseClashes([
      { id: 'one', name: name(one) },
      { id: 'other', name: name(other) },
    ])
  t.throws(() => clash('a.b', 'a.b'), /both named/)
  t.throws(() => clash('a.b', 'a.b.c'), /a function/)
  t.doesNotThrow(() => clash('a.b', 'a.c.b'))
  t.end()
})
