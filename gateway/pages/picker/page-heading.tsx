import { longDate } from '../dates.ts'
import { useWords } from '../words.ts'
import type { PickerState } from './use-picker.ts'

/** The heading of a page of dates, with buttons to the page before and after it. */
export function PageHeading(props: { name: string; isFirst: boolean } & Pick<PickerState, 'turn' | 'view'>) {
  const { name, isFirst, turn, view } = props
  const { text } = useWords()
  const isMonth = view.layout === 'month'
  return (
    <div class="month">
      <button
        type="button"
        class="earlier"
        disabled={isFirst}
        aria-label={text(isMonth ? 'earlier' : 'earlierWeek')}
        onClick={() => turn(-1)}
      >
        ‹
      </button>
      <h2 aria-live="polite">{name}</h2>
      <button
        type="button"
        class="later"
        aria-label={text(isMonth ? 'later' : 'laterWeek')}
        onClick={() => turn(1)}
      >
        ›
      </button>
    </div>
  )
}

/** The note that a page of dates has nothing free, with a way to the next free day. */
export function NothingFree({
  free,
  isBusy,
  goTo,
  view,
}: Pick<PickerState, 'free' | 'isBusy' | 'goTo' | 'view'>) {
  const words = useWords()
  if (isBusy || Object.keys(free.slots).length > 0) return null
  const { nextFree } = free
  return (
    <p role="status">
      {words.text(view.layout === 'month' ? 'noDays' : 'noWeek')}{' '}
      {nextFree && (
        <button type="button" class="next" onClick={() => goTo(nextFree)}>
          {words.text('nextFree', { date: longDate(words, nextFree) })}
        </button>
      )}
    </p>
  )
}
