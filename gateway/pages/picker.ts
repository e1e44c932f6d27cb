import { type ApiProblem, ask, type EventType, type Slots } from './api.ts'
import {
  addDays,
  addMonths,
  type DateKey,
  longDate,
  monthName,
  time,
  today,
  weekdays,
  weeksOf,
} from './dates.ts'
import { alarm, el } from './dom.ts'
import { problemText } from './problems.ts'
import { text } from './texts/index.ts'
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
  /** The booking to reschedule; its own time counts as free. */
  rescheduling?: string
  pick: (picked: Picked) => void
}

/**
 * Creates a picker for length, zone, day and start, from native controls. Long because its controls
 * share one state.
 */
export function picker({ offer, rescheduling, pick }: Options): HTMLElement {
  const root = el('div', { class: 'picker' })
  let timeZone = ownZone()
  let length = offer.lengthInMinutes
  let month = `${today(timeZone).slice(0, 8)}01`
  let date: DateKey | undefined
  let slots: Slots = {}
  let asked = 0

  async function load(): Promise<void> {
    const mine = ++asked
    root.setAttribute('aria-busy', 'true')
    const query = new URLSearchParams({
      eventTypeId: `${offer.id}`,
      start: month,
      end: addDays(addMonths(month, 1), -1),
      timeZone,
      ...((rescheduling || length !== offer.lengthInMinutes) && { duration: `${length}` }),
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

  function turn(months: number): void {
    month = addMonths(month, months)
    date = undefined
    void load().then(() => root.querySelector<HTMLElement>(months > 0 ? '.later' : '.earlier')?.focus())
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
      el(
        'div',
        { class: 'month' },
        el(
          'button',
          {
            type: 'button',
            class: 'earlier',
            disabled: isFirst,
            'aria-label': text('earlier'),
            click: () => turn(-1),
          },
          '‹',
        ),
        el('h2', { 'aria-live': 'polite' }, monthName(month)),
        el(
          'button',
          { type: 'button', class: 'later', 'aria-label': text('later'), click: () => turn(1) },
          '›',
        ),
      ),
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
      el(
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
      ),
    )
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
      zoneChoice(timeZone, (zone) => {
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
    root.replaceChildren(choices(), el('div', { class: 'columns' }, calendar(), times() ?? ''))
  }

  void load()
  return root
}
