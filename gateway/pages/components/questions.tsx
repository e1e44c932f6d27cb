import type { ComponentChildren } from 'preact'
import { isFixed, questionsOf } from '../answers.ts'
import type { EventType } from '../api.ts'
import { useWords } from '../words.ts'
import { FieldControl, Labelled } from './field.tsx'

interface Props {
  offer: EventType
  /** The address of the page, which fills in answers. */
  query: URLSearchParams
  /** What was typed before; undefined at first. */
  typed: URLSearchParams | undefined
  /** The question for the location. */
  location: ComponentChildren
}

/** The questions of an event type, and how often a recurring one is booked. */
export function Questions({ offer, query, typed, location }: Props) {
  return (
    <>
      {questionsOf(offer, query).map((field) => {
        const isGiven = isFixed(field, query)
        const values = (isGiven || field.hidden ? query : (typed ?? query)).getAll(field.slug)
        return <FieldControl key={field.slug} field={field} values={values} isFixed={isGiven} />
      })}
      {location}
      <CountField offer={offer} typed={typed} />
    </>
  )
}

function CountField({ offer: { recurrence }, typed }: Pick<Props, 'offer' | 'typed'>) {
  const { text } = useWords()
  if (!recurrence || recurrence.occurrences < 2) return null
  const { occurrences: max } = recurrence
  return (
    <Labelled id="count" label={text('howOften')}>
      <input
        id="count"
        name="pick.count"
        type="number"
        min={1}
        max={max}
        step={1}
        required
        defaultValue={typed?.get('pick.count') ?? `${max}`}
      />
    </Labelled>
  )
}
