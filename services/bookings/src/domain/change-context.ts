import type { Clock } from '@punctual/contracts'

/** The time and the trace of a change, which its events carry. */
export interface ChangeContext {
  now: Date
  traceparent?: string
}

/** Returns the context of a change by a request, at the current time of the clock. */
export function changeContextOf(request: { traceparent: string }, clock: Clock): ChangeContext {
  return { now: clock.now(), traceparent: request.traceparent }
}
