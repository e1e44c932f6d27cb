import { openDatabase, serviceUrl } from '@punctual/db'
import { fileTimeoutMs, migrateParts, partNames, startReplicated, startStack, until } from '@punctual/testing'
import t from 'tap'
import { anEventType, aroundTheClock, aSchedule, dataOf } from './fixtures.ts'

// A real standby answers lists of bookings. Its replay is paused, so that it lacks what comes.

t.setTimeout(fileTimeoutMs)

const { primary, standby } = await startReplicated(t, async (admin) => migrateParts(admin, await partNames()))
const tolerant = '600000'
const standbyUrl = new URL(serviceUrl(primary.url, 'bookings'))
standbyUrl.port = `${standby.port}`
const stack = await startStack(t, {
  databaseUrl: primary.url,
  env: { BOOKINGS_READ_DATABASE_URL: standbyUrl.href, READ_REPLICA_MAX_LAG_MS: tolerant },
})
const { api } = stack
const open = ({ url }: { url: string }) => {
  const db = openDatabase(url, { schema: 'public' })
  t.teardown(() => db.close())
  return db
}
const [onPrimary, onStandby] = [open(primary), open(standby)]
const schedule = await aSchedule(api, aroundTheClock)
const eventType = await anEventType(api, schedule.id, 'replica')

t.teardown(() => stack.parts.bookings?.stop())

let made = 0
async function book(): Promise<string> {
  const start = new Date(Date.UTC(2026, 11, 2) + made++ * 3_600_000).toISOString()
  const attendee = { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' }
  const body = { eventTypeId: eventType.id, start, attendee }
  return (await dataOf(api('POST', '/v2/bookings', { key: null, body }))).uid
}

const lists = [
  '/v2/bookings',
  `/v2/organizations/${stack.organization.id}/bookings`,
  `/v2/organizations/${stack.organization.id}/users/${stack.user.id}/bookings`,
]
const listed = async (path: string): Promise<string[]> =>
  (await dataOf(api('GET', `${path}?take=100`))).map(({ uid }: { uid: string }) => uid)

/** Returns how many lists each server has answered. */
async function answered(): Promise<{ standby: number; primary: number }> {
  const text = await (await fetch(`${stack.parts.bookings?.opsUrl}/metrics`)).text()
  const count = (from: string) =>
    Number(new RegExp(`^late_reads_total\\{.*from="${from}".*\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return { standby: count('standby'), primary: count('primary') }
}

/** Lists until the server has answered one. */
const untilFrom = (from: 'standby' | 'primary') =>
  until(async () => {
    const before = (await answered())[from]
    await listed('/v2/bookings')
    return (await answered())[from] > before
  })

const pauseReplay = async () => {
  await onStandby.sql`select pg_wal_replay_pause()`
  await until(async () => {
    const [row] = await onStandby.sql`select pg_get_wal_replay_pause_state() as state`
    return row?.state === 'paused'
  })
}
const resumeReplay = () => onStandby.sql`select pg_wal_replay_resume()`

t.test('a standby within the limit answers lists; what is read by its id is never late', async (t) => {
  const first = await book()
  await untilFrom('standby')
  for (const path of lists) await until(async () => (await listed(path)).includes(first))
  await pauseReplay()
  const late = await book()
  const before = await answered()
  for (const path of lists) {
    const uids = await listed(path)
    t.ok(uids.includes(first) && !uids.includes(late), `${path} is as late as the standby`)
  }
  t.same(await answered(), { ...before, standby: before.standby + lists.length })
  t.equal((await api('GET', `/v2/bookings/${late}`)).status, 200, 'the new booking by its id')
  const cancelled = await dataOf(
    api('POST', `/v2/bookings/${late}/cancel`, { body: { cancellationReason: 'no' } }),
  )
  t.equal(cancelled.status, 'cancelled')
  t.equal((await dataOf(api('GET', `/v2/bookings/${late}`))).status, 'cancelled')
  await resumeReplay()
  await until(async () => (await listed('/v2/bookings')).includes(late))
})

t.test('a standby beyond the limit is not asked, and asked again once it has caught up', async (t) => {
  Object.assign(stack.env.bookings, { READ_REPLICA_MAX_LAG_MS: '300' })
  await stack.parts.bookings?.stop()
  stack.parts.bookings = await stack.startCopy('bookings', 0)
  await untilFrom('standby')
  await pauseReplay()
  const late = await book()
  await until(async () => (await listed('/v2/bookings')).includes(late))
  await untilFrom('primary')
  const before = await answered()
  for (const path of lists) t.ok((await listed(path)).includes(late), `${path} is current`)
  t.equal((await answered()).standby, before.standby, 'the late standby was not asked')
  await resumeReplay()
  await untilFrom('standby')
  t.ok((await listed('/v2/bookings')).includes(late))
})

t.test('without the standby, the primary answers', async (t) => {
  await onPrimary.sql.unsafe('alter system reset synchronous_standby_names')
  await onPrimary.sql`select pg_reload_conf()`
  await untilFrom('standby')
  await standby.stop('immediate')
  const uid = await book()
  for (const path of lists) t.equal((await api('GET', path)).status, 200, path)
  t.ok((await listed('/v2/bookings')).includes(uid))
})
