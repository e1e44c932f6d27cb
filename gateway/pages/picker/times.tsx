import type { Slots } from '../api.ts'
import { type DateKey, longDate, timeIn } from '../dates.ts'
import { useWords } from '../words.ts'
import { partsOfDay } from './day-parts.ts'
import type { PickerState } from './use-picker.ts'

type Props = Pick<PickerState, 'view' | 'free' | 'isBusy' | 'pickTime'>

/** The free times of one day, grouped by part of the day. */
export function TimesOfDay({ date, ...props }: Props & { date: DateKey }) {
  const words = useWords()
  const starts = props.free.slots[date] ?? []
  const parts = partsOfDay(starts, props.view.timeZone)
  return (
    <section class="times">
      <h2 tabIndex={-1}>{words.text('pickTime', { date: longDate(words, date) })}</h2>
      {starts.length === 0 && !props.isBusy && <p>{words.text('noTimes')}</p>}
      {parts.map(({ part, slots }) => (
        <section key={part}>
          {parts.length > 1 && <h3>{words.text(part)}</h3>}
          <Starts {...props} starts={slots} />
        </section>
      ))}
    </section>
  )
}

/** Buttons for starts. */
export function Starts({ starts, view: { timeZone }, pickTime }: Props & { starts: Slots[string] }) {
  const words = useWords()
  return (
    <ul>
      {starts.map(({ start, seatsRemaining }) => (
        <li key={start}>
          <button type="button" data-start={new Date(start).toISOString()} onClick={() => pickTime(start)}>
            {timeIn(words, start, timeZone)}
            {seatsRemaining !== undefined && (
              <small> {words.text('seatsLeft', { count: seatsRemaining })}</small>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
