import { randomBytes } from 'node:crypto'
import { connectBus, startConsumer, startRelay } from '@punctual/bus'
import { bookingCreated, type EventDefinition, systemClock } from '@punctual/contracts'
import { appendEvent, type Database, newEventId, openDatabase, serviceUrl, silentLog } from '@punctual/db'
import {
  createLog,
  createMetrics,
  createSealer,
  generateContextKeys,
  parseEncryptionKeys,
  type ServiceName,
  serviceNames,
  startOpsServer,
} from '@punctual/http'
import { freshDatabase, infrastructure, TestClock, until } from '@punctual/testing'
import t from 'tap'
import { components } from '../local/topology.ts'
import { openContext } from './command.ts'
import { commands } from './commands.ts'
import type { Finding } from './doctor.ts'
import { asText } from './output.ts'

const adminUrl = await freshDatabase(t)
const { natsUrl } = await infrastructure()
const clock = new TestClock()
const env: Record<string, string> = {}
const databaseUrls = Object.fromEntries(
  serviceNames.map((name) => [name, serviceUrl(adminUrl, name)]),
) as Record<ServiceName, string>
const busPrefix = `t${randomBytes(6).toString('hex')}`
env.BUS_PREFIX = busPrefix
const { context, close } = openContext({ databaseUrls, natsUrl, env }, clock)
t.teardown(close)
const admin = openDatabase(adminUrl, { schema: 'public' })
t.teardown(() => admin.close())
const { sql } = admin

const run = (line: string): Promise<unknown> => {
  const [name = '', ...args] = line.split(' ')
  return commands[name]!.run(context, args)
}

/** Stores an event as published. */
async function published(service: string, subject: string, type: string, version = 1): Promise<string> {
  const id = newEventId(clock.now())
  await sql`
    insert into ${sql(`${service}.event_log`)}
      (pos, id, subject, aggregate_version, type, body, organization_id, created_at, nats_seq)
    values ((select coalesce(max(pos), 0) + 1 from ${sql(`${service}.event_log`)}), ${id}, ${subject}, ${version},
      ${type}, '{}', 7, ${clock.now()}, 1)`
  return id
}

const outboxOf = async (service: string): Promise<string[]> => {
  const rows = await sql<{ id: string }[]>`select id from ${sql(`${service}.outbox`)} order by pos`
  return rows.map(({ id }) => id)
}

t.afterEach(async () => {
  for (const name of ['identity', 'scheduling', 'bookings'])
    await sql.unsafe(`truncate ${name}.outbox, ${name}.event_log, ${name}.dead_letter, ${name}.inbox`)
})

t.test('lag: outboxes with the age of the oldest event, and consumers that share a stream', async (t) => {
  const bus = await connectBus({ url: natsUrl, prefix: busPrefix, name: 'test', log: silentLog })
  const databases = ['bookings', 'automation'].map((schema) =>
    openDatabase(serviceUrl(adminUrl, schema), { schema }),
  ) as [Database, Database]
  const [publisher, sink] = databases
  t.teardown(() => Promise.all([bus.close(), ...databases.map((db) => db.close())]))
  const write = (count: number) =>
    publisher.transaction(async (tx) => {
      for (let n = 1; n <= count; n++) {
        const event = { subject: `s${n}`, version: 1, organizationId: 7, data: {}, at: clock.now() }
        await appendEvent(tx, bookingCreated as EventDefinition, event)
      }
    })
  const behind = async () => {
    const { consumers } = (await run('lag')) as { consumers: { service: string; behind: number }[] }
    return consumers.find(({ service }) => service === 'automation')?.behind
  }
  const common = { bus, source: 'bookings' as const, clock, log: silentLog }
  const relay = startRelay({ ...common, db: publisher })
  const options = { ...common, db: sink, consumer: 'automation', handlers: [] }
  await write(40)
  const consumer = startConsumer({ ...options, processes: 'shared' })
  await until(async () => (await behind()) === 0)
  await consumer.stop()
  await write(3)
  await until(async () => (await behind()) === 3)
  await relay.stop()

  await write(1)
  clock.advance(90_000)
  const lag = await run('lag')
  const stream = `${busPrefix}_BOOKINGS`.toUpperCase()
  t.same((lag as { consumers: object[] }).consumers, [
    { service: 'scheduling', stream, behind: 43 },
    { service: 'automation', stream, behind: 3 },
    { service: 'webhook-delivery', stream, behind: 43 },
  ])
  t.match((lag as { outboxes: object[] }).outboxes[2], {
    service: 'bookings',
    waiting: 1,
    oldestSeconds: 90,
    deadLetters: 0,
  })
  t.match(asText(lag), /bookings\s+1\s+90\s+0/)
})

