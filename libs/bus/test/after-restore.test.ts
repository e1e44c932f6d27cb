import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { appendEvent, migrate, openDatabase, servicePassword, serviceUrl } from '@punctual/db'
import { type PostgresServer, startPostgres } from '@punctual/servers'
import { addToCluster, baseBackup, fileTimeoutMs, infrastructure, until } from '@punctual/testing'
import t from 'tap'
import { findUntrueEvents, resetStream, startConsumer, startRelay } from '../src/index.ts'
import { clock, connect, keep, quiet, thingChanged } from './test-bench.ts'

// A Postgres is restored from a base backup and its archived WAL to a point in time, while the bus
// has what was published since.

t.setTimeout(fileTimeoutMs)
const run = promisify(execFile)
const services = ['bookings', 'automation']
const restorePoint = 'before_the_mistake'

/** A cluster that archives its WAL, with its backup. */
async function archivedPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-restore-'))
  const [archive, base] = [join(folder, 'archive'), join(folder, 'base')]
  await mkdir(archive)
  await chmod(folder, 0o711)
  await chmod(archive, 0o777)
  const dataDir = join(folder, 'postgres')
  const settings = {
    archive_mode: 'on',
    archive_command: `cp %p ${archive}/%f`,
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_name: restorePoint,
    recovery_target_action: 'promote',
  }
  let server: PostgresServer = await startPostgres({ dataDir, settings })
  const admin = openDatabase(server.url, { schema: 'public' })
  t.teardown(async () => {
    await admin.close()
    await server.stop('immediate')
    await rm(folder, { recursive: true, force: true })
  })
  const [{ cluster = '' } = {}] = await admin.sql<{ cluster: string }[]>`
    select current_setting('data_directory') as cluster`
  return {
    url: server.url,
    admin,
    async backUp() {
      await baseBackup(admin, base)
    },
    /** Archives what was written so far. */
    async archive() {
      const [{ file = '' } = {}] = await admin.sql<{ file: string }[]>`
        select pg_walfile_name(pg_switch_wal()) as file`
      await until(async () => {
        const [row] = await admin.sql<{ last: string | null }[]>`
          select last_archived_wal as last from pg_stat_archiver`
        return (row?.last ?? '') >= file
      })
    },
    async restore() {
      await server.stop('immediate')
      await rm(cluster, { recursive: true })
      await run('cp', ['-a', base, cluster])
      await addToCluster(cluster, 'recovery.signal', '')
      server = await startPostgres({ dataDir, settings, port: server.port })
      // Until it has been promoted, it can only be read.
      await until(async () => {
        const [row] = await admin.sql<{ recovers: boolean }[]>`select pg_is_in_recovery() as recovers`
        return row?.recovers === false
      })
    },
  }
}

t.test('after a restore, events that are no longer true are found, and reach no consumer', async (t) => {
  const postgres = await archivedPostgres()
  const sets = services.map((service) => ({
    service,
    password: servicePassword(postgres.url, service),
    folders: [],
  }))
  await migrate(postgres.url, sets)
  const [publisher, sink] = services.map((service) =>
    openDatabase(serviceUrl(postgres.url, service), { schema: service }),
  ) as [ReturnType<typeof openDatabase>, ReturnType<typeof openDatabase>]
  t.teardown(() => Promise.all([publisher.close(), sink.close()]))
  await sink.sql`create table handled (event_id uuid, subject text, version integer, n integer)`
  const { natsUrl } = await infrastructure()
  const prefix = `restore${process.pid}`
  const bus = await connect(t, natsUrl, prefix)

  const write = (version: number, n: number) =>
    publisher.transaction((tx) =>
      appendEvent(tx, thingChanged, {
        subject: 'a',
        version,
        organizationId: 7,
        data: { n },
        at: clock.now(),
      }),
    )
  const handled = async () => {
    const rows = await sink.sql<{ n: number }[]>`select n from handled order by n`
    return rows.map(({ n }) => n)
  }
  /** Publishes and consumes until these are handled. */
  const workUntil = async (...numbers: number[]) => {
    const parts = [
      startRelay({ bus, db: publisher, source: 'bookings', clock, log: quiet }),
      startConsumer({
        bus,
        db: sink,
        consumer: 'automation',
        source: 'bookings',
        handlers: [keep],
        clock,
        log: quiet,
      }),
    ]
    await until(async () => (await handled()).length >= numbers.length, {
      describe: `${numbers} are handled`,
    })
    t.same(await handled(), numbers)
    await Promise.all(parts.map((part) => part.stop()))
  }

  await postgres.backUp()
  for (const version of [1, 2, 3]) await write(version, version)
  await workUntil(1, 2, 3)
  await postgres.admin.sql`select pg_create_restore_point(${restorePoint})`
  for (const version of [4, 5]) await write(version, version)
  await workUntil(1, 2, 3, 4, 5)
  await postgres.archive()
  await postgres.restore()

  t.same(await handled(), [1, 2, 3], 'the consumer is at the restored point, too')
  const restored = { natsUrl, prefix, source: 'bookings' as const, sql: publisher.sql }
  const untrue = await findUntrueEvents(restored)
  t.match(untrue, [
    { type: 'bookings.thing.changed', subject: 'a', organizationId: 7, sequence: 4 },
    { type: 'bookings.thing.changed', subject: 'a', organizationId: 7, sequence: 5 },
  ])
  t.equal(await resetStream(restored), true)
  t.equal(await resetStream(restored), false)
  t.same(await findUntrueEvents(restored), [])
  await write(4, 40)
  await workUntil(1, 2, 3, 40)
  t.same(await findUntrueEvents(restored), [])
})
