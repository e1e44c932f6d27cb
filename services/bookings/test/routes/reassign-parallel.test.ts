import { openDatabase } from '@punctual/db'
import { type ApiAnswer, fileTimeoutMs, type Json } from '@punctual/testing'
import type { Test } from 'tap'
import t from 'tap'
import { standInStack } from '../stand-in-stack.ts'

t.setTimeout(fileTimeoutMs)
const stack = await standInStack(t)
const { bo, booked, command, cy, events, owner, show, teamType } = stack
const db = openDatabase(stack.databaseUrl, {
  schema: 'bookings',
  transactionConnections: 1,
  statementConnections: 1,
})
t.teardown(() => db.close())
const hosts = [owner, bo, cy]

/**
 * Checks that the host of the booking has its claim, and that each reassignment starts at the
 * previous host.
 */
async function checkMoves(t: Test, uid: string, first: number): Promise<Json[]> {
  const booking = await show(uid)
  t.equal(booking.hosts.length, 1)
  const claims = await db.sql<{ host_id: number }[]>`
    select host_id from host_claim where booking_id = (select id from booking where uid = ${uid})`
  t.strictSame(
    claims.map(({ host_id }) => host_id),
    [booking.hosts[0].id],
    'one host has the time',
  )
  const moves = (await events(uid)).filter(({ type }) => type === 'bookings.booking.reassigned')
  let at = first
  for (const { data } of moves) {
    t.equal(data.previousHosts[0].id, at)
    at = data.booking.hosts[0].id
  }
  t.equal(at, booking.hosts[0].id)
  return moves
}

const statuses = (answers: ApiAnswer[]) => [...new Set(answers.map(({ status }) => status))].sort()

t.test(
  '20 parallel calls for the next host: the booking has one host, and each answer names it',
  async (t) => {
    const { uid, hosts: before } = await booked({ eventTypeId: teamType() })
    const answers = await Promise.all(Array.from({ length: 20 }, () => command(uid, 'reassign')))
    t.ok(
      statuses(answers).every((status) => [200, 409].includes(status)),
      `${statuses(answers)}`,
    )
    const moves = await checkMoves(t, uid, before[0].id)
    const named = new Set(
      answers.flatMap(({ status, body }) => (status === 200 ? [body.data.reassignedTo.id] : [])),
    )
    const moved = new Set(moves.map(({ data }) => data.booking.hosts[0].id))
    t.strictSame([...named].sort(), [...moved].sort(), 'each answer names a reassignment that happened')
  },
)

t.test('20 parallel calls for two hosts: each answer names the host of the booking', async (t) => {
  const { uid, hosts: before } = await booked({ eventTypeId: teamType() })
  const others = hosts.filter(({ id }) => id !== before[0].id)
  const asked = Array.from({ length: 20 }, (_, index) => others[index % 2]!.id)
  const answers = await Promise.all(asked.map((id) => command(uid, `reassign/${id}`, { reason: 'Ill' })))
  const clean = [200, 400, 409]
  for (const [index, { status, body }] of answers.entries()) {
    t.ok(clean.includes(status), `${status}`)
    if (status === 200) t.equal(body.data.reassignedTo.id, asked[index])
  }
  t.ok(answers.some(({ status }) => status === 200))
  await checkMoves(t, uid, before[0].id)
})
