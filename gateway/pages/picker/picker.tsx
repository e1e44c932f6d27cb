import { useState } from 'preact/hooks'
import { Alarm } from '../components/alarm.tsx'
import { chooseClock } from '../hour-clock.ts'
import { useWords, WordsContext } from '../words.ts'
import { Calendar } from './calendar.tsx'
import { Choices } from './choices.tsx'
import { TimesOfDay } from './times.tsx'
import { type PickerProps, usePicker } from './use-picker.ts'
import { Week } from './week.tsx'

/** Lets a visitor pick length, zone, day and start. */
export function Picker(props: PickerProps) {
  const words = useWords()
  const [clock, setClock] = useState(words.clock)
  const state = usePicker(props)
  const { root, view, isBusy, problem, retry } = state
  return (
    <WordsContext.Provider value={{ ...words, ...(clock && { clock }) }}>
      <div class="picker" ref={root} aria-busy={isBusy || undefined}>
        {problem ? (
          <>
            <Alarm>{problem}</Alarm>
            <p>
              <button type="button" onClick={retry}>
                {words.text('retry')}
              </button>
            </p>
          </>
        ) : (
          <>
            {view.layout === 'month' ? (
              <div class="columns">
                <Calendar {...state} />
                {view.date && <TimesOfDay {...state} date={view.date} />}
              </div>
            ) : (
              <Week {...state} />
            )}
            <Choices
              {...state}
              {...props}
              clock={clock}
              chooseClock={(chosen) => {
                chooseClock(chosen)
                setClock(chosen)
              }}
            />
          </>
        )}
      </div>
    </WordsContext.Provider>
  )
}
