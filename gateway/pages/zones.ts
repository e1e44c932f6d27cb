import { chooseClock, type HourClock, hourClock } from './dates.ts'
import { el } from './dom.ts'
import { text } from './language.ts'

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** Creates a selection of all zones. */
export function zoneChoice(chosen: string, onChange: (zone: string) => void): HTMLElement {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])
  const select = el(
    'select',
    { id: 'zone', change: () => onChange(select.value) },
    ...[...zones]
      .sort()
      .map((zone) => el('option', { value: zone, selected: zone === chosen }, zone.replaceAll('_', ' '))),
  )
  return el('label', { class: 'field', for: 'zone' }, text('timeZone'), select)
}

/** Creates a selection of the 12-hour or 24-hour clock. */
export function clockChoice(onChange: () => void): HTMLElement {
  const select = el(
    'select',
    {
      id: 'clock',
      change: () => {
        chooseClock(select.value as HourClock)
        onChange()
      },
    },
    ...(['12', '24'] as const).map((clock) =>
      el('option', { value: clock, selected: clock === hourClock() }, text(`hours${clock}`)),
    ),
  )
  return el('label', { class: 'field', for: 'clock' }, text('clock'), select)
}
