/** Why a calendar could not be read or written, in words for whoever connected it. */
export class CalendarFailure extends Error {
  /** `credentials`: the provider refuses them, until they are given anew. */
  readonly kind: 'credentials' | 'unreachable' | 'content'

  constructor(kind: CalendarFailure['kind'], message: string) {
    super(message)
    this.name = 'CalendarFailure'
    this.kind = kind
  }
}

/** @returns the words for a failure of any kind */
export const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'it could not be read'

/** @throws CalendarFailure unless the status is of the 200s */
export function checkStatus(status: number): void {
  if (status >= 200 && status < 300) return
  if (status === 401 || status === 403)
    throw new CalendarFailure('credentials', `it refuses the credentials (${status})`)
  throw new CalendarFailure('unreachable', `it answered ${status}`)
}
