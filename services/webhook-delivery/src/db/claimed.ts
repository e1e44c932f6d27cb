import type { DeliveryClass } from '../domain/delivery-classes.ts'
import type { ClaimKey } from './claim-keys.ts'

/** A delivery that this process may send until its lease expires. */
export interface Claim extends ClaimKey {
  tries: number
  replay: boolean
  expiresAt: Date | null
  deliveryClass: DeliveryClass
  origin: string
  /** Begins when an earlier request of this claim to the same webhook has succeeded. */
  isAhead: boolean
}

/** A claim with all data of its request. */
export interface Claimed extends Claim {
  trigger: string
  url: string
  webhookVersion: string
  contentType: string
  body: Uint8Array
  /** The number of this attempt, from 1. */
  attempt: number
  /** When the event happened. */
  createdAt: Date
  /** Sealed; the current secret first, then the previous ones that still sign, newest first. */
  secrets: string[]
  organizationId: number
  /** The trace that its attempts continue; null without tracing. */
  traceparent: string | null
}
