/** The services, each a process with a schema of its own. */
export const serviceNames = ['identity', 'scheduling', 'bookings', 'automation', 'webhook-delivery'] as const
export type ServiceName = (typeof serviceNames)[number]

/** Who signs tokens: the gateway, and each service for its own questions. */
export type Issuer = ServiceName | 'gateway'

/** Who is calling, signed by the gateway; it travels on unchanged from service to service. */
export const contextHeader = 'x-svc-context'
/** Which process is calling, signed by itself: what /internal routes ask for. */
export const issuerHeader = 'x-svc-issuer'
export const requestIdHeader = 'x-request-id'
