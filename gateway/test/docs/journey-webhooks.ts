import { type Receiver, type Stack, until } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

type Call = Recorder['call']
type Params = Record<string, string | number>

/**
 * The webhook operations of every kind of owner except event types, which have their own journey.
 */
export async function callWebhooksOfAll(stack: Stack, { call }: Recorder, { url }: Receiver): Promise<void> {
  const isExample = false
  const orgId = stack.organization.id
  const teams = '/v2/organizations/:orgId/teams'
  const sales = await call('POST', teams, { isExample, params: { orgId }, body: { name: 'Sales' } })
  const own = await call('POST', '/v2/teams', { isExample, body: { name: 'Choir' } })
  const eventType = await call('POST', '/v2/teams/:teamId/event-types', {
    isExample,
    params: { teamId: own.id },
    body: {
      title: 'Rehearsal',
      slug: 'rehearsal',
      lengthInMinutes: 60,
      schedulingType: 'collective',
      hosts: [{ userId: stack.user.id }],
    },
  })
  const { clientId } = await call('POST', '/v2/oauth-clients', {
    isExample,
    body: { name: 'Notifier', redirectUris: [], permissions: ['*'] },
  })
  const places: [path: string, params: Params][] = [
    ['/v2/webhooks', {}],
    ['/v2/teams/:teamId/webhooks', { teamId: own.id }],
    ['/v2/teams/:teamId/event-types/:eventTypeId/webhooks', { teamId: own.id, eventTypeId: eventType.id }],
    [`${teams}/:teamId/webhooks`, { orgId, teamId: sales.id }],
    ['/v2/organizations/:orgId/webhooks', { orgId }],
    ['/v2/oauth-clients/:clientId/webhooks', { clientId }],
  ]
  await call('GET', '/v2/webhooks/signing-keys')
  await call('POST', '/v2/webhooks/preview', {
    body: {
      payloadTemplate: '{"text":"{{title}} at {{startTime}}"}',
      triggerEvent: 'BOOKING_CREATED',
    },
  })
  for (const [path, params] of places) {
    await callPlace(call, path, params, url)
    stack.clock.advance(1_000)
  }
  for (const [path, params] of [
    ['/v2/organizations/:orgId', { orgId }],
    ['/v2/oauth-clients/:clientId', { clientId }],
  ] as const)
    await callPortal(call, `${path}/portal-links`, params)
  await call('DELETE', '/v2/oauth-clients/:clientId', { isExample, params: { clientId } })
  await call('DELETE', '/v2/teams/:teamId', { isExample, params: { teamId: own.id } })
  await call('DELETE', `${teams}/:teamId`, { isExample, params: { orgId, teamId: sales.id } })
}

async function callPortal(call: Call, path: string, params: Params): Promise<void> {
  const { id: linkId, url } = await call('POST', path, {
    params,
    body: { access: 'write', expiresInMinutes: 30, embedOrigins: ['https://customer.example.com'] },
  })
  await call('GET', path, { params })
  await call('POST', '/v2/portal-links/:linkId/open', {
    params: { linkId },
    key: null,
    body: { token: new URL(url).hash.slice(1) },
  })
  await call('DELETE', `${path}/:linkId`, { params: { ...params, linkId } })
}

async function callPlace(call: Call, path: string, params: Params, url: string): Promise<void> {
  const one = `${path}/:webhookId`
  const body = { active: true, triggers: ['BOOKING_CREATED'], secret: 'a secret of our own' }
  const webhook = await call('POST', path, { params, body: { ...body, subscriberUrl: url } })
  const of = { ...params, webhookId: webhook.id }
  await call('GET', path, { params })
  await call('GET', one, { params: of })
  const triggers = ['BOOKING_CREATED', 'BOOKING_CANCELLED', 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW']
  await call('PATCH', one, { params: of, body: { triggers, time: 10, timeUnit: 'minute' } })
  await call('POST', `${one}/rotate-secret`, { params: of, body: {} })
  await call('POST', `${one}/test`, { params: of })
  const deliveries = `${one}/deliveries`
  const ping = await until(async () => {
    const [newest] = await call('GET', deliveries, { params: of, isExample: false })
    return newest?.status === 'delivered' && newest
  })
  await call('GET', deliveries, { params: of })
  await call('GET', `${deliveries}/stream`, { params: of })
  const ofPing = { ...of, deliveryId: ping.id }
  await call('GET', `${deliveries}/:deliveryId`, { params: ofPing })
  await call('GET', `${deliveries}/:deliveryId/attempts`, { params: ofPing })
  await call('GET', `${one}/stats`, { params: of })
  await call('POST', `${deliveries}/:deliveryId/retry`, { params: ofPing })
  const recovery = await call('POST', `${one}/recover`, {
    params: of,
    body: { since: '2026-12-01T00:00:00Z' },
  })
  const ofJob = { ...of, jobId: recovery.id }
  await until(async () => {
    const now = await call('GET', `${one}/recover/:jobId`, { params: ofJob, isExample: false })
    return now.status === 'completed'
  })
  await call('GET', `${one}/recover/:jobId`, { params: ofJob })
  await call('DELETE', one, { params: of })
  await call('DELETE', path, { params })
}
