import { el } from '../dom.ts'
import { type Key, locale, text } from './texts/index.ts'
import { type Attempt, type Status, statusKeys } from './types.ts'

const day = (date: Date): string => date.toDateString()

/** With its day, unless that is today. */
export function moment(iso: string): string {
  const date = new Date(iso)
  const isToday = day(date) === day(new Date())
  return new Intl.DateTimeFormat(locale, {
    timeStyle: 'medium',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(date)
}

export const time = (iso: string): HTMLElement => el('time', { datetime: iso }, moment(iso))

export const milliseconds = (count: number): string =>
  text('ms', { count: new Intl.NumberFormat(locale).format(count) })

export const badge = (status: Status): HTMLElement =>
  el('span', { class: `badge ${status}` }, text(statusKeys[status]))

/** @returns the class of an attempt in words */
export const className = (name: string): string => text((name === 'gone' ? 'gone_class' : name) as Key)

/** In one line: what became of it, and how long it took. */
export const outcome = ({ class: name, status, timings }: Attempt): string =>
  [className(name), status !== undefined && text('answered', { status }), milliseconds(timings.total)]
    .filter(Boolean)
    .join(', ')

/** For inputs of a date and a time, which know no zones: the visitor's is meant. */
export const toInput = (instant: number): string =>
  new Date(instant - new Date(instant).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** @returns the instant; undefined when nothing is filled in */
export const fromInput = (value: string): string | undefined =>
  value === '' ? undefined : new Date(value).toISOString()
