import { openDatabase } from '@punctual/db'
import t from 'tap'
import { ann, envelope } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

// Postgres refuses writes with the error of a full disk, raised by a trigger.

const stack = await standInStack(t)
const { api, events } = stack
const admin = openDatabase(stack.databaseUrl, {
  schema: 'bookings',
  transactionConnections: 1,
  statementConnections: 1,
})
t.teardown(() => admin.close())

t.test('503 while the disk is full, and the same request succeeds afterwards', async (t) => {
  await admin.sql.unsafe(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger refuse before insert on booking for each row execute function refuse()`)
  const body = { eventTypeId: stack.type(), start: stack.freshStart(), attendee: ann }
  const book = () =>
    api('POST', '/v2/bookings', { key: null, body, headers: { 'idempotency-key': 'full-disk' } })
  const refused = await book()
  t.match(refused, { status: 503, body: envelope('ServiceUnavailableException') })
  t.equal(refused.headers.get('retry-after'), '5')
  await admin.sql.unsafe('drop trigger refuse on booking; drop function refuse')
  const { status, body: answer } = await book()
  t.equal(status, 201)
  t.same(
    (await events(answer.data.uid)).map(({ type }) => type),
    ['bookings.booking.created'],
  )
})
