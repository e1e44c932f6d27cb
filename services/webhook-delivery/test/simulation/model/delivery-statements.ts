import { newHealth } from '../../../src/domain/receiver-health.ts'
import type { ModelledStatement } from './modelled-statement.ts'
import type { QueueRow, StateRow, Store } from './store.ts'

type Keys = [eventIds: string[], webhookIds: number[], epochs: number[]]

/** Webhooks, their deliveries and the queue. */
export const deliveryStatements: readonly ModelledStatement[] = [
  {
    sql: 'insert into webhook (organization_id, owner_kind,',
    run({ store, values }) {
      const [organizationId, kind, ownerId, , subscriberUrl, triggers, active] = values as [
        ...[number, string, string, number, string, string[], boolean],
      ]
      const [payloadTemplate, version, rateLimit, ordered] = values.slice(7) as [
        ...[string | null, string, number | null, boolean],
      ]
      const id = store.next('webhook')
      const owner = { organizationId, kind, ownerId }
      const settings = { subscriberUrl, triggers, active, payloadTemplate, version, rateLimit, ordered }
      store.webhooks.add({ id, ...owner, ...settings })
      return [{ id }]
    },
  },
  {
    sql: 'insert into webhook_state (webhook_id) values (?)',
    run({ store, values: [webhookId] }) {
      store.states.add({ webhookId: webhookId as number, ...newHealth })
      return 1
    },
  },
  {
    sql: 'select w.id, w.active, w.triggers, w.payload_template as "payloadTemplate", w.ordered, w.owner_kind as kind, w.owner_id as "ownerId", w.organization_id as "organizationId" from unnest(',
    run({ store, values }) {
      const [kinds, ids, organizationIds] = values as [string[], string[], number[]]
      const owners = kinds.map((kind, at) => `${kind} ${ids[at]} ${organizationIds[at]}`)
      return store.webhooks
        .all()
        .filter(({ kind, ownerId, organizationId }) =>
          owners.includes(`${kind} ${ownerId} ${organizationId}`),
        )
        .map(({ subscriberUrl: _url, version: _version, rateLimit: _limit, ...row }) => row)
    },
  },
  // No person is erased here.
  {
    sql: 'select organization_id as "organizationId", email, phone_number as "phoneNumber", until from erasure where',
    run: () => [],
  },
  { sql: 'with extra as ( insert into webhook_event', run: enqueue },
  {
    sql: 'with recursive walk as ( (select webhook_id, next_at from webhook_queue where webhook_id > ?',
    run: lockReady,
  },
  {
    sql: 'select 1 from webhook_queue limit 1',
    run: ({ store }) => (store.queue.size > 0 ? [{ '?column?': 1 }] : []),
  },
  {
    sql: 'select r.webhook_id as "webhookId", (select count(*)::int from webhook_queue l where',
    run: findDue,
    // Which of the equally early ones are within the limit is open.
    comparable: (rows) =>
      (rows as { webhookId: number; inFlight: number; due: object[] | null }[]).map(({ due, ...row }) => ({
        ...row,
        due: due?.length,
      })),
  },
  { sql: 'with taken as ( update webhook_queue q set leased = true', run: lease },
  {
    sql: `select ${columns()}, q.event_id as "eventId", q.epoch from unnest(`,
    run({ store, values }) {
      const claimed = rowsOf(store, values as Keys).filter(
        ({ row, epoch }) => row.leased && row.epoch === epoch,
      )
      return claimed.flatMap(({ row: { eventId, webhookId, epoch } }) => {
        const state = store.states.find(webhookId)
        return state ? [{ ...state, eventId, epoch }] : []
      })
    },
  },
  {
    sql: `select ${columns()} from webhook_state s where s.webhook_id = any(?::bigint[]) order by s.webhook_id for update`,
    run: ({ store, values: [ids] }) =>
      store.states.all().filter(({ webhookId }) => (ids as number[]).includes(webhookId)),
  },
  {
    sql: 'update webhook_queue q set leased = false, next_at = ? from unnest(',
    run({ store, values: [nextAt, ...keys] }) {
      const claimed = rowsOf(store, keys as Keys).filter(
        ({ row, epoch }) => row.leased && row.epoch === epoch,
      )
      for (const { row } of claimed) store.queue.put({ ...row, leased: false, nextAt: nextAt as Date })
      return claimed.length
    },
  },
  { sql: 'with judged as materialized (', run: writeDown },
]

