import { mailTexts, usualTitle } from '@punctual/messages/mails'

/** The values that a title can contain. */
export interface TitleParts {
  organizer: string
  attendee: string
  location: string
  /** Minutes. */
  duration: number
  responses: Readonly<Record<string, unknown>>
}

const first = (name: string): string => name.split(' ')[0] ?? name
const rest = (name: string): string => name.split(' ').slice(1).join(' ')

/**
 * Returns the title of a booking in a language: "<event type> between <organizer> and <attendee>",
 * or the filled template of the event type. Its variables are fixed names (`{Event type title}`,
 * `{Organiser}`, `{Scheduler}`, ...) and slugs of booking fields; unknown variables stay unchanged.
 */
export function bookingTitle(
  { title, customName }: { title: string; customName?: string },
  { organizer, attendee, location, duration, responses }: TitleParts,
  language: string,
): string {
  if (!customName) return usualTitle(language, { event: title, organizer, attendee })
  const values = new Map<string, string>([
    ...Object.entries(responses).flatMap(([slug, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number' ? [[slug, String(value)]] : [],
    ),
    ['Event type title', title],
    ['Organiser', organizer],
    ['Organiser first name', first(organizer)],
    ['Scheduler', attendee],
    ['Scheduler first name', first(attendee)],
    ['Scheduler last name', rest(attendee)],
    ['Location', location],
    ['Event duration', mailTexts(language)('title.minutes', { minutes: `${duration}` })],
  ])
  return customName.replace(/\{([^{}]+)\}/g, (written, name: string) => values.get(name.trim()) ?? written)
}

/** Returns the title of a seated booking, which does not name the attendees. */
export const seatedTitle = ({ title }: { title: string }, organizer: string, language: string): string =>
  usualTitle(language, { event: title, organizer })
