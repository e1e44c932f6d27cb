import ICAL from 'ical.js'

/** Parses a text, which may hold several calendars. @throws Error */
export function calendarsOf(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text.replace(/^\uFEFF/, '').trimStart())
  const all = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown as (string | unknown[])[][]
  const calendars = all.map((each) => new ICAL.Component(each as never))
  if (!calendars.every(({ name }) => name === 'vcalendar') || calendars.length === 0)
    throw new Error('is not a calendar')
  return calendars
}

/** Returns whether the text is a calendar with that event. */
export function hasEvent(text: string, uid: string): boolean {
  if (!text.replace(/\r?\n[ \t]/g, '').includes(uid)) return false
  try {
    return findEvent(calendarsOf(text), uid) !== undefined
  } catch {
    return false
  }
}

/** Returns the event with that UID; of a series the main one. */
export function findEvent(calendars: readonly ICAL.Component[], uid: string): ICAL.Component | undefined {
  return calendars
    .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
    .find((each) => each.getFirstPropertyValue('uid') === uid && !each.hasProperty('recurrence-id'))
}
