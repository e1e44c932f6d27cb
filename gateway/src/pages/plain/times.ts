import { escapeHtml } from '@punctual/contracts'
import { formatMoney } from '@punctual/messages'
import { problemTextIn } from '@punctual/messages/pages'
import type { Slots } from '../../../pages/api.ts'
import { routingIn } from '../../../pages/routing.ts'
import { wordsOf } from '../offers.ts'
import { addDays, addMonths, longDate, monthName, timeOf } from './dates.ts'
import { alarm, element, hidden } from './html.ts'
import { type PlainPicks, picksIn } from './picks.ts'
import { type PlainPage, plainAddress } from './plain-page.ts'

/** Days after a month without free times in which the next free day is looked for. */
const lookAhead = 92

/**
 * Returns the free times of a month. Each is a link to the form.
 * @param typed a form whose time was taken meanwhile: each time is then a button that sends it
 */
export async function timesView(page: PlainPage, problem?: string, typed?: URLSearchParams): Promise<string> {
  const { reader, path, query, rules } = page
  const { text } = reader
  const picks = picksIn(page, typed)
  const first = `${picks.month}-01`
  const last = addDays(`${addMonths(picks.month, 1)}-01`, -1)
  const found = await slotsIn(page, picks, first, last)
  if ('problem' in found) return wordsOfPage(page) + alarm(found.problem)
  const isFirst = picks.month <= picksIn({ ...page, query: new URLSearchParams() }).month
  const turn = (months: number, label: 'earlier' | 'later') => {
    const address = plainAddress(path, query, { ...inAddress(picks), month: addMonths(picks.month, months) })
    return element('a', { class: 'button', href: address }, escapeHtml(text(label)))
  }
  const days = Object.entries(found.slots).sort()
  const list = days.map(([date, slots]) => {
    const items = slots.map((slot) => `<li>${timeOfDay(page, picks, slot, typed)}</li>`)
    return `<section class="times"><h3>${escapeHtml(longDate(reader, date))}</h3><ul>${items.join('')}</ul></section>`
  })
  const times = `<div class="days plain">${list.join('')}</div>`
  return [
    wordsOfPage(page),
    problem === undefined ? '' : alarm(problem),
    ...(rules.away ?? []).map(({ firstDay, lastDay, toUser: { name: colleague } }) => {
      const span = { from: longDate(reader, firstDay), to: longDate(reader, lastDay) }
      const host = page.offer.users?.[0]?.name ?? ''
      return element('p', { class: 'notice' }, escapeHtml(text('away', { host, colleague, ...span })))
    }),
    choices(page, picks),
    `<nav class="month">${isFirst ? '<span></span>' : turn(-1, 'earlier')}`,
    `<h2>${escapeHtml(monthName(reader, picks.month))}</h2>${turn(1, 'later')}</nav>`,
    days.length === 0 ? await nothingFree(page, picks, addDays(last, 1)) : '',
    typed
      ? element('form', { method: 'post', action: plainAddress(path, query) }, keep(typed), times)
      : times,
  ].join('')
}

/** Title, description, length and price of the event type. */
function wordsOfPage({ offer, rules, reader }: PlainPage): string {
  const { price, currency, recurrence } = offer
  const { text, locale } = reader
  const more = [
    recurrence &&
      text(recurrence.frequency, { interval: recurrence.interval, count: recurrence.occurrences }),
    price > 0 && text('priceOf', { amount: formatMoney({ amount: price, currency }, locale) }),
  ]
  const lines = more.map((line) => (line ? `<p>${escapeHtml(line)}</p>` : ''))
  return `${wordsOf(offer, rules, reader).content}${lines.join('')}`
}

/** The picks as the address has them. */
const inAddress = ({ timeZone, length }: PlainPicks) => ({ timeZone, duration: `${length}` })

