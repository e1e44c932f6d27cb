import { type Access, operationName, policy, v1Policy } from '@punctual/contracts'
import { type ServiceName, serviceNames } from '@punctual/http'
import { type PublicRoute, routesOf, type Transport } from './public-route.ts'

export type { PublicRoute } from './public-route.ts'

/** Operations that exist only in older versions. */
const olderOnly = new Set([
  'GET /v2/bookings/:bookingUid/reschedule',
  'POST /v2/bookings/:bookingUid/mark-no-show',
  'GET /v2/slots/available',
  'POST /v2/slots/reserve',
  'DELETE /v2/slots/selected-slot',
])

/** Operations that mail a code or a link, of which one caller may ask for a limited number. */
const asksForMail = new Set(['POST /v2/bookings/verification-code', 'POST /v2/auth/sign-in'])

/** The paths of signed calls of providers. */
const fromProvider =
  /^\/v2\/(rooms\/:bookingUid\/|payments\/:provider\/callback$|calendars\/:calendar\/push\/)/

/** Returns the prefix of the versioned resource of a path, if any. */
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
    ...(fromProvider.test(path) && { signed: true }),
    ...(asksForMail.has(name) && { network: true }),
    ...(name === 'POST /v2/organizations/:orgId/organizations' && { cost: 'organization' }),
    ...(path.endsWith('/deliveries/stream') && { stream: true }),
    // The service waits for the receiver's answer, which can take 15 s.
    ...(path.endsWith('/webhooks/:webhookId/test') && { timeout: 20_000 }),
  }
}

/** All forwarded routes of the second generation. The gateway answers `GET /v2/versions` itself. */
export const routes: readonly PublicRoute[] = serviceNames.flatMap((service) =>
  routesOf(service, policy[service], transportOf),
)

/**
 * All routes of the first generation; each has a translation (versions/v1). Bodies keep their
 * former limit.
 */
export const v1Routes: readonly PublicRoute[] = (
  Object.entries(v1Policy) as [ServiceName, readonly Access[]][]
).flatMap(([service, rows]) => routesOf(service, rows, () => ({ olderOnly: true, bodyLimit: 1_048_576 })))
