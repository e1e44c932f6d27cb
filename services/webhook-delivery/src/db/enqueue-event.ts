import { erasedSince, type Tx } from '@punctual/db'
import { erasePayload } from '../domain/erase-payload.ts'
import { ownersOf, type WebhookEvent, type WebhookOwner } from '../domain/webhook-event.ts'
import { addDeliveries, type Recipient } from './delivery-queue.ts'
import { teamNames } from './owner-replicas.ts'
import { horizonOf } from './upkeep.ts'
import { webhooksOfAll } from './webhooks-repository.ts'

interface Listener extends Recipient {
  active: boolean
  triggers: string[]
}

/** Queues an event as `enqueueEvents` does. */
export const enqueueEvent = (tx: Tx, event: WebhookEvent, now: Date): Promise<number> =>
  enqueueEvents(tx, [event], now)

/**
 * Queues events for all webhooks that they concern, in the transaction of the consumer. Stores an
 * event for recoveries if any webhook exists; each active webhook with the trigger gets one
 * delivery. What is stored and sent leaves out people who were erased after the event was
 * published. Drops an event older than the retention period, because the log no longer shows
 * whether it was delivered.
 * @returns the number of queued deliveries
 */
export async function enqueueEvents(tx: Tx, events: readonly WebhookEvent[], now: Date): Promise<number> {
  const horizon = horizonOf(now)
  const recent = events.filter(({ at }) => at >= horizon)
  const listenersOf = await findListeners(tx, recent.flatMap(ownersOf))
  const heard = recent.flatMap((event) => {
    const listeners = listenersOf(event)
    return listeners.length > 0 ? { event, listeners } : []
  })
  if (heard.length === 0) return 0
  const toStore = heard.map(({ event }) => event)
  const [payloadOf, erasedOf] = await Promise.all([withTeamNames(tx, toStore), erasedSince(tx, toStore)])
  const due = heard.map(({ event, listeners }) => ({
    event: { ...event, payload: erasedOf(event).reduce(erasePayload, payloadOf(event)) },
    recipients: listeners.filter(({ active, triggers }) => active && triggers.includes(event.trigger)),
  }))
  const stored = storeEvents(
    tx,
    due.map(({ event }) => event),
  )
  return addDeliveries(tx, due, { now }, stored)
}

/**
 * Finds the webhooks of these owners. @returns a function that gives those that an event concerns,
 * by their ids
 */
async function findListeners(
  { sql }: Tx,
  owners: readonly WebhookOwner[],
): Promise<(event: WebhookEvent) => Listener[]> {
  const distinct = [...new Map(owners.map((owner) => [ownerKey(owner), owner])).values()]
  const rows = await sql<
    (Listener & { kind: WebhookOwner['kind']; ownerId: string; organizationId: number })[]
  >`
    select w.id, w.active, w.triggers, w.payload_template as "payloadTemplate", w.ordered,
      w.owner_kind as kind, w.owner_id as "ownerId", w.organization_id as "organizationId"
    from ${webhooksOfAll(sql, distinct)}
    where w.deleted_at is null
    order by w.id`
  const byOwner = new Map(distinct.map((owner): [string, Listener[]] => [ownerKey(owner), []]))
  for (const row of rows) byOwner.get(ownerKey({ ...row, id: row.ownerId }))?.push(row)
  return (event) => {
    const all = ownersOf(event).flatMap((owner) => byOwner.get(ownerKey(owner)) ?? [])
    const meant = all.filter(({ id }) => event.webhookId === undefined || event.webhookId === id)
    return [...new Map(meant.map((listener) => [listener.id, listener])).values()]
  }
}

const ownerKey = ({ kind, id, organizationId }: WebhookOwner): string => `${kind} ${organizationId} ${id}`

/**
 * Returns the payloads with the names of their teams: a booking has only the team's id
 * (docs/domain.md#triggers).
 */
async function withTeamNames(
  tx: Tx,
  events: readonly WebhookEvent[],
): Promise<(event: WebhookEvent) => WebhookEvent['payload']> {
  const teamOf = ({ payload }: WebhookEvent) => payload.team as { id: number } | undefined
  const names = await teamNames(
    tx,
    events.flatMap((event) => teamOf(event)?.id ?? []),
  )
  return (event) => {
    const team = teamOf(event)
    return team ? { ...event.payload, team: { ...team, name: names.get(team.id) ?? '' } } : event.payload
  }
}

/** Returns the statement, not yet run, that stores the events for recoveries. */
function storeEvents({ sql }: Tx, events: readonly WebhookEvent[]) {
  const all = <T>(of: (event: WebhookEvent) => T): T[] => events.map(of)
  const numbers = (of: (event: WebhookEvent) => number | undefined) => sql.array(all(of), 'bigint')
  const texts = (of: (event: WebhookEvent) => string | undefined) => sql.array(all(of), 'text')
  return sql`
    insert into webhook_event (id, organization_id, event_type_id, user_id, team_id, client_id,
      parent_event_type_id, parent_organization_id, team_ids, trigger, booking_uid, webhook_id, payload, created_at)
    select id, organization_id, event_type_id, user_id, team_id, client_id, parent_event_type_id,
      parent_organization_id, team_ids::bigint[], trigger, booking_uid, webhook_id, payload::json, created_at
    from unnest(${all(({ id }) => id)}::uuid[], ${all(({ organizationId }) => organizationId)}::bigint[],
      ${numbers(({ eventTypeId }) => eventTypeId)}, ${numbers(({ userId }) => userId)},
      ${numbers(({ teamId }) => teamId)}, ${texts(({ clientId }) => clientId)},
      ${numbers(({ parent }) => parent?.eventTypeId)}, ${numbers(({ parent }) => parent?.organizationId)},
      ${texts(({ teams }) => teams && `{${teams.map(({ id }) => id).join()}}`)},
      ${all(({ trigger }) => trigger)}::text[], ${texts(({ bookingUid }) => bookingUid)},
      ${numbers(({ webhookId }) => webhookId)}, ${all(({ payload }) => JSON.stringify(payload))}::text[],
      ${all(({ at }) => at)}::timestamptz[])
      e(id, organization_id, event_type_id, user_id, team_id, client_id, parent_event_type_id,
        parent_organization_id, team_ids, trigger, booking_uid, webhook_id, payload, created_at)
    on conflict do nothing`
}