function timeOfDay(
  { reader, path, query }: PlainPage,
  picks: PlainPicks,
  { start, seatsRemaining }: Slots[string][number],
  typed: URLSearchParams | undefined,
): string {
  const seats =
    seatsRemaining === undefined
      ? ''
      : ` <small>${escapeHtml(reader.text('seatsLeft', { count: seatsRemaining }))}</small>`
  const label = `${escapeHtml(timeOf(reader, start, picks.timeZone))}${seats}`
  const slot = new Date(start).toISOString()
  if (typed) return element('button', { name: 'pick.slot', value: slot }, label)
  const href = plainAddress(path, query, { ...inAddress(picks), month: picks.month, slot })
  return element('a', { class: 'button', href, 'data-start': slot }, label)
}

/** What was typed, as hidden fields beside the times; the time and the step are picked again. */
const keep = (typed: URLSearchParams): string =>
  [...typed]
    .filter(([name]) => !['pick.slot', 'pick.step', 'pick.key'].includes(name))
    .map(([name, value]) => hidden(name, value))
    .join('') + hidden('pick.step', 'fill')

async function nothingFree(page: PlainPage, picks: PlainPicks, from: string): Promise<string> {
  const { reader, path, query } = page
  const later = await slotsIn(page, picks, from, addDays(from, lookAhead - 1))
  const next = 'slots' in later ? Object.keys(later.slots).sort()[0] : undefined
  const href = next && plainAddress(path, query, { ...inAddress(picks), month: next.slice(0, 7) })
  const link = next
    ? ` ${element('a', { href: href ?? '' }, escapeHtml(reader.text('nextFree', { date: longDate(reader, next) })))}`
    : ''
  return `<p role="status">${escapeHtml(reader.text('noDays'))}${link}</p>`
}

/** A form for the zone and the length; it keeps the rest of the address. */
function choices({ reader, offer, rules, path, query }: PlainPage, picks: PlainPicks): string {
  const { text } = reader
  const others = [...new URL(plainAddress(path, query, { month: picks.month }), 'http://page').searchParams]
    .filter(([name]) => !['timeZone', 'duration', 'slot'].includes(name))
    .map(([name, value]) => hidden(name, value))
  const lengths = offer.lengthInMinutesOptions ?? []
  const length = lengths.map((each) =>
    element(
      'option',
      { value: `${each}`, selected: each === picks.length },
      escapeHtml(text('minutes', { count: each })),
    ),
  )
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => element('option', { value: zone }, ''))
  const zone = rules.timeZone
    ? `<p>${escapeHtml(text('zoneIs', { zone: picks.timeZone.replaceAll('_', ' ') }))}</p>`
    : `<label class="field" for="zone">${escapeHtml(text('timeZone'))}${element('input', { id: 'zone', name: 'timeZone', value: picks.timeZone, list: 'zones', autocomplete: 'off' })}</label><datalist id="zones">${zones.join('')}</datalist>`
  const isFixed = rules.timeZone !== undefined && lengths.length < 2
  const select =
    lengths.length > 1
      ? `<label class="field" for="length">${escapeHtml(text('length'))}<select id="length" name="duration">${length.join('')}</select></label>`
      : ''
  if (isFixed) return zone
  const button = element('button', { class: 'showing' }, escapeHtml(text('showTimes')))
  return element('form', { class: 'choices', action: path }, others.join(''), zone, select, button)
}

async function slotsIn(
  { ask, offer, query, reader }: PlainPage,
  { timeZone, length }: PlainPicks,
  start: string,
  end: string,
): Promise<{ slots: Slots } | { problem: string }> {
  const hosts = routingIn(query, offer)?.teamMemberIds ?? []
  const asked = new URLSearchParams({
    eventTypeId: `${offer.id}`,
    start,
    end,
    timeZone,
    ...(length !== offer.lengthInMinutes && { duration: `${length}` }),
    ...(hosts.length > 0 && { routedTeamMemberIds: hosts.join() }),
  })
  const { data, problem } = await ask<Slots>(`/v2/slots?${asked}`)
  if (problem) return { problem: problemTextIn(reader, problem, new Map()) }
  return { slots: data ?? {} }
}
