import type { CallerContext } from '@punctual/contracts'

/** Request data that is forwarded with the calls made on its behalf. */
export interface Carried {
  /** The signed context, unchanged. */
  token: string
  traceparent: string
}

const carried = new WeakMap<CallerContext, Carried>()

/**
 * Attaches request data to a caller, so that a call on the caller's behalf needs only the caller.
 */
export function carry(caller: CallerContext, what: Carried): void {
  carried.set(caller, what)
}

/** Returns the attached data, or undefined for a caller without a request, such as a worker's. */
export function carriedBy(caller: CallerContext): Carried | undefined {
  return carried.get(caller)
}
