import type { Claim } from '../db/claim.ts'
import type { DeliveryClass, InFlight } from '../domain/delivery-classes.ts'

/** Counts the requests that this process is sending. */
export class InFlightCount implements InFlight {
  readonly byClass: Record<DeliveryClass, number> = { first: 0, retry: 0, slow: 0 }
  readonly byOrigin = new Map<string, number>()

  get total(): number {
    return this.byClass.first + this.byClass.retry + this.byClass.slow
  }

  begin({ deliveryClass, origin }: Pick<Claim, 'deliveryClass' | 'origin'>): void {
    this.byClass[deliveryClass]++
    this.byOrigin.set(origin, (this.byOrigin.get(origin) ?? 0) + 1)
  }

  end({ deliveryClass, origin }: Pick<Claim, 'deliveryClass' | 'origin'>): void {
    this.byClass[deliveryClass]--
    const left = (this.byOrigin.get(origin) ?? 1) - 1
    if (left > 0) this.byOrigin.set(origin, left)
    else this.byOrigin.delete(origin)
  }
}