function columns(): string {
  return `s.webhook_id as "webhookId", s.cap, s.failures, s.failing_since as "failingSince", s.outages, s.outage_since as "outageSince", s.trips, s.open_until as "openUntil", s.probing, s.asked_until as "askedUntil", s.retries_only_until as "retriesOnlyUntil", s.latency_ms as "latencyMs", s.used_at as "usedAt", s.notified_hours as "notifiedHours"`
}

type Run = ModelledStatement['run']

/** Returns the queued rows of these keys, with the epochs of the keys. */
function rowsOf(store: Store, [eventIds, webhookIds, epochs]: Keys): { row: QueueRow; epoch: number }[] {
  return eventIds.flatMap((eventId, at) => {
    const row = store.queue.find(eventId, webhookIds[at] ?? 0)
    return row ? [{ row, epoch: epochs[at] ?? 0 }] : []
  })
}

/** Where the parameters of the deliveries begin: after those of the events. */
const afterEvents = 14

function enqueue({ store, values }: Parameters<Run>[0]): number {
  for (const id of values[0] as string[]) store.events.add({ id })
  const [
    eventIds,
    webhookIds,
    organizationIds,
    triggers,
    bookings,
    failures,
    bodies,
    createdAts,
    expiresAts,
  ] = values.slice(afterEvents) as [
    ...[string[], number[], number[], string[], (string | null)[], (string | null)[], string[], Date[]],
    (Date | null)[],
  ]
  const [orderKeys, traceparents, contentType, , now, forced, replay, passesAt] = values.slice(
    afterEvents + 9,
  ) as [(string | null)[], (string | null)[], string, Date, Date, boolean, boolean, Date]
  let count = 0
  eventIds.forEach((eventId, at) => {
    const key = { eventId, webhookId: webhookIds[at] ?? 0 }
    if (failures[at]) throw new Error('bodies that cannot be rendered are not modelled')
    const about = { organizationId: organizationIds[at] ?? 0, trigger: triggers[at] ?? '', contentType }
    const added = store.deliveries.add({
      ...{ ...key, ...about, booking: bookings[at] ?? null, body: bodies[at] ?? '' },
      ...{ status: 'pending', attempts: 0, reason: null, createdAt: createdAts[at] ?? now },
    })
    const waits = { orderKey: orderKeys[at] ?? null, passesAt, traceparent: traceparents[at] ?? null }
    const lent = { leased: false, epoch: 0, tries: 0 }
    const row = { ...key, ...waits, ...lent, nextAt: now, expiresAt: expiresAts[at] ?? null, forced, replay }
    if (added && store.queue.add(row)) count++
  })
  return count
}

function lockReady({ store, values }: Parameters<Run>[0]): readonly object[] {
  const [cursor, now, , , limit] = values as [number, Date, Date, Date, number]
  const queued = store.queue.all()
  const ready = store.webhooks.all().filter(({ id, active }) => {
    const mine = queued.filter(({ webhookId, nextAt }) => webhookId === id && nextAt <= now)
    const state = store.states.find(id)
    const isHeld = [state?.openUntil, state?.askedUntil].some((until) => until && until > now)
    return id > cursor && mine.length > 0 && (!active || !isHeld || mine.some(({ forced }) => forced))
  })
  return ready.slice(0, limit).flatMap(({ id, subscriberUrl, active, rateLimit }) => {
    const state = store.states.find(id)
    const of = { pacedUntil: null, subscriberUrl, active, rateLimit, deleted: false, locked: true }
    return state ? [{ ...state, ...of }] : []
  })
}

