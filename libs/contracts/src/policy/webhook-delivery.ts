import type { Permission } from '../permissions.ts'
import {
  type Access,
  administrators,
  allCallers,
  authenticated,
  forPortals,
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

/** Owners whose webhooks the links of a portal show. */
const portalPlaces: ReadonlySet<string> = new Set([
  '/v2/organizations/:orgId/webhooks',
  '/v2/oauth-clients/:clientId/webhooks',
])

/** A person's own webhooks need no role. */
const ofPlaces = places.flatMap(([webhooks, rule]) => {
  const webhook = `${webhooks}/:webhookId`
  const may = (permission: Permission): Rule => (webhooks === '/v2/webhooks' ? {} : { permission })
  const update = may('webhook.update')
  const common = { scope: 'WEBHOOK', ...may('webhook.read'), ...rule } as const
  const rows = rowsOf(common, [
    ['POST', webhooks, { ...may('webhook.create'), givesSecret: true }],
    ['GET', webhooks],
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
  return [
    ...(portalPlaces.has(webhooks) ? forPortals(rows) : rows),
    // One call too far: no link of a portal deletes them all.
    ...rowsOf(common, [['DELETE', webhooks, may('webhook.delete')]]),
  ]
})

export const webhookDeliveryPolicy: readonly Access[] = [
  ...rowsOf({ callers: allCallers }, [['GET', '/v2/webhooks/signing-keys']]),
  // It reads nothing of a tenant: every caller that sees webhooks may try a template.
  ...forPortals(
    forSessions(
      rowsOf({ scope: 'WEBHOOK', callers: authenticated }, [
        ['POST', '/v2/webhooks/preview', { action: 'READ' }],
      ]),
    ),
  ),
  // The console shows and changes them.
  ...forSessions(ofPlaces),
]
