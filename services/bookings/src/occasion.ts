import type { Clock } from '@punctual/contracts'

/** When something is done, and in the span of which request: what its events carry. */
export interface Occasion {
  now: Date
  traceparent?: string
}

/** @returns now, in the span of a request */
export function occasionOf(request: { traceparent: string }, clock: Clock): Occasion {
  return { now: clock.now(), traceparent: request.traceparent }
}
