import { el } from './dom.ts'
import { text } from './texts/index.ts'

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** A choice of all zones, with the visitor's own chosen. */
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
