import { type Key, locale, text } from './language.ts'
import type { Attempt } from './types.ts'

const day = (date: Date): string => date.toDateString()

/** Formats an instant, with the date unless it is today. */
export function moment(iso: string): string {
  const date = new Date(iso)
  const isToday = day(date) === day(new Date())
  return new Intl.DateTimeFormat(locale(), {
    timeStyle: 'medium',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(date)
}

export const milliseconds = (count: number): string =>
  text('ms', { count: new Intl.NumberFormat(locale()).format(count) })

/** Returns the name of an attempt's class. */
export const className = (name: string): string => text((name === 'gone' ? 'gone_class' : name) as Key)

/** Returns the outcome and duration of an attempt in one line. */
export const outcome = ({ class: name, status, timings }: Attempt): string =>
  [className(name), status !== undefined && text('answered', { status }), milliseconds(timings.total)]
    .filter(Boolean)
    .join(', ')

/** Returns the value of a `datetime-local` input, which has no zone, in the visitor's zone. */
export const toInput = (instant: number): string =>
  new Date(instant - new Date(instant).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** Returns the instant of a `datetime-local` input; undefined if it is empty. */
export const fromInput = (value: string): string | undefined =>
  value === '' ? undefined : new Date(value).toISOString()
