import { type Static, Type } from '@sinclair/typebox'

/** What ended or changed. Gateways drop the cached callers that match any of these. */
export const Ended = Type.Object({
  /** Of credentials. */
  digests: Type.Optional(Type.Array(Type.String())),
  userIds: Type.Optional(Type.Array(Type.Integer())),
  clientIds: Type.Optional(Type.Array(Type.String())),
  /** Every caller with a credential of that organization. */
  organizationId: Type.Optional(Type.Integer()),
})
export type Ended = Static<typeof Ended>

/**
 * Where identity tells the gateways what has ended, and they confirm that they have forgotten it.
 */
export const revocationChannel = 'revocations'
export const Confirmation = Type.Object({ leaseId: Type.String() })
export type Confirmation = Static<typeof Confirmation>

/**
 * Path of /internal/gateway-leases/{leaseId}, by which a gateway may use what it remembers of
 * identity's answers.
 */
export const GatewayLeasePath = Type.Object({ leaseId: Type.String({ pattern: '^[0-9a-f-]{36}$' }) })

/**
 * Body of PUT: whether it is the first one for that lease. A lease that has ended is not renewed:
 * 409.
 */
export const RenewGatewayLease = Type.Object({ isNew: Type.Boolean() })
export type RenewGatewayLease = Static<typeof RenewGatewayLease>

/** Milliseconds that the gateway may count on it, from before it asked. */
export const RenewedGatewayLease = Type.Object({ validFor: Type.Integer() })
export type RenewedGatewayLease = Static<typeof RenewedGatewayLease>
