import { newEventId, openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, until } from '@punctual/testing'
import t from 'tap'

t.test('one partition per day, dropped after 30 days', async (t) => {
  const db = openDatabase(serviceUrl(await freshDatabase(t, ['webhook-delivery']), 'webhook-delivery'), {
    schema: 'webhook_delivery',
  })
  t.teardown(() => db.close())
  const maintain = async (at: string): Promise<number> => {
    let changed = 0
    for (const table of ['webhook_event', 'webhook_delivery', 'webhook_attempt']) {
      const [row] = await db.sql<{ changed: number }[]>`
        select maintain_webhook_log(${table}, ${new Date(at)}, 2, 30) as changed`
      changed += row?.changed ?? 0
    }
    return changed
  }
  const eventId = newEventId(new Date('2026-12-01T23:59:59.999Z'))
  const insert = () => db.sql`
    insert into webhook_delivery
      (event_id, webhook_id, organization_id, trigger, status, body, content_type, created_at)
    values (${eventId}, 1, 0, 'PING', 'pending', ${Buffer.from('{}')}, 'application/json',
      ${new Date('2026-12-01T23:59:59.999Z')})
    on conflict do nothing`
  const partitions = async (parent: string) => {
    const rows = await db.sql<{ name: string }[]>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${parent}::regclass order by 1`
    return rows.map(({ name }) => name.replace(`${parent}_`, ''))
  }
  const place = async () => {
    const [row] = await db.sql<{ place: string }[]>`
      select tableoid::regclass::text as place from webhook_delivery where event_id = ${eventId}`
    return row?.place
  }

  t.equal((await insert()).count, 1)
  t.equal(await place(), 'webhook_delivery_default', 'the default partition takes a day without its own')
  t.equal(await maintain('2026-12-01T08:00:00Z'), 9)
  t.equal(await place(), 'webhook_delivery_20261201')
  t.equal((await insert()).count, 0, 'the key stays unique after the move')
  t.same(await partitions('webhook_attempt'), ['20261201', '20261202', '20261203', 'default'])
  t.equal(await maintain('2026-12-01T09:00:00Z'), 0)

  await maintain('2026-12-31T12:00:00Z')
  t.equal(await place(), 'webhook_delivery_20261201', 'kept for 30 days')
  await maintain('2027-01-01T00:00:00Z')
  t.equal(await place(), undefined)
  t.same(await partitions('webhook_event'), [
    '20261202',
    '20261203',
    '20261231',
    '20270101',
    '20270102',
    '20270103',
    'default',
  ])
})

t.test('a statement that waits for a new partition finds the rows that move into it', async (t) => {
  const db = openDatabase(serviceUrl(await freshDatabase(t, ['webhook-delivery']), 'webhook-delivery'), {
    schema: 'webhook_delivery',
  })
  t.teardown(() => db.close())
  const at = new Date('2026-12-01T08:00:00Z')
  const id = newEventId(at)
  await db.sql`
    insert into webhook_delivery
      (event_id, webhook_id, organization_id, trigger, status, body, content_type, created_at)
    values (${id}, 1, 0, 'PING', 'pending', ${Buffer.from('{}')}, 'application/json', ${at})`
  let update: Promise<{ count: number }> | undefined
  await db.transaction(async (tx) => {
    await tx.sql`select maintain_webhook_log('webhook_delivery', ${at}, 2, 30)`
    update = db.sql`update webhook_delivery set status = 'delivered' where event_id = ${id}`.then(
      (rows) => rows,
    )
    await until(async () => {
      const waiting = await db.sql`
        select 1 from pg_locks where not granted and database = (select oid from pg_database
          where datname = current_database())`
      return waiting.length > 0
    })
  })
  t.equal((await update)?.count, 1)
})
