/**
 * Why a calendar could not be read or written; the message is shown to the person who connected it.
 */
export class CalendarFailure extends Error {
  /** `credentials`: the provider rejects them until they are replaced. */
  readonly kind: 'credentials' | 'unreachable' | 'content'

  constructor(kind: CalendarFailure['kind'], message: string) {
    super(message)
    this.name = 'CalendarFailure'
    this.kind = kind
  }
}

/** Returns the message of any failure. */
export const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'it could not be read'

/** @throws CalendarFailure unless the status is 2xx */
export function checkStatus(status: number): void {
  if (status >= 200 && status < 300) return
  if (status === 401 || status === 403)
    throw new CalendarFailure('credentials', `it rejected the credentials (${status})`)
  throw new CalendarFailure('unreachable', `it answered ${status}`)
}
