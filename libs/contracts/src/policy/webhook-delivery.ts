import type { Permission } from '../permissions.ts'
import {
  type Access,
  administrators,
  allCallers,
  forSessions,
  keysAndClients,
  people,
  type Rule,
  rowsOf,
} from './access.ts'

/** Owners of webhooks: each has the same operations. */
const places: [path: string, rule: Rule][] = [
  ['/v2/event-types/:eventTypeId/webhooks', { callers: people }],
  ['/v2/webhooks', { callers: people }],
  ...[
    '/v2/teams/:teamId/event-types/:eventTypeId/webhooks',
    '/v2/teams/:teamId/webhooks',
    '/v2/organizations/:orgId/teams/:teamId/webhooks',
    '/v2/organizations/:orgId/webhooks',
  ].map((path): [string, Rule] => [path, { callers: administrators }]),
  ['/v2/oauth-clients/:clientId/webhooks', { callers: keysAndClients }],
]

/** A person's own webhooks need no role. */
const ofPlaces = places.flatMap(([webhooks, rule]) => {
  const webhook = `${webhooks}/:webhookId`
  const may = (permission: Permission): Rule => (webhooks === '/v2/webhooks' ? {} : { permission })
  const update = may('webhook.update')
  return rowsOf({ scope: 'WEBHOOK', ...may('webhook.read'), ...rule }, [
    ['POST', webhooks, { ...may('webhook.create'), givesSecret: true }],
    ['GET', webhooks],
    ['DELETE', webhooks, may('webhook.delete')],
    ['GET', webhook],
    ['PATCH', webhook, update],
    ['DELETE', webhook, may('webhook.delete')],
    ['POST', `${webhook}/test`, update],
    ['GET', `${webhook}/deliveries`],
    ['GET', `${webhook}/deliveries/stream`],
    ['GET', `${webhook}/deliveries/:deliveryId`],
    ['GET', `${webhook}/deliveries/:deliveryId/attempts`],
    ['POST', `${webhook}/deliveries/:deliveryId/retry`, update],
    ['POST', `${webhook}/recover`, update],
    ['GET', `${webhook}/recover/:jobId`],
    ['POST', `${webhook}/rotate-secret`, { ...update, givesSecret: true }],
    ['GET', `${webhook}/stats`],
  ])
})

export const webhookDeliveryPolicy: readonly Access[] = [
  ...rowsOf({ callers: allCallers }, [['GET', '/v2/webhooks/signing-keys']]),
  // The console shows and changes them.
  ...forSessions(ofPlaces),
]
