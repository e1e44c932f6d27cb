import type { Contact } from '@punctual/contracts'
import { type Erasure, mentions, rememberErasure, type Tx } from '@punctual/db'
import { erasePayload } from '../domain/erase-payload.ts'
import { renderBody } from '../domain/template.ts'
import { envelopeOf } from '../domain/webhook-event.ts'
import { findEvent } from './events-repository.ts'

const eventsAtATime = 100

/**
 * Erases a person, also from events that arrive later: `enqueueEvents` stores these without the
 * data.
 * @param until the time of the last event that can contain the person's data
 */
export async function erasePersonUntil(tx: Tx, person: Erasure, until: Date): Promise<void> {
  await erasePerson(tx, person.organizationId, person)
  await rememberErasure(tx, person, until)
}

/**
 * Overwrites a person's data within an organization: the payloads of its events, the bodies
 * rendered from them, sent or not, and the receivers' answers, which may repeat the data
 * (docs/domain.md#erasure). Pending deliveries go out without the data.
 */
async function erasePerson(tx: Tx, organizationId: number, person: Contact): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await tx.sql<{ id: string }[]>`
      select id from webhook_event
      where organization_id = ${organizationId} and id > ${after}
        and ${mentions(tx.sql, person, tx.sql`payload::text`)}
      order by id limit ${eventsAtATime}`
    for (const { id } of rows) await eraseInEvent(tx, id, person)
    const last = rows.at(-1)
    if (!last || rows.length < eventsAtATime) return
    after = last.id
  }
}

async function eraseInEvent(tx: Tx, id: string, person: Contact): Promise<void> {
  const event = await findEvent(tx, id)
  if (!event) return
  const payload = erasePayload(event.payload, person)
  await tx.sql`update webhook_event set payload = ${JSON.stringify(payload)}::text::json where id = ${id}`
  await tx.sql`update webhook_attempt set response = null where event_id = ${id} and response is not null`
  const deliveries = await tx.sql<{ webhookId: number; payloadTemplate: string | null; gone: boolean }[]>`
    select d.webhook_id as "webhookId", w.payload_template as "payloadTemplate", w.id is null as gone
    from webhook_delivery d left join webhook w on w.id = d.webhook_id
    where d.event_id = ${id} and octet_length(d.body) > 0`
  for (const { webhookId, payloadTemplate, gone } of deliveries) {
    const rendered = gone ? undefined : renderBody(payloadTemplate, envelopeOf({ ...event, payload }))
    // A body that cannot be rendered again becomes empty; a retry reports it.
    const body = rendered && 'body' in rendered ? rendered.body : ''
    await tx.sql`
      update webhook_delivery set body = convert_to(${body}, 'UTF8') where event_id = ${id} and webhook_id = ${webhookId}`
  }
}
