import { shortDate } from '../dates.ts'
import { useWords } from '../words.ts'
import { NothingFree, PageHeading } from './page-heading.tsx'
import { Starts } from './times.tsx'
import type { PickerState } from './use-picker.ts'

/** The days of a week with their times: all of them, or, as columns, those with free times. */
export function Week(state: PickerState) {
  const words = useWords()
  const { view, free, today } = state
  const { week, layout } = view
  const shown = layout === 'week' ? week : week.filter((each) => free.slots[each]?.length)
  const name = `${shortDate(words, week[0]!)} – ${shortDate(words, week[6]!)}`
  return (
    <section class="week" aria-label={words.text('pickDay')}>
      <PageHeading {...state} name={name} isFirst={week[0]! <= today} />
      <div class={`days ${layout}`}>
        {shown.map((each) => (
          <section class="times" key={each}>
            <h3>{shortDate(words, each)}</h3>
            <Starts {...state} starts={free.slots[each] ?? []} />
          </section>
        ))}
      </div>
      <NothingFree {...state} />
    </section>
  )
}
