import type { Answer, ReceivedRequest } from './receiver.ts'

/** A refusal of a provider instead of an answer. */
export interface Fault extends Answer {
  /** Only for requests whose method and path match; default: those of the provider's API. */
  matching?: RegExp
  /** Default 1. */
  times?: number
  /** Whether the request has its effect all the same. */
  afterwards?: boolean
  /** Whether no answer arrives, as from a provider that hangs. */
  hangs?: boolean
  /** The answer waits for it. */
  after?: Promise<unknown>
}

const ofCalendars = /\/calendars?\//

/**
 * Answers a request, or does what the first fault that matches says, which is used up.
 * @param usual the requests of faults that name none; default: those of calendars
 */
export function answerOrFail(
  faults: Fault[],
  request: ReceivedRequest,
  answer: (request: ReceivedRequest) => Answer,
  usual: RegExp = ofCalendars,
): Answer | Promise<Answer> {
  const fault = findFault(faults, request, usual)
  if (!fault) return answer(request)
  if (fault.afterwards) answer(request)
  if (fault.hangs) return new Promise(() => undefined)
  return fault.after ? fault.after.then(() => fault) : fault
}

function findFault(faults: Fault[], { method, path }: ReceivedRequest, usual: RegExp): Fault | undefined {
  const index = faults.findIndex(({ matching = usual }) => matching.test(`${method} ${path}`))
  const fault = faults[index]
  if (!fault) return undefined
  fault.times = (fault.times ?? 1) - 1
  if (fault.times === 0) faults.splice(index, 1)
  return fault
}