t.test('lag: without NATS, the outboxes', async (t) => {
  const down = openContext({ databaseUrls, natsUrl: 'nats://127.0.0.1:1', env }, clock)
  t.teardown(down.close)
  const lag = await commands.lag!.run(down.context, [])
  t.match(lag, { outboxes: { length: 5 }, consumersUnknown: 'NATS does not answer' })
})

t.test('dead letters: list, show, retry, drop', async (t) => {
  const id = await published('bookings', 'uid', 'bookings.booking.created')
  const letter = (eventId: string | null, type: string, consumer = 'scheduling', body = '{}') => sql`
    insert into scheduling.dead_letter (consumer, event_id, type, subject, body, error, attempts, created_at)
    values (${consumer}, ${eventId}, ${type}, 'uid', ${body}, ${'Error: no\n at x'}, 5, ${clock.now()})`
  await letter(id, 'bookings.booking.created')
  await letter(null, '')
  await letter(newEventId(clock.now()), 'bookings.booking.created')
  const listed = (await run('dead-letters list --service scheduling')) as { id: number; error: string }[]
  t.equal(listed.length, 3)
  t.equal(listed[0]?.error, 'Error: no')
  const [first, unreadable, expired] = listed.map((each) => each.id)
  t.match(await run(`dead-letters show ${first} --service scheduling`), { eventId: id, body: '{}' })
  t.match(await run('dead-letters retry --all --service scheduling'), {
    retried: 1,
    impossible: [
      { id: unreadable, reason: 'the message is not an event of this system' },
      { id: expired, reason: /no longer has/ },
    ],
  })
  t.same(await outboxOf('bookings'), [id])
  t.equal(((await run('dead-letters list --service scheduling')) as object[]).length, 2)
  t.same(await run(`dead-letters drop ${unreadable} ${expired} --service scheduling`), { dropped: 2 })
  await t.rejects(run('dead-letters show 99 --service scheduling'), /no dead letter 99/)
  await t.rejects(run('dead-letters list --service nowhere'), /--service is one of/)
  await t.rejects(run('dead-letters burn 1 --service scheduling'), /list, show, retry or drop/)
})

t.test('dead letters: a timer is set again', async (t) => {
  const timer = { key: 'k', purpose: 'p', dueAt: clock.now(), payload: { a: 1 }, generation: 2 }
  await sql`
    insert into bookings.dead_letter (consumer, event_id, type, subject, body, error, attempts, created_at)
    values ('timers', null, 'p', 'k', ${JSON.stringify(timer)}, 'no', 10, ${clock.now()})`
  t.match(await run('dead-letters retry --all --service bookings'), { retried: 1, impossible: [] })
  const rows = await sql`select key, purpose, payload, generation, attempts, run_at from bookings.timer`
  t.match(rows, [{ ...{ key: 'k', purpose: 'p', payload: { a: 1 } }, generation: 2, attempts: 0 }])
})

t.test('replicas: missing and older rows are found, and their events published again', async (t) => {
  const at = clock.now()
  // Only this one row matters, without its team and user.
  await sql`alter table identity.membership disable trigger all`
  await sql`
    insert into identity.membership (id, organization_id, team_id, user_id, role, accepted, version, created_at, updated_at)
    overriding system value values (5, 7, 7, 3, 'MEMBER', true, 2, ${at}, ${at})`
  const id = await published('identity', '5', 'identity.membership.updated', 2)
  await sql`insert into scheduling.inbox (consumer, event_id, seen_at) values ('scheduling', ${id}, ${at})`
  const row = { service: 'scheduling', table: 'membership_replica', key: '5', version: null, ownerVersion: 2 }
  t.match(await run('replicas'), [row])
  t.match(await run('replicas --repair'), [{ ...row, repair: `event ${id} is published again` }])
  t.same(await outboxOf('identity'), [id])
  t.equal((await sql`select from scheduling.inbox`).length, 0)
  await sql`
    insert into scheduling.membership_replica (id, team_id, user_id, accepted, ended, version)
    values (5, 7, 3, true, false, 2)`
  t.same(await run('replicas'), [])
})

t.test('tenants: by the events that they caused', async (t) => {
  for (const subject of ['a', 'b']) await published('bookings', subject, 'bookings.booking.created')
  await published('identity', '1', 'identity.user.created')
  t.same(await run('tenants'), [{ organizationId: 7, events: 3, identity: 1, bookings: 2 }])
  await t.rejects(run('tenants --days 99'), /--days is from 1 to 30/)
})

