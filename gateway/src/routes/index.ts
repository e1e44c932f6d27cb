import { type Access, operationName, policy, v1Policy } from '@punctual/contracts'
import { type ServiceName, serviceNames } from '@punctual/http'
import { type PublicRoute, routesOf, type Transport } from './public-route.ts'

export type { PublicRoute } from './public-route.ts'

/** Operations that only older versions have. */
const olderOnly = new Set([
  'GET /v2/bookings/:bookingUid/reschedule',
  'POST /v2/bookings/:bookingUid/mark-no-show',
  'GET /v2/slots/available',
  'POST /v2/slots/reserve',
  'DELETE /v2/slots/selected-slot',
])

/** @returns the prefix of the versioned resource that a path belongs to */
function versionedBy(path: string): string | undefined {
  const [, prefix] = /^(\/v2\/(?:schedules|bookings|slots))(?:\/|$)/.exec(path) ?? []
  return prefix ?? (/^\/v2\/event-types(?:\/:eventTypeId)?$/.test(path) ? '/v2/event-types' : undefined)
}

function transportOf(row: Access): Transport {
  const { path } = row
  const name = operationName(row)
  const versioned = versionedBy(path)
  return {
    ...(versioned !== undefined && { versioned }),
    ...(olderOnly.has(name) && { olderOnly: true }),
    ...(/^\/v2\/auth\/oauth2\/(token|revoke)$/.test(path) && { oauth: true }),
    ...(/^\/v2\/(rooms\/|payments\/:provider\/callback$)/.test(path) && { signed: true }),
    ...(name === 'POST /v2/bookings/verification-code' && { network: true }),
    ...(name === 'POST /v2/organizations/:orgId/organizations' && { cost: 'organization' }),
    ...(path.endsWith('/deliveries/stream') && { stream: true }),
    // The service waits for the receiver's answer, which may take the 15 s of any attempt.
    ...(path.endsWith('/webhooks/:webhookId/test') && { timeout: 20_000 }),
  }
}

/** Every public path of the second generation. `GET /v2/versions` is the gateway's own. */
export const routes: readonly PublicRoute[] = serviceNames.flatMap((service) =>
  routesOf(service, policy[service], transportOf),
)

/** Of the first generation: each path is a translation (versions/v1); bodies may be as long as they were then. */
export const v1Routes: readonly PublicRoute[] = (
  Object.entries(v1Policy) as [ServiceName, readonly Access[]][]
).flatMap(([service, rows]) => routesOf(service, rows, () => ({ olderOnly: true, bodyLimit: 1_048_576 })))
