import type { Answer, ReceivedRequest } from './receiver.ts'

/** A refusal of a provider instead of an answer. */
export interface Fault extends Answer {
  /** Only for requests whose method and path match; default: those of calendars. */
  matching?: RegExp
  /** Default 1. */
  times?: number
  /** Whether the request has its effect all the same. */
  afterwards?: boolean
}

const ofCalendars = /\/calendars?\//

/** Returns the fault of a request, and uses it up. */
export function findFault(faults: Fault[], { method, path }: ReceivedRequest): Fault | undefined {
  const index = faults.findIndex(({ matching = ofCalendars }) => matching.test(`${method} ${path}`))
  const fault = faults[index]
  if (!fault) return undefined
  fault.times = (fault.times ?? 1) - 1
  if (fault.times === 0) faults.splice(index, 1)
  return fault
}
