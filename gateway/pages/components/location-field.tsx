import { useState } from 'preact/hooks'
import { asksLocation } from '../answers.ts'
import type { Field, MeetingLocation } from '../api.ts'
import { locationFields } from '../controls.ts'
import { useWords, type Words } from '../words.ts'
import { FieldControl, Hidden, Labelled } from './field.tsx'

interface Props {
  locations: readonly MeetingLocation[]
  /** What was typed; empty at first. */
  typed: URLSearchParams
}

const nameOf = ({ text }: Words, { type, address, link, phone }: MeetingLocation): string =>
  address ?? link ?? phone ?? text(locationFields[type]?.label ?? 'integration')

/** The question of a location that the visitor names. */
function ownField({ text }: Words, { type }: MeetingLocation, required: boolean): Field | undefined {
  const own = locationFields[type]
  return own && { ...own.field, slug: `pick.${type}`, label: text(own.label), required, hidden: false }
}

const chosenIn = (typed: URLSearchParams): number => Number(typed.get('pick.location') ?? 0)

/** Asks for the location, if there is a choice or the visitor must name one. */
export function LocationField({ locations, typed }: Props) {
  const words = useWords()
  const [index, setIndex] = useState(chosenIn(typed))
  if (!asksLocation(locations)) return null
  const chosen = locations[index]
  const own = chosen && ownField(words, chosen, true)
  return (
    <>
      <Labelled id="meeting-location" label={words.text('where')}>
        <select
          id="meeting-location"
          name="pick.location"
          onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
        >
          {locations.map((location, place) => (
            <option key={nameOf(words, location)} value={place} selected={place === index}>
              {nameOf(words, location)}
            </option>
          ))}
        </select>
      </Labelled>
      {own && <FieldControl key={own.slug} field={own} values={typed.getAll(own.slug)} />}
    </>
  )
}

/** The same question without scripts: everything is there at once. */
export function LocationGroup({ locations, typed }: Props) {
  const words = useWords()
  if (!asksLocation(locations)) return null
  return (
    <fieldset class="field">
      <legend>{words.text('where')}</legend>
      {locations.map((location, place) => {
        const own = ownField(words, location, false)
        return (
          <>
            {locations.length > 1 ? (
              <label class="box">
                <input
                  type="radio"
                  name="pick.location"
                  value={`${place}`}
                  defaultChecked={place === chosenIn(typed)}
                />{' '}
                {nameOf(words, location)}
              </label>
            ) : (
              <Hidden name="pick.location" value="0" />
            )}
            {own && <FieldControl field={own} values={typed.getAll(own.slug)} />}
          </>
        )
      })}
    </fieldset>
  )
}
