import type { CallerContext } from '@punctual/contracts'

/** What a request brought along that its further calls carry on. */
export interface Carried {
  /** The signed context, as it came. */
  token: string
  traceparent: string
}

const carried = new WeakMap<CallerContext, Carried>()

/** Ties to a caller what came with it, so that a question in its name needs the caller alone. */
export function carry(caller: CallerContext, what: Carried): void {
  carried.set(caller, what)
}

/** @returns undefined for a caller that did not come by a request: a worker's own question */
export function carriedBy(caller: CallerContext): Carried | undefined {
  return carried.get(caller)
}
