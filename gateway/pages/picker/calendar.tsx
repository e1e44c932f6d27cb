import { type DateKey, longDate, monthName } from '../dates.ts'
import { weekdays, weeksOf } from '../weeks.ts'
import { useWords } from '../words.ts'
import { dayByKey } from './day-parts.ts'
import { NothingFree, PageHeading } from './page-heading.tsx'
import type { PickerState } from './use-picker.ts'

/** The days of a month. */
export function Calendar(state: PickerState) {
  const words = useWords()
  const { month } = state.view
  const isFirst = month <= state.today
  const moveFocus = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const { key, target, currentTarget } = event
    if (key === 'PageDown' || (key === 'PageUp' && !isFirst)) {
      event.preventDefault()
      state.turn(key === 'PageDown' ? 1 : -1)
      return
    }
    const free = [...currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')]
    const next = dayByKey(free, target as HTMLButtonElement, key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <section class="calendar" aria-label={words.text('pickDay')}>
      <PageHeading {...state} name={monthName(words, month)} isFirst={isFirst} />
      <table>
        <thead>
          <tr>
            {weekdays(words.locale).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveFocus}>
          {weeksOf(words.locale, month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, place) => (
                <td key={place}>{date && <Day {...state} date={date} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <NothingFree {...state} />
    </section>
  )
}

function Day({ date, view, free: { slots }, today, pickDay }: PickerState & { date: DateKey }) {
  const words = useWords()
  const count = slots[date]?.length ?? 0
  const isStop = date === (view.date ?? Object.keys(slots).sort()[0])
  return (
    <button
      type="button"
      disabled={count === 0}
      aria-label={words.text(count > 0 ? 'free' : 'notFree', { date: longDate(words, date), count })}
      aria-pressed={view.date === date}
      aria-current={date === today ? 'date' : undefined}
      data-date={date}
      // One stop for the Tab key; the arrow keys lead to the other days.
      tabIndex={isStop ? 0 : -1}
      onClick={() => pickDay(date)}
    >
      {Number(date.slice(8))}
    </button>
  )
}
