import { Labelled } from '../components/field.tsx'
import type { Layout } from '../rules.ts'
import { type HourClock, useWords } from '../words.ts'
import type { PickerProps, PickerState } from './use-picker.ts'
import { ZoneChoice } from './zones.tsx'

interface Props
  extends Pick<PickerProps, 'offer' | 'rules' | 'rescheduling'>,
    Pick<PickerState, 'view' | 'showLength' | 'showLayout' | 'showZone'> {
  clock: HourClock | undefined
  chooseClock(clock: HourClock): void
}

/** How times are shown: length, layout, zone and clock. */
export function Choices(props: Props) {
  const { offer, rules, rescheduling, view, clock } = props
  const { text } = useWords()
  const lengths = rescheduling ? [] : (offer.lengthInMinutesOptions ?? [])
  const layouts = rules.bookerLayouts?.enabledLayouts ?? []
  return (
    <div class="choices">
      {lengths.length > 1 && (
        <Choice
          id="length"
          label={text('length')}
          options={lengths.map((each) => [`${each}`, text('minutes', { count: each })])}
          chosen={`${view.length}`}
          choose={(each) => props.showLength(Number(each))}
        />
      )}
      {layouts.length > 1 && (
        <Choice
          id="layout"
          label={text('layout')}
          options={layouts.map((each) => [each, text(each)])}
          chosen={view.layout}
          choose={(each) => props.showLayout(each as Layout)}
        />
      )}
      {rules.timeZone ? (
        <p>{text('zoneIs', { zone: view.timeZone.replaceAll('_', ' ') })}</p>
      ) : (
        <ZoneChoice chosen={view.timeZone} choose={props.showZone} />
      )}
      <Choice
        id="clock"
        label={text('clock')}
        options={(['12', '24'] as const).map((each) => [each, text(`hours${each}`)])}
        chosen={clock ?? ''}
        choose={(each) => props.chooseClock(each as HourClock)}
      />
    </div>
  )
}

function Choice(props: {
  id: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
  chosen: string
  choose(value: string): void
}) {
  return (
    <Labelled id={props.id} label={props.label}>
      <select id={props.id} onChange={({ currentTarget }) => props.choose(currentTarget.value)}>
        {props.options.map(([value, label]) => (
          <option key={value} value={value} selected={value === props.chosen}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
