import { chooseClock, type HourClock, hourClock, offsetAt } from './dates.ts'
import { el } from './dom.ts'
import { text } from './language.ts'

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** Returns the zone if there is one of this name. */
export const zoneNamed = (name: string | undefined): string | undefined =>
  name !== undefined && allZones().has(name) ? name : undefined

const allZones = (): Set<string> => new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/**
 * Creates a field for a zone, which the browser completes while the visitor types; each suggestion
 * has its offset. Other text leaves the zone as it was.
 */
export function zoneChoice(chosen: string, onChange: (zone: string) => void): HTMLElement {
  const zones = allZones().add(chosen)
  const now = Date.now()
  const list = el('datalist', { id: 'zones' })
  const input = el('input', {
    id: 'zone',
    value: chosen,
    autocomplete: 'off',
    spellcheck: 'false',
    // The suggestions are those that match the text, so an empty field offers all; they are made
    // when they are needed, because there are hundreds.
    focus: () => {
      if (list.childElementCount === 0)
        list.append(...[...zones].sort().map((zone) => el('option', { value: zone }, offsetAt(now, zone))))
      input.select()
    },
    change: () => {
      const typed = input.value.trim().replaceAll(' ', '_').toLowerCase()
      const zone = [...zones].find((each) => each.toLowerCase() === typed)
      if (zone && zone !== chosen) onChange(zone)
      else input.value = chosen
    },
  })
  input.setAttribute('list', list.id)
  const label = el('span', {}, text('timeZone'), el('small', {}, ` ${offsetAt(now, chosen)}`))
  return el('label', { class: 'field', for: 'zone' }, label, input, list)
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
