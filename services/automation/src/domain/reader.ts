import type { AttendeeSnapshot, HostSnapshot } from '@punctual/contracts'
import { usualClock } from '@punctual/messages'

type HourOptions = Pick<Intl.DateTimeFormatOptions, 'hour' | 'minute' | 'hourCycle'>

/** The time zone, language and time format of a reader. `timeFormat` is 12 or 24. */
export interface Reader {
  timeZone: string
  locale: string
  timeFormat: number
}

/** Returns the Intl options of a time with the reader's 12 or 24 hours. */
export const hourOptions = ({ timeFormat }: Reader): HourOptions =>
  timeFormat === 12
    ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
    : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** Returns how a host reads times: by the settings of the host's profile. */
export const readerOfHost = ({ timeZone, locale, timeFormat }: HostSnapshot): Reader => ({
  timeZone,
  locale,
  timeFormat,
})

/** Returns how an attendee reads times: as is usual in the attendee's language. */
export const readerOfAttendee = ({
  timeZone,
  language,
}: Pick<AttendeeSnapshot, 'timeZone' | 'language'>): Reader => ({
  timeZone,
  locale: language,
  timeFormat: usualClock(language),
})
