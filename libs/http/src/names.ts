/** The services, each a process with its own schema. */
export const serviceNames = ['identity', 'scheduling', 'bookings', 'automation', 'webhook-delivery'] as const
export type ServiceName = (typeof serviceNames)[number]

/** Signers of tokens: the gateway, and each service for its own calls. */
export type Issuer = ServiceName | 'gateway'

/** The caller, signed by the gateway; forwarded unchanged from service to service. */
export const contextHeader = 'x-svc-context'
/** The calling process, signed by itself: required by /internal routes. */
export const issuerHeader = 'x-svc-issuer'
export const requestIdHeader = 'x-request-id'
