import { Hidden, Labelled } from '../../../pages/components/field.tsx'
import { useWords } from '../../../pages/words.ts'
import type { PlainPicks } from './picks.ts'
import { plainAddress } from './plain-page.ts'
import type { TimesPage } from './times-page.ts'

/** A form for the zone and the length; it keeps the rest of the address. */
export function Choices({ page, picks }: { page: TimesPage; picks: PlainPicks }) {
  const { text } = useWords()
  const { offer, rules, path, query, rescheduling } = page
  const lengths = rescheduling ? [] : (offer.lengthInMinutesOptions ?? [])
  const zone = rules.timeZone ? (
    <p>{text('zoneIs', { zone: picks.timeZone.replaceAll('_', ' ') })}</p>
  ) : (
    <ZoneField picks={picks} />
  )
  if (rules.timeZone && lengths.length < 2) return zone
  const kept = new URL(plainAddress(path, query, { month: picks.month }), 'http://page').searchParams
  return (
    <form class="choices" action={path}>
      {[...kept]
        .filter(([name]) => !['timeZone', 'duration', 'slot'].includes(name))
        .map(([name, value]) => (
          <Hidden key={`${name} ${value}`} name={name} value={value} />
        ))}
      {zone}
      {lengths.length > 1 && (
        <Labelled id="length" label={text('length')}>
          <select id="length" name="duration">
            {lengths.map((each) => (
              <option key={each} value={`${each}`} selected={each === picks.length}>
                {text('minutes', { count: each })}
              </option>
            ))}
          </select>
        </Labelled>
      )}
      <button type="submit" class="showing">
        {text('showTimes')}
      </button>
    </form>
  )
}

const ZoneField = ({ picks }: { picks: PlainPicks }) => (
  <Labelled id="zone" label={useWords().text('timeZone')}>
    <input id="zone" name="timeZone" list="zones" autocomplete="off" value={picks.timeZone} />
    <datalist id="zones">
      {Intl.supportedValuesOf('timeZone').map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  </Labelled>
)
