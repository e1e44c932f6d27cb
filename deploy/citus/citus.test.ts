import { openDatabase, schemaOf } from '@punctual/db'
import { fileTimeoutMs, freshDatabase, startReceiver, startStack } from '@punctual/testing'
import t from 'tap'
import { components } from '../local/topology.ts'
import { prepareJourney } from '../system/booking-journey.ts'
import { createCostMeter } from '../system/cost-meter.ts'
import { dataOf } from '../system/fixtures.ts'
import { applyDistribution, distributedServices, firstNode, refusals } from './distribution.ts'
import { exceptions, platformTables } from './exceptions.ts'
import { joinsAcrossNodes } from './joins.ts'
import { isByOrganization, schemaTables } from './tables.ts'

// Whether the rows of an organization can be kept together on one of many nodes.

t.setTimeout(fileTimeoutMs)

const databaseUrl = await freshDatabase(t)
const database = openDatabase(databaseUrl, { schema: 'public', statementTimeout: 60_000 })
t.teardown(() => database.close())
const { sql } = database
const schemas = components.map(schemaOf)
const tables = await schemaTables(sql, schemas)
const distributed = await applyDistribution(sql)

t.test("every table's keys lead with the organization, or it is a named exception", async (t) => {
  t.ok(tables.length > 100)
  const isNamed = (name: string) => name in exceptions || (name.split('.')[1] ?? '') in platformTables
  const unnamed = tables.filter((table) => !isByOrganization(table) && !isNamed(table.name))
  t.strictSame(
    unnamed.map(({ name }) => name),
    [],
    'a table whose keys lack the organization has a reason in exceptions.ts',
  )
  const byOrganization = new Set(tables.filter(isByOrganization).map(({ name }) => name))
  const names = new Set(tables.map(({ name }) => name))
  const outdated = Object.keys(exceptions).filter((name) => byOrganization.has(name) || !names.has(name))
  t.strictSame(outdated, [], 'exceptions that are none')
})

/** Tables that stay whole on the first node, beside those of the platform. */
const undistributed = [
  ...['app_grant', 'event_type', 'oauth_client', 'team', 'webhook', 'webhook_queue', 'webhook_recovery_job'],
  ...['webhook_secret', 'webhook_state'],
].map((name) => `webhook_delivery.${name}`)

t.test('Citus would take the distribution', async (t) => {
  t.strictSame(await refusals(sql, distributed), [])
  const isOfService = (name: string) =>
    distributedServices.map(schemaOf).some((schema) => name.startsWith(`${schema}.`))
  const names = tables.map(({ name }) => name).filter(isOfService)
  const known = new Set(distributed.map(({ name }) => name))
  const others = names.filter((name) => !known.has(name) && !((name.split('.')[1] ?? '') in platformTables))
  t.strictSame(others, undistributed, 'the other tables are whole on the first node')
})

t.test('what Citus would refuse is noticed', async (t) => {
  const booking = { name: 'bookings.booking', column: 'id', group: 'elsewhere' }
  const found = await refusals(sql, [...distributed.filter(({ name }) => name !== booking.name), booking])
  t.match(found, [
    /bookings\.attendee: the reference/,
    /bookings\.booking: the key \(uid,organization_id\) lacks id/,
  ])
})

/** All tables of the distributed services, those on the first node too. */
const placed = [
  ...distributed,
  ...tables
    .filter(({ name }) => !distributed.some((one) => one.name === name))
    .map(({ name }) => ({ name, column: undefined, group: firstNode })),
]

t.test('joins', async (t) => {
  const joins = (text: string) => joinsAcrossNodes(text, 'bookings', placed)
  const pair = ['bookings.attendee with bookings.booking']
  t.strictSame(await joins('select from booking b join attendee a on a.booking_id = b.id'), pair)
  t.strictSame(await joins('select from booking b join attendee a using (organization_id)'), [])
  t.strictSame(
    await joins(
      'select from booking b where b.organization_id = $1 and exists (select from attendee where organization_id = $1)',
    ),
    [],
  )
  t.strictSame(
    await joins(
      'select from booking b, lateral (select from attendee a where (a.organization_id, a.booking_id) = (b.organization_id, b.id)) x',
    ),
    [],
  )
  t.strictSame(await joins('update booking b set title = $1 from host h where h.booking_id = b.id'), [
    'bookings.booking with bookings.host',
  ])
  t.strictSame(
    await joins('select from booking b join host_claim c on c.organization_id = b.organization_id'),
    ['bookings.booking with bookings.host_claim'],
  )
})

/**
 * Of the statements of ordinary bookings, so many are not shown to stay on one node
 * (docs/operate/tenancy.md has them).
 */
const mostAcrossNodes = 34

t.test('the system works with these keys, and most of its statements stay on one node', async (t) => {
  const meter = createCostMeter(t, () => true)
  const stack = await startStack(t, { databaseUrl, through: meter.through })
  const { api } = stack
  const receiver = await startReceiver(t, { clock: stack.clock })
  const { eventTypeId, body, finish } = await prepareJourney(stack, receiver, 'distributed')
  const made = await dataOf(api('POST', '/v2/bookings', { body }))
  t.equal((await api('POST', '/v2/bookings', { body })).status, 409, 'the start is taken')
  await finish(made)
  await dataOf(api('GET', '/v2/bookings'))
  await dataOf(api('GET', `/v2/slots?eventTypeId=${eventTypeId}&start=2026-12-02&end=2026-12-09`))
  const across: string[] = []
  let count = 0
  for (const { schema, text } of meter.statements()) {
    if (!distributedServices.map(schemaOf).includes(schema)) continue
    count++
    const pairs = await joinsAcrossNodes(text, schema, placed)
    if (pairs.length > 0) across.push(`${pairs}: ${text.trim().replace(/\s+/g, ' ').slice(0, 100)}`)
  }
  t.comment(`${across.length} of ${count} statements:\n${across.toSorted().join('\n')}`)
  t.ok(count > 80, `${count} statements`)
  t.ok(across.length <= mostAcrossNodes, `${across.length} statements`)
})
