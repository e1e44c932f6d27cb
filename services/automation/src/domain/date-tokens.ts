import { formatLocale } from '@punctual/messages'
import { mailTexts } from '@punctual/messages/mails'
import { DateTime, type DateTimeFormatOptions } from 'luxon'
import { hourOptions, type Reader } from './reader.ts'

/** Tokens of day.js for which luxon has one of its own. */
const luxonTokens: Readonly<Record<string, string>> = {
  YYYY: 'yyyy',
  YY: 'yy',
  Q: 'q',
  MM: 'MM',
  M: 'M',
  w: 'n',
  ww: 'nn',
  W: 'W',
  WW: 'WW',
  gggg: 'iiii',
  GGGG: 'kkkk',
  DD: 'dd',
  D: 'd',
  dddd: 'cccc',
  ddd: 'ccc',
  HH: 'HH',
  H: 'H',
  hh: 'hh',
  h: 'h',
  mm: 'mm',
  m: 'm',
  ss: 'ss',
  s: 's',
  SSS: 'SSS',
  Z: 'ZZ',
  ZZ: 'ZZZ',
  X: 'X',
  x: 'x',
}

const numericDay: DateTimeFormatOptions = { day: 'numeric', month: 'numeric', year: 'numeric' }
const mediumDay: DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const longDay: DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' }

/** Localized tokens by their date; `T` and three or more letters also have the time. */
const localized: Readonly<Record<string, DateTimeFormatOptions>> = {
  LT: {},
  LTS: { second: '2-digit' },
  L: { ...numericDay, day: '2-digit', month: '2-digit' },
  LL: longDay,
  LLL: longDay,
  LLLL: { ...longDay, weekday: 'long' },
  l: numericDay,
  ll: mediumDay,
  lll: mediumDay,
  llll: { ...mediumDay, weekday: 'short' },
}

const token =
  /\[([^\]]*)]|YYYY|YY|Q|MMMM|MMM|MM|M|wo|ww|w|WW|W|gggg|GGGG|Do|DD|D|dddd|ddd|dd|d|HH|H|hh|h|kk|k|mm|m|ss|s|SSS|A|a|ZZ|Z|zzz|z|LTS|LT|L{1,4}|l{1,4}|X|x/g

/** Returns the name of the month; Slavic languages inflect one that stands beside a day. */
function monthName(at: DateTime, length: 'long' | 'short', hasDay: boolean): string {
  const parts = at.toLocaleParts({ month: length, ...(hasDay && { day: 'numeric' }) })
  const name = parts.find(({ type }) => type === 'month')?.value ?? ''
  // Japanese has the number of the month before a separate character.
  return /^\d+$/.test(name) ? at.toLocaleString({ month: length }) : name
}

/**
 * Formats an instant by the tokens of day.js (with its plugins advancedFormat and localizedFormat),
 * in the reader's time zone and language; other characters stay unchanged.
 */
export function dateInTokens(iso: string, reader: Reader, format: string): string {
  const locale = formatLocale(reader.locale)
  const at = DateTime.fromISO(iso, { zone: reader.timeZone, locale })
  const text = mailTexts(reader.locale)
  const hasDay = /D/.test(format.replace(/\[[^\]]*]/g, ''))
  const others: Readonly<Record<string, () => string>> = {
    MMMM: () => monthName(at, 'long', hasDay),
    MMM: () => monthName(at, 'short', hasDay),
    wo: () => text('ordinal', { number: at.localWeekNumber }),
    Do: () => text('ordinal', { number: at.day }),
    dd: () => text('shortestWeekdays').split(' ')[at.weekday % 7] ?? '',
    d: () => String(at.weekday % 7),
    k: () => String(at.hour || 24),
    kk: () => String(at.hour || 24).padStart(2, '0'),
    a: () => at.toFormat('a').toLowerCase(),
    A: () => at.toFormat('a').toUpperCase(),
    z: () => at.toFormat('ZZZZ'),
    zzz: () => at.toFormat('ZZZZZ'),
  }
  return format.replace(token, (found, literal: string | undefined) => {
    if (literal !== undefined) return literal
    const options = localized[found]
    if (options) {
      const hours = /T|.{3}/.test(found) ? hourOptions(reader) : {}
      return at.toLocaleString({ ...options, ...hours }).replace(/[\u00a0\u202f]/g, ' ')
    }
    return others[found]?.() ?? at.toFormat(luxonTokens[found] ?? found)
  })
}