t.test('keys: new ones come first, and stored secrets are sealed again', async (t) => {
  const old = `old:${randomBytes(32).toString('base64')}`
  env.ENCRYPTION_KEYS = old
  const { ENCRYPTION_KEYS } = (await run('keys encryption')) as { ENCRYPTION_KEYS: string }
  t.ok(ENCRYPTION_KEYS.endsWith(`,${old}`))
  const sealedBefore = createSealer(parseEncryptionKeys(old)).seal('secret')
  await sql`
    insert into bookings.booking_reference
      (organization_id, user_id, type, uid, sealed_meeting_password, created_at)
    values (7, 3, 'zoom', 'r', ${sealedBefore}, now())`
  env.ENCRYPTION_KEYS = ENCRYPTION_KEYS
  t.match(await run('keys reseal'), [{}, {}, {}, { table: 'booking_reference', resealed: 1 }, {}])
  const [row] = await sql<{ sealed: string }[]>`
    select sealed_meeting_password as sealed from bookings.booking_reference`
  const newOnly = createSealer(parseEncryptionKeys(ENCRYPTION_KEYS).slice(0, 1))
  t.equal(newOnly.open(row?.sealed ?? ''), 'secret')
  t.match(await run('keys reseal'), [{}, {}, {}, { resealed: 0 }, {}])
  t.match(await run('keys webhooks'), { WEBHOOK_SIGNING_KEYS: /^k\d{14}:/ })
  const { CONTEXT_PUBLIC_KEYS } = (await run('keys context')) as { CONTEXT_PUBLIC_KEYS: string }
  t.equal(CONTEXT_PUBLIC_KEYS.split(',').length, components.length)
})

t.test('drain: processes are not ready, and answer what arrives', async (t) => {
  const start = async () => {
    const metrics = createMetrics('bookings')
    const log = createLog('test', 'silent')
    const server = await startOpsServer({ host: '127.0.0.1', port: 0, metrics, log, ready: async () => {} })
    t.teardown(() => server.close())
    return server.url
  }
  const [drained, other] = [await start(), await start()]
  const status = async (url: string) => (await fetch(url)).status
  const result = await run(`drain ${drained} ${drained}/`)
  t.same(result, [
    { address: drained, status: 'draining' },
    { address: `${drained}/`, status: 'draining' },
  ])
  t.equal(commands.drain?.hasFailed?.(result), false)
  t.equal(await status(`${drained}/ready`), 503)
  t.equal(await status(`${drained}/health`), 200)
  t.equal(await status(`${other}/ready`), 200, 'only what was named')

  const partly = await run(`drain ${other} http://127.0.0.1:1`)
  t.match(partly, [{ status: 'draining' }, { status: 'does not answer' }])
  t.equal(commands.drain?.hasFailed?.(partly), true)
  for (const wrong of ['drain', 'drain 127.0.0.1:9000', `drain ${other} nowhere`])
    await t.rejects(run(wrong), /drain needs addresses/)
})

t.test('doctor: what prevents a start, and what only looks odd', async (t) => {
  const findings = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      // It compares clocks.
      ((await commands.doctor!.run({ ...context, clock: systemClock }, ['bookings'])) as Finding[]).map(
        ({ check, status, detail }) => [check, `${status} ${detail}`.trim()],
      ),
    )
  const bare = await findings()
  t.match(bare.variables, /^failed .*NATS_URL is missing; .*CONTEXT_SIGNING_KEY is missing/)
  t.match(bare.database, /^failed BOOKINGS_DATABASE_URL is missing/)
  t.match(bare.bus, /^failed/)
  t.equal(commands.doctor?.hasFailed?.(await run('doctor bookings')), true)
  const keys = generateContextKeys(components)
  Object.assign(env, {
    DATABASE_URL: adminUrl,
    NATS_URL: natsUrl,
    PUBLIC_URL: 'http://localhost:3000',
    CONTEXT_PUBLIC_KEYS: keys.publicKeys,
    CONTEXT_SIGNING_KEY: keys.signingKeys.gateway,
    IDENTITY_URL: 'http://localhost:1',
    SCHEDULING_URL: 'http://localhost:2',
  })
  const wrongKey = await findings()
  t.match(wrongKey['context keys'], /^failed CONTEXT_PUBLIC_KEYS lacks/)
  env.CONTEXT_SIGNING_KEY = keys.signingKeys.bookings
  t.same(await findings(), {
    variables: 'warning PUBLIC_URL is not https',
    'context keys': 'ok',
    database: 'ok',
    pooler: 'ok',
    rights: 'ok',
    migrations: 'ok',
    bus: 'ok',
    mail: 'ok',
  })
  env.BOOKINGS_DATABASE_URL = adminUrl
  t.match((await findings()).rights, /^failed connects as postgres, not as svc_bookings/)
  await t.rejects(run('doctor nowhere'), /A process is one of/)
})
