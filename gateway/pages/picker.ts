import { type ApiProblem, ask, type EventType, type Slots } from './api.ts'
import type { Layout, PageRules } from './client.ts'
import {
  addDays,
  addMonths,
  type DateKey,
  longDate,
  monthName,
  shortDate,
  time,
  today,
  weekdays,
  weekOf,
  weeksOf,
} from './dates.ts'
import { dayByKey, partsOfDay } from './day-parts.ts'
import { alarm, el } from './dom.ts'
import { tell } from './embedded.ts'
import { text } from './language.ts'
import { keepPicks, picksHere } from './picks.ts'
import { problemText } from './problems.ts'
import { clockChoice, ownZone, zoneChoice, zoneNamed } from './zones.ts'

export interface Picked {
  /** As in the answer of the API. */
  start: string
  timeZone: string
  /** Minutes. */
  length: number
}

interface Options {
  offer: Pick<EventType, 'id' | 'lengthInMinutes' | 'lengthInMinutesOptions'>
  /** The hosts that a routing form has chosen; empty for all. */
  hostIds?: readonly number[]
  /** The booking to reschedule; its own time counts as free. */
  rescheduling?: string
  rules: Pick<PageRules, 'bookerLayouts' | 'timeZone'>
  pick: (picked: Picked) => void
}

type Slot = Slots[string][number]

/** Days after a page without free times in which the next free day is looked for. */
const lookAhead = 92

const later = (one: DateKey, other: DateKey): DateKey => (one > other ? one : other)

/**
 * Creates a picker for length, zone, day and start, from native controls. Long because its controls
 * share one state.
 */
