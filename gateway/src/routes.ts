import type { CallerContext } from '@punctual/contracts'
import type { ServiceName } from '@punctual/http'

export type CallerKind = CallerContext['kind']

/** One public operation. The gateway forwards it as it came; the service of that name serves the same path. */
export interface PublicRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Template: `/v2/bookings/:bookingUid`. */
  path: string
  service: ServiceName
  /** Who may call: `anonymous` means that no credential is needed; a bad one is refused all the same. */
  callers: readonly CallerKind[]
  /** Prefix of the versioned resource that it belongs to; without, the version header is ignored. */
  versioned?: string
  /** Only older versions have it. */
  olderOnly?: true
  /** Milliseconds that the service may take to answer. */
  timeout: number
  /** Bytes. */
  bodyLimit: number
}

const known: readonly CallerKind[] = ['api-key', 'oauth-client', 'managed-user']
const anybody: readonly CallerKind[] = ['anonymous', ...known]
const apiKeys: readonly CallerKind[] = ['api-key']

type Row = [method: PublicRoute['method'], path: string, options?: Partial<PublicRoute>]

/** Bytes that a v2 body may have (contract 15, body size v2). */
const bodyLimit = 102_400

/** Rows of one service; what a row does not say is as here. */
const of = (service: ServiceName, common: Partial<PublicRoute>, rows: Row[]): PublicRoute[] =>
  rows.map(([method, path, options]) => ({
    method,
    path,
    service,
    callers: known,
    timeout: 15_000,
    bodyLimit,
    ...common,
    ...options,
  }))

const open = { callers: anybody }
const webhooks = '/v2/event-types/:eventTypeId/webhooks'
const webhook = `${webhooks}/:webhookId`

/** Every public path (architecture, services and their paths). `GET /v2/versions` is the gateway's own. */
export const routes: readonly PublicRoute[] = [
  ...of('identity', {}, [
    ['GET', '/v2/me'],
    ['PATCH', '/v2/me'],
  ]),
  ...of('identity', { callers: apiKeys }, [
    ['POST', '/v2/api-keys'],
    ['GET', '/v2/api-keys'],
    ['POST', '/v2/api-keys/refresh'],
    ['DELETE', '/v2/api-keys/:id'],
  ]),
  ...of('scheduling', { versioned: '/v2/schedules' }, [
    ['POST', '/v2/schedules'],
    ['GET', '/v2/schedules'],
    ['GET', '/v2/schedules/default'],
    ['GET', '/v2/schedules/:scheduleId'],
    ['PATCH', '/v2/schedules/:scheduleId'],
    ['DELETE', '/v2/schedules/:scheduleId'],
  ]),
  ...of('scheduling', { versioned: '/v2/event-types' }, [
    ['POST', '/v2/event-types'],
    ['GET', '/v2/event-types', open],
    ['GET', '/v2/event-types/:eventTypeId'],
    ['PATCH', '/v2/event-types/:eventTypeId'],
    ['DELETE', '/v2/event-types/:eventTypeId'],
  ]),
  ...of('scheduling', { versioned: '/v2/slots', ...open }, [
    ['GET', '/v2/slots'],
    ['GET', '/v2/slots/available', { olderOnly: true }],
  ]),
  ...of('bookings', { versioned: '/v2/bookings' }, [
    ['POST', '/v2/bookings', open],
    ['GET', '/v2/bookings'],
    ['GET', '/v2/bookings/:bookingUid', open],
    ['GET', '/v2/bookings/:bookingUid/reschedule', { ...open, olderOnly: true }],
    ['POST', '/v2/bookings/:bookingUid/reschedule', open],
    ['POST', '/v2/bookings/:bookingUid/cancel', open],
    ['POST', '/v2/bookings/:bookingUid/confirm'],
    ['POST', '/v2/bookings/:bookingUid/decline'],
    ['POST', '/v2/bookings/:bookingUid/guests'],
    ['POST', '/v2/bookings/:bookingUid/mark-absent'],
    ['POST', '/v2/bookings/:bookingUid/mark-no-show', { olderOnly: true }],
  ]),
  ...of('automation', {}, [
    ['POST', '/v2/workflows'],
    ['GET', '/v2/workflows'],
    ['GET', '/v2/workflows/:workflowId'],
    ['PATCH', '/v2/workflows/:workflowId'],
    ['DELETE', '/v2/workflows/:workflowId'],
  ]),
  ...of('webhook-delivery', {}, [
    ['POST', webhooks],
    ['GET', webhooks],
    ['DELETE', webhooks],
    ['GET', webhook],
    ['PATCH', webhook],
    ['DELETE', webhook],
    // The service waits for the receiver's answer, which may take the 15 s of any attempt.
    ['POST', `${webhook}/test`, { timeout: 20_000 }],
    ['GET', `${webhook}/deliveries`],
    ['GET', `${webhook}/deliveries/:deliveryId`],
    ['GET', `${webhook}/deliveries/:deliveryId/attempts`],
    ['POST', `${webhook}/deliveries/:deliveryId/retry`],
    ['POST', `${webhook}/recover`],
    ['GET', `${webhook}/recover/:jobId`],
    ['POST', `${webhook}/rotate-secret`],
    ['GET', `${webhook}/stats`],
  ]),
]
