import { text } from './language.ts'
import type { Filters as Wanted } from './listed.ts'
import { type Status, statuses, statusKeys } from './types.ts'

interface Props {
  triggers: readonly string[]
  status: Status | undefined
  deadLetters: number
  choose(wanted: Partial<Wanted>): void
}

/** The controls that say which deliveries are shown. */
export function Filters({ triggers, status, deadLetters, choose }: Props) {
  const chosen =
    (name: 'trigger' | 'bookingUid' | 'since' | 'text') =>
    ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
      choose({ [name]: currentTarget.value.trim() })
  return (
    <div class="filters">
      <fieldset class="choices" aria-label={text('show')}>
        {[undefined, ...statuses].map((each) => (
          <button
            type="button"
            key={each}
            aria-pressed={each === status}
            onClick={() => choose({ status: each })}
          >
            {each === 'exhausted' ? (
              <>
                {text('deadLetters')} <span class="tally">{deadLetters > 0 && deadLetters}</span>
              </>
            ) : (
              text(each === undefined ? 'all' : statusKeys[each])
            )}
          </button>
        ))}
      </fieldset>
      <label class="field" for="trigger">
        {text('triggerName')}
        <select id="trigger" onChange={chosen('trigger')}>
          <option value="">{text('all')}</option>
          {[...triggers, 'PING'].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label class="field" for="booking">
        {text('bookingUid')}
        <input id="booking" type="search" maxLength={100} onChange={chosen('bookingUid')} />
      </label>
      <label class="field" for="since">
        {text('sinceTime')}
        <input id="since" type="datetime-local" onChange={chosen('since')} />
      </label>
      <label class="field" for="text">
        {text('containing')}
        <input id="text" type="search" maxLength={200} onChange={chosen('text')} />
      </label>
    </div>
  )
}
