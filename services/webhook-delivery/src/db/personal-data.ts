import { mentions } from '@punctual/db'
import type { PersonalDataKind } from '@punctual/http'

/** What webhook-delivery stores about a person (docs/domain.md#export). */
export const personalData: readonly PersonalDataKind[] = [
  {
    // The payload is a copy of a booking or a form response, with the data of other people.
    kind: 'webhookEvent',
    isNumbered: false,
    rows: (sql, { organizationId, ...contact }, after) => sql`
      select e.id::text as key, jsonb_strip_nulls(jsonb_build_object('id', e.id, 'trigger', e.trigger,
        'bookingUid', e.booking_uid, 'createdAt', e.created_at,
        'deliveries', (select jsonb_agg(jsonb_build_object('webhookId', d.webhook_id, 'status', d.status,
          'finishedAt', d.finished_at) order by d.webhook_id)
          from webhook_delivery d where d.event_id = e.id))) as data
      from webhook_event e
      where e.organization_id = ${organizationId} and e.id::text > ${after}
        and ${mentions(sql, contact, sql`e.payload::text`)}`,
  },
  {
    // The path and the query of an address can contain a secret.
    kind: 'webhook',
    isNumbered: true,
    rows: (sql, { userIds, tenants }, after) => sql`
      select w.id as key, jsonb_build_object('id', w.id, 'triggers', w.triggers, 'active', w.active,
        'subscriberHost', substring(w.subscriber_url from '^[a-z]+://(?:[^/?#]*@)?([^/?#]+)'),
        'createdAt', w.created_at) as data
      from webhook w
      where w.owner_kind = 'user' and w.user_id = any(${userIds}::bigint[])
        and w.organization_id = any(${tenants}::bigint[]) and w.deleted_at is null and w.id > ${after}::bigint`,
  },
]
