import { DomainError, type ErrorCode } from '@punctual/contracts'
import t from 'tap'
import {
  CommitOutcomeUnknown,
  type Database,
  type IdempotentRequest,
  runIdempotent,
  type Tx,
} from '../src/index.ts'
import { bookingsDatabase } from './fresh.ts'

const at = new Date('2026-12-01T08:00:00Z')
const hours = (n: number) => new Date(at.getTime() + n * 3_600_000)
const request = { key: 'k-1', principal: 'user 1', route: 'POST /v2/bookings', bodyHash: 'h1', at }

async function setUp(t: Parameters<typeof bookingsDatabase>[0]) {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe('create table booked (n bigint generated always as identity)')
  return db
}

async function book(tx: Tx): Promise<{ status: number; body: unknown }> {
  const [row] = await tx.sql<{ n: number }[]>`insert into booked default values returning n`
  return { status: 201, body: { status: 'success', data: { n: row?.n, secret: 'whsec_visible' } } }
}

const booked = async (db: Database) => (await db.sql`select * from booked`).count
const run = (db: Database, changes: Partial<IdempotentRequest> = {}, work = book) =>
  runIdempotent(db, { ...request, ...changes }, work)

t.test('without a key the work runs each time', async (t) => {
  const db = await setUp(t)
  await runIdempotent(db, undefined, book)
  t.match(await runIdempotent(db, undefined, book), { status: 201, replayed: false })
  t.equal(await booked(db), 2)
})

t.test('201 again for the same key and body, and the work runs once', async (t) => {
  const db = await setUp(t)
  const first = await run(db)
  t.equal(first.replayed, false)
  t.same(await run(db, { at: hours(23.9) }), { ...first, replayed: true })
  t.equal(await booked(db), 1)
})

t.test('422 idempotency_key_reused for another body', async (t) => {
  const db = await setUp(t)
  await run(db)
  await t.rejects(run(db, { bodyHash: 'h2' }), { code: 'idempotency_key_reused', status: 422 })
  t.match(await run(db), { replayed: true })
  t.equal(await booked(db), 1)
})

t.test('409 idempotency_key_in_flight, Retry-After 1, while the first runs', async (t) => {
  const db = await setUp(t)
  await run(db, {}, async (tx) => {
    await t.rejects(run(db), { code: 'idempotency_key_in_flight', status: 409, retryAfter: 1 })
    await t.rejects(run(db, { bodyHash: 'h2' }), { code: 'idempotency_key_in_flight' })
    return book(tx)
  })
  t.match(await run(db), { status: 201, replayed: true })
  t.equal(await booked(db), 1)
})

t.test('of many parallel requests one runs the work', async (t) => {
  const db = await setUp(t)
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => run(db)))
  const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  t.equal(answers.filter((answer) => !answer.replayed).length, 1)
  t.equal(new Set(answers.map((answer) => JSON.stringify(answer.body))).size, 1)
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  t.same(new Set(refused), new Set(refused.length ? ['idempotency_key_in_flight'] : []))
  t.equal(await booked(db), 1)
})

t.test('the principal and the route are part of the key', async (t) => {
  const db = await setUp(t)
  await run(db)
  t.match(await run(db, { principal: 'user 2' }), { replayed: false })
  t.match(await run(db, { route: 'POST /v2/schedules' }), { replayed: false })
  t.equal(await booked(db), 3)
})

t.test('without a credential the body is part of the key', async (t) => {
  const db = await setUp(t)
  await run(db, { principal: '' })
  t.match(await run(db, { principal: '' }), { replayed: true })
  t.match(await run(db, { principal: '', bodyHash: 'h2' }), { replayed: false })
})

t.test('a key is new after 24 hours', async (t) => {
  const db = await setUp(t)
  await run(db)
  t.match(await run(db, { at: hours(24), bodyHash: 'h2' }), { replayed: false })
  t.match(await run(db, { at: hours(25), bodyHash: 'h2' }), { replayed: true })
  t.equal(await booked(db), 2)
})

const refusing = (code: ErrorCode) => async (tx: Tx) => {
  await book(tx)
  throw new DomainError(code, 'refused', { details: { why: 'test' } })
}

t.test(
  'an error for an invalid field is not stored: the client corrects it under the same key',
  async (t) => {
    const db = await setUp(t)
    await t.rejects(run(db, {}, refusing('BadRequestException')), { code: 'BadRequestException' })
    t.match(await run(db, { bodyHash: 'h2' }), { replayed: false })
    t.equal(await booked(db), 1)
  },
)

for (const code of [
  'start_in_past',
  'booking_not_found',
  'slot_taken',
  'UnprocessableEntityException',
] as const) {
  t.test(`${code} is stored, its work is not`, async (t) => {
    const db = await setUp(t)
    const refusal = { code, message: 'refused', details: { why: 'test' } }
    await t.rejects(run(db, {}, refusing(code)), refusal)
    await t.rejects(run(db, { at: hours(1) }), { name: 'ReplayedError', at, ...refusal })
    await t.rejects(run(db, { bodyHash: 'h2' }), { code: 'idempotency_key_reused' })
    t.equal(await booked(db), 0)
  })
}

for (const code of [
  'UnauthorizedException',
  'ForbiddenException',
  'ThrottlerException',
  'ServiceUnavailableException',
] as const) {
  t.test(`${code} is not stored`, async (t) => {
    const db = await setUp(t)
    await t.rejects(run(db, {}, refusing(code)), { code })
    t.match(await run(db), { status: 201, replayed: false })
  })
}

t.test('unexpected errors and unknown outcomes are not stored', async (t) => {
  const db = await setUp(t)
  for (const error of [new Error('bug'), new CommitOutcomeUnknown(undefined)]) {
    await t.rejects(
      run(db, {}, async () => {
        throw error
      }),
      error,
    )
  }
  t.match(await run(db), { status: 201, replayed: false })
})

t.test('neither the key nor the response is readable in the table', async (t) => {
  const db = await setUp(t)
  await run(db)
  const [row] = await db.sql<
    { response: Buffer; text: string }[]
  >`select response, k::text as text from idempotency_key k`
  t.notMatch(row?.text, 'k-1')
  t.notMatch(row?.response.toString('latin1'), 'whsec_visible')
})

t.test('stores a response without a body', async (t) => {
  const db = await setUp(t)
  const empty = async () => ({ status: 204, body: undefined })
  await run(db, {}, empty)
  t.same(await run(db, {}, empty), { status: 204, body: undefined, replayed: true })
})
