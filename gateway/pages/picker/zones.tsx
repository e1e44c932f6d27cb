import { useState } from 'preact/hooks'
import { offsetAt } from '../dates.ts'
import { useWords } from '../words.ts'

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** Returns the zone if there is one of this name. */
export const zoneNamed = (name: string | undefined): string | undefined =>
  name !== undefined && allZones().has(name) ? name : undefined

const allZones = (): Set<string> => new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

interface Props {
  chosen: string
  choose(zone: string): void
}

/**
 * A field for a zone, which the browser completes while the visitor types; each suggestion has its
 * offset. Other text leaves the zone as it was.
 */
export function ZoneChoice({ chosen, choose }: Props) {
  const words = useWords()
  // There are hundreds of suggestions, so they are made when they are needed.
  const [isNeeded, setNeeded] = useState(false)
  const now = words.now()
  const zones = isNeeded ? [...allZones().add(chosen)].sort() : []
  const take = (input: HTMLInputElement) => {
    const typed = input.value.trim().replaceAll(' ', '_').toLowerCase()
    const zone = [...allZones().add(chosen)].find((each) => each.toLowerCase() === typed)
    if (zone && zone !== chosen) choose(zone)
    else input.value = chosen
  }
  return (
    <label class="field" for="zone">
      <span>
        {words.text('timeZone')}
        <small> {offsetAt(words, now, chosen)}</small>
      </span>
      <input
        id="zone"
        list="zones"
        value={chosen}
        autocomplete="off"
        spellcheck={false}
        onFocus={({ currentTarget }) => {
          setNeeded(true)
          // The suggestions are those that match the text, so an empty field offers all.
          currentTarget.select()
        }}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <datalist id="zones">
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {offsetAt(words, now, zone)}
          </option>
        ))}
      </datalist>
    </label>
  )
}
