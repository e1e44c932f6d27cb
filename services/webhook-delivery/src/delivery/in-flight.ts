import type { Claim } from '../db/claim.ts'
import type { InFlight, Lane } from '../domain/lanes.ts'

/** Counts what this process is sending. */
export class InFlightCount implements InFlight {
  readonly byLane: Record<Lane, number> = { first: 0, retry: 0, slow: 0 }
  readonly byOrigin = new Map<string, number>()

  get total(): number {
    return this.byLane.first + this.byLane.retry + this.byLane.slow
  }

  begin({ lane, origin }: Pick<Claim, 'lane' | 'origin'>): void {
    this.byLane[lane]++
    this.byOrigin.set(origin, (this.byOrigin.get(origin) ?? 0) + 1)
  }

  end({ lane, origin }: Pick<Claim, 'lane' | 'origin'>): void {
    this.byLane[lane]--
    const left = (this.byOrigin.get(origin) ?? 1) - 1
    if (left > 0) this.byOrigin.set(origin, left)
    else this.byOrigin.delete(origin)
  }
}