function findDue({ store, values }: Parameters<Run>[0]): readonly object[] {
  const [now, , , , webhookIds, retriesOnly, limits] = values as [
    ...[Date, Date, Date, Date],
    ...[number[], boolean[], number[]],
  ]
  const queued = store.queue.all()
  return webhookIds.map((webhookId, at) => {
    const mine = queued.filter((row) => row.webhookId === webhookId)
    const due = mine
      .filter(({ nextAt }) => nextAt <= now)
      .sort((a, b) => a.nextAt.getTime() - b.nextAt.getTime())
    const isNext = ({ eventId, orderKey, passesAt }: QueueRow) =>
      orderKey === null ||
      (passesAt !== null && passesAt <= now) ||
      !mine.some((one) => one.orderKey === orderKey && one.eventId < eventId)
    const asked = due.filter(({ forced }) => forced).slice(0, limits[at])
    const others = due.filter((row) => !row.forced && (!retriesOnly[at] || row.tries > 0) && isNext(row))
    const found = [...asked, ...others.slice(0, limits[at])]
    return {
      webhookId,
      inFlight: mine.filter(({ leased, nextAt }) => leased && nextAt > now).length,
      due:
        found.length === 0
          ? null
          : found.map(({ eventId, epoch, tries, forced, replay, expiresAt }) => ({
              ...{ eventId, epoch, tries, forced, replay, expiresAt: expiresAt?.toISOString() ?? null },
            })),
    }
  })
}

function lease({ store, values: [until, ...rest] }: Parameters<Run>[0]): readonly object[] {
  const taken = rowsOf(store, rest as unknown as Keys).filter(({ row, epoch }) => row.epoch === epoch - 1)
  return taken.flatMap(({ row, epoch }) => {
    store.queue.put({ ...row, leased: true, nextAt: until as Date, epoch })
    const delivery = store.deliveries.find(row.eventId, row.webhookId)
    const webhook = store.webhooks.find(row.webhookId)
    if (!delivery || !webhook) return []
    const { eventId, webhookId, trigger, contentType, createdAt, organizationId } = delivery
    return [
      {
        ...{ eventId, webhookId, trigger, contentType, createdAt, organizationId, secrets: [] },
        attempt: delivery.attempts + 1,
        body: Buffer.from(delivery.body),
        url: webhook.subscriberUrl,
        webhookVersion: webhook.version,
        traceparent: row.traceparent,
      },
    ]
  })
}

function writeDown({ store, values }: Parameters<Run>[0]): object[] {
  const [eventIds, webhookIds, attempts, statuses, reasons, ats, nextAts] = values as [
    ...[string[], number[], number[], string[], string[]],
    ...[Date[], Date[]],
  ]
  const [logged, states] = values.slice(7) as [string, string]
  for (const row of JSON.parse(logged) as { event_id: string; webhook_id: number; attempt: number }[])
    store.attempts.add({ eventId: row.event_id, webhookId: row.webhook_id, attempt: row.attempt })
  for (const row of JSON.parse(states) as Record<string, unknown>[]) {
    const state = stateOf(row)
    if (store.states.find(state.webhookId)) store.states.put(state)
  }
  const keys = new Set(eventIds.map((eventId, at) => `${eventId} ${webhookIds[at]}`))
  // Postgres would take any one of them.
  if (keys.size < eventIds.length) store.problems.push('results: one statement has a delivery twice')
  const isMoreDue = store.queue
    .all()
    .some((row) => !row.leased && ats.some((at, n) => webhookIds[n] === row.webhookId && row.nextAt <= at))
  eventIds.forEach((eventId, at) => {
    const webhookId = webhookIds[at] ?? 0
    const status = statuses[at] ?? ''
    const queued = store.queue.find(eventId, webhookId)
    if (queued && status !== 'pending') store.queue.remove(queued)
    else if (queued)
      store.queue.put({
        ...queued,
        ...{ leased: false, forced: false, tries: queued.tries + 1, nextAt: nextAts[at] ?? queued.nextAt },
      })
    const delivery = store.deliveries.find(eventId, webhookId)
    if (!delivery) return
    store.deliveries.put({ ...delivery, attempts: attempts[at] ?? 0, status, reason: reasons[at] || null })
  })
  return [{ isMoreDue }]
}

/** Returns the state of a row of JSON. */
function stateOf(row: Record<string, unknown>): StateRow {
  const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  const parsed = (name: string, value: unknown) =>
    value !== null && /_(since|until|at)$/.test(name) ? new Date(value as string) : value
  const entries = Object.entries(row).map(([name, value]) => [camel(name), parsed(name, value)])
  return Object.fromEntries(entries) as StateRow
}