export function picker({ offer, hostIds = [], rescheduling, rules, pick }: Options): HTMLElement {
  const root = el('div', { class: 'picker' })
  const before = picksHere()
  let timeZone = rules.timeZone ?? zoneNamed(before.timeZone) ?? ownZone()
  let length =
    offer.lengthInMinutesOptions?.find((each) => `${each}` === before.duration) ?? offer.lengthInMinutes
  const { enabledLayouts: enabled = [], defaultLayout = 'month' } = rules.bookerLayouts ?? {}
  let layout: Layout = defaultLayout
  const firstDay = later(before.date ?? `${before.month ?? today(timeZone).slice(0, 7)}-01`, today(timeZone))
  let month = `${firstDay.slice(0, 8)}01`
  let week = weekOf(firstDay)
  let date = before.date
  let wanted = before.slot
  let nextFree: DateKey | undefined
  let slots: Slots = {}
  let asked = 0

  async function load(): Promise<void> {
    const mine = ++asked
    root.setAttribute('aria-busy', 'true')
    const [first, last] =
      layout === 'month' ? [month, addDays(addMonths(month, 1), -1)] : [week[0]!, week[6]!]
    try {
      const found = await slotsIn(first, last)
      const later =
        Object.keys(found).length > 0 ? {} : await slotsIn(addDays(last, 1), addDays(last, lookAhead))
      if (mine !== asked) return
      slots = found
      nextFree = Object.keys(later).sort()[0]
      date = date && slots[date] ? date : undefined
      const slot = slotAt(wanted)
      keepPicks({ date, ...(!slot && { slot: undefined }) })
      wanted = undefined
      if (slot) return pick({ start: slot.start, timeZone, length })
      render()
    } catch (error) {
      if (mine !== asked) return
      const retry = el('button', { type: 'button', click: () => void load() }, text('retry'))
      root.replaceChildren(alarm(problemText(error as ApiProblem)), el('p', {}, retry))
    }
    root.removeAttribute('aria-busy')
  }

  const slotsIn = (start: DateKey, end: DateKey): Promise<Slots> => {
    const query = new URLSearchParams({
      eventTypeId: `${offer.id}`,
      start,
      end,
      timeZone,
      ...((rescheduling || length !== offer.lengthInMinutes) && { duration: `${length}` }),
      ...(hostIds.length > 0 && { routedTeamMemberIds: hostIds.join() }),
      ...(rescheduling && { bookingUidToReschedule: rescheduling }),
    })
    return ask<Slots>('GET', `/v2/slots?${query}`)
  }

  const slotAt = (start: string | undefined) =>
    start === undefined
      ? undefined
      : Object.values(slots)
          .flat()
          .find((slot) => Date.parse(slot.start) === Date.parse(start))

  /** Shows the days around a date. */
  function goTo(day: DateKey): void {
    month = `${day.slice(0, 8)}01`
    week = weekOf(day)
    date = day
    keepPicks({ month: day.slice(0, 7), date })
    void load().then(() => root.querySelector<HTMLElement>('.times h2')?.focus())
  }

  /** The note that a page of dates has nothing free, with a way to the next free day. */
  function nothingFree(note: 'noDays' | 'noWeek'): HTMLElement | undefined {
    if (Object.keys(slots).length > 0) return undefined
    const next = nextFree
    return el(
      'p',
      { role: 'status' },
      text(note),
      next && ' ',
      next &&
        el(
          'button',
          { type: 'button', class: 'next', click: () => goTo(next) },
          text('nextFree', { date: longDate(next) }),
        ),
    )
  }

  function turn(pages: number): void {
    if (layout === 'month') month = addMonths(month, pages)
    else week = week.map((each) => addDays(each, 7 * pages))
    date = undefined
    keepPicks({ month: (layout === 'month' ? month : week[0]!).slice(0, 7), date })
    void load().then(() => root.querySelector<HTMLElement>(pages > 0 ? '.later' : '.earlier')?.focus())
  }

  /** Creates the heading of a page of dates, with buttons to the page before and after it. */
  function pages(name: string, isFirst: boolean): HTMLElement {
    const isMonth = layout === 'month'
    return el(
      'div',
      { class: 'month' },
      el(
        'button',
        {
          type: 'button',
          class: 'earlier',
          disabled: isFirst,
          'aria-label': text(isMonth ? 'earlier' : 'earlierWeek'),
          click: () => turn(-1),
        },
        '‹',
      ),
      el('h2', { 'aria-live': 'polite' }, name),
      el(
        'button',
        {
          type: 'button',
          class: 'later',
          'aria-label': text(isMonth ? 'later' : 'laterWeek'),
          click: () => turn(1),
        },
        '›',
      ),
    )
  }

  function day(each: DateKey | undefined): HTMLElement {
    if (!each) return el('td')
    const count = slots[each]?.length ?? 0
    const label = text(count > 0 ? 'free' : 'notFree', { date: longDate(each), count })
    const number = `${Number(each.slice(8))}`
    return el(
      'td',
      {},
      el(
        'button',
        {
          type: 'button',
          disabled: count === 0,
          'aria-label': label,
          'aria-pressed': date === each ? 'true' : 'false',
          'data-date': each,
          // One stop for the Tab key; the arrow keys lead to the other days.
          tabindex: each === (date ?? Object.keys(slots).sort()[0]) ? 0 : -1,
          click: () => {
            date = each
            keepPicks({ month: each.slice(0, 7), date })
            tell('dateSelected', { date: each })
            render()
            root.querySelector<HTMLElement>('.times h2')?.focus()
          },
        },
        number,
      ),
    )
  }

  function moveFocus(event: Event): void {
    const { key, target } = event as KeyboardEvent
    if (key === 'PageDown' || (key === 'PageUp' && month > today(timeZone))) {
      event.preventDefault()
      turn(key === 'PageDown' ? 1 : -1)
      return
    }
    const free = [...root.querySelectorAll<HTMLButtonElement>('td button:enabled')]
    const next = dayByKey(free, target as HTMLButtonElement, key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  function calendar(): HTMLElement {
    const isFirst = month <= today(timeZone)
    return el(
      'section',
      { class: 'calendar', 'aria-label': text('pickDay') },
      pages(monthName(month), isFirst),
      el(
        'table',
        {},
        el(
          'thead',
          {},
          el('tr', {}, ...weekdays().map(({ short, long }) => el('th', { scope: 'col', abbr: long }, short))),
        ),
        el('tbody', { keydown: moveFocus }, ...weeksOf(month).map((week) => el('tr', {}, ...week.map(day)))),
      ),
      nothingFree('noDays'),
    )
  }

  function times(): HTMLElement | undefined {
    if (!date) return undefined
    const starts = slots[date] ?? []
    return el(
      'section',
      { class: 'times' },
      el('h2', { tabindex: '-1' }, text('pickTime', { date: longDate(date) })),
      starts.length === 0 && el('p', {}, text('noTimes')),
      ...partsOfDay(starts, timeZone).map(({ part, slots: own }, _, { length: parts }) =>
        el('section', {}, parts > 1 && el('h3', {}, text(part)), startsOf(own)),
      ),
    )
  }

  function startsOf(starts: readonly Slot[]): HTMLElement {
    return el(
      'ul',
      {},
      ...starts.map(({ start, seatsRemaining }) =>
        el(
          'li',
          {},
          el(
            'button',
            {
              type: 'button',
              'data-start': new Date(start).toISOString(),
              click: () => pick({ start, timeZone, length }),
            },
            time(start, timeZone),
            seatsRemaining !== undefined &&
              el('small', {}, ` ${text('seatsLeft', { count: seatsRemaining })}`),
          ),
        ),
      ),
    )
  }

  /** The days of a week with their times: all of them, or, as columns, those with free times. */
  function days(): HTMLElement {
    const shown = layout === 'week' ? week : week.filter((each) => slots[each]?.length)
    const name = `${shortDate(week[0]!)} – ${shortDate(week[6]!)}`
    return el(
      'section',
      { class: 'week', 'aria-label': text('pickDay') },
      pages(name, week[0]! <= today(timeZone)),
      el(
        'div',
        { class: `days ${layout}` },
        ...shown.map((each) =>
          el('section', { class: 'times' }, el('h3', {}, shortDate(each)), startsOf(slots[each] ?? [])),
        ),
      ),
      nothingFree('noWeek'),
    )
  }

  function layoutChoice(): HTMLElement {
    const select = el(
      'select',
      {
        id: 'layout',
        change: () => {
          layout = select.value as Layout
          date = undefined
          void load().then(() => root.querySelector<HTMLElement>('#layout')?.focus())
        },
      },
      ...enabled.map((each) => el('option', { value: each, selected: each === layout }, text(each))),
    )
    return el('label', { class: 'field', for: 'layout' }, text('layout'), select)
  }

  function choices(): HTMLElement {
    const lengths = offer.lengthInMinutesOptions ?? []
    const select = el(
      'select',
      {
        id: 'length',
        change: () => {
          length = Number(select.value)
          keepPicks({ duration: select.value })
          void load()
        },
      },
      ...lengths.map((each) =>
        el('option', { value: each, selected: each === length }, text('minutes', { count: each })),
      ),
    )
    return el(
      'div',
      { class: 'choices' },
      lengths.length > 1 &&
        !rescheduling &&
        el('label', { class: 'field', for: 'length' }, text('length'), select),
      enabled.length > 1 && layoutChoice(),
      rules.timeZone
        ? el('p', {}, text('zoneIs', { zone: timeZone.replaceAll('_', ' ') }))
        : zoneChoice(timeZone, (zone) => {
            timeZone = zone
            keepPicks({ timeZone })
            void load()
          }),
      clockChoice(() => {
        render()
        root.querySelector<HTMLElement>('#clock')?.focus()
      }),
    )
  }

  function render(): void {
    root.replaceChildren(
      choices(),
      layout === 'month' ? el('div', { class: 'columns' }, calendar(), times() ?? '') : days(),
    )
  }

  void load()
  return root
}
