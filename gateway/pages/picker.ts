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
import { alarm, el } from './dom.ts'
import { text } from './language.ts'
import { problemText } from './problems.ts'
import { clockChoice, ownZone, zoneChoice } from './zones.ts'

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

/**
 * Creates a picker for length, zone, day and start, from native controls. Long because its controls
 * share one state.
 */
export function picker({ offer, hostIds = [], rescheduling, rules, pick }: Options): HTMLElement {
  const root = el('div', { class: 'picker' })
  let timeZone = rules.timeZone ?? ownZone()
  let length = offer.lengthInMinutes
  const { enabledLayouts: enabled = [], defaultLayout = 'month' } = rules.bookerLayouts ?? {}
  let layout: Layout = defaultLayout
  let month = `${today(timeZone).slice(0, 8)}01`
  let week = weekOf(today(timeZone))
  let date: DateKey | undefined
  let slots: Slots = {}
  let asked = 0

  async function load(): Promise<void> {
    const mine = ++asked
    root.setAttribute('aria-busy', 'true')
    const query = new URLSearchParams({
      eventTypeId: `${offer.id}`,
      start: layout === 'month' ? month : week[0]!,
      end: layout === 'month' ? addDays(addMonths(month, 1), -1) : week[6]!,
      timeZone,
      ...((rescheduling || length !== offer.lengthInMinutes) && { duration: `${length}` }),
      ...(hostIds.length > 0 && { routedTeamMemberIds: hostIds.join() }),
      ...(rescheduling && { bookingUidToReschedule: rescheduling }),
    })
    try {
      const found = await ask<Slots>('GET', `/v2/slots?${query}`)
      if (mine !== asked) return
      slots = found
      date = date && slots[date] ? date : undefined
      render()
    } catch (error) {
      if (mine !== asked) return
      root.replaceChildren(alarm(problemText(error as ApiProblem)))
    }
    root.removeAttribute('aria-busy')
  }

  function turn(pages: number): void {
    if (layout === 'month') month = addMonths(month, pages)
    else week = week.map((each) => addDays(each, 7 * pages))
    date = undefined
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
          click: () => {
            date = each
            render()
            root.querySelector<HTMLElement>('.times h2')?.focus()
          },
        },
        number,
      ),
    )
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
        el('tbody', {}, ...weeksOf(month).map((week) => el('tr', {}, ...week.map(day)))),
      ),
      Object.keys(slots).length === 0 && el('p', { role: 'status' }, text('noDays')),
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
      startsOf(date),
    )
  }

  function startsOf(day: DateKey): HTMLElement {
    return el(
      'ul',
      {},
      ...(slots[day] ?? []).map(({ start, seatsRemaining }) =>
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
          el('section', { class: 'times' }, el('h3', {}, shortDate(each)), startsOf(each)),
        ),
      ),
      Object.keys(slots).length === 0 && el('p', { role: 'status' }, text('noWeek')),
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
