import { icalTime } from '@punctual/contracts'
import { writeCalendar } from '@punctual/icalendar'
import type { Booking } from './booking.ts'

function link(base: string, values: Record<string, string>): string {
  const url = new URL(base)
  for (const [key, value] of Object.entries(values)) if (value !== '') url.searchParams.set(key, value)
  return url.href
}

/**
 * A data URL of the ICS file. An occurrence of a series refers to its original start
 * (`recurrenceId`).
 */
function dataLink(booking: Booking) {
  const { icsUid, icsSequence, title, description, location, start, end, updatedAt, series } = booking
  const entry = {
    uid: icsUid,
    sequence: icsSequence,
    stamp: updatedAt,
    summary: title,
    description,
    location,
    start: { utc: start },
    end: { utc: end },
    recurrenceId: series && { utc: series.start },
  }
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(writeCalendar({ entries: [entry] }))}`
}

/** Returns links that add a booking to a calendar. */
export function calendarLinks(booking: Booking): { label: string; link: string }[] {
  const { title, description, location, start, end } = booking
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    startdt: start,
    enddt: end,
    subject: title,
    body: description,
    location,
  }
  return [
    {
      label: 'Google Calendar',
      link: link('https://calendar.google.com/calendar/r/eventedit', {
        text: title,
        details: description,
        location,
        dates: `${icalTime(start)}/${icalTime(end)}`,
      }),
    },
    {
      label: 'Microsoft Office',
      link: link('https://outlook.office.com/calendar/0/deeplink/compose', outlook),
    },
    {
      label: 'Microsoft Outlook',
      link: link('https://outlook.live.com/calendar/0/deeplink/compose', outlook),
    },
    { label: 'ICS', link: dataLink(booking) },
  ]
}
