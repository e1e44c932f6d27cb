import type { Span } from './slots/index.ts'

/** Returns the name of an integration's kind in paths and as an app: `ics-feed`. */
export const slugOf = (integration: string): string => integration.replace(/_calendar$/, '')

/** A calendar as its provider lists it. */
export interface RemoteCalendar {
  externalId: string
  name: string
  isPrimary: boolean
  readOnly: boolean
}

/**
 * Returns whether a calendar that a connection did not have before counts as busy time at once
 * (docs/domain.md#busy-time). A user who has removed a calendar keeps it removed.
 */
export function countsAtOnce(
  integration: string,
  { isPrimary }: Pick<RemoteCalendar, 'isPrimary'>,
  isNewAccount: boolean,
): boolean {
  return slugOf(integration) === 'ics-feed' || (isNewAccount && isPrimary)
}

/** State of the last read of a calendar, so that only changes are read again. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

/** The iCalendar texts of a calendar that matter for a window; undefined when nothing changed. */
export interface Reading extends Validators {
  texts: string[]
}

/** The result of a read; `reading` is undefined when the provider reports no change. */
export interface ReadNow {
  reading: Reading | undefined
  /** Minutes since 1970. */
  busy: Span[]
}
