import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Alarm } from '../components/alarm.tsx'
import { problemText, text } from './language.ts'

/** Runs a change of the account, and says how it went. */
export type Change = (work: () => Promise<void>) => Promise<void>

/** What a part has loaded. */
interface Loaded<Data> {
  data: Data | undefined
  problem: string | undefined
  reload(): Promise<void>
}

/** Loads what a part shows, at once and again when it has changed. */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [data, setData] = useState<Data>()
  const [problem, setProblem] = useState<string>()
  const reload = async () => {
    try {
      setData(await load())
      setProblem(undefined)
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  useEffect(() => void reload(), [])
  return { data, problem, reload }
}

/**
 * A part of the page with a list. A part that cannot be loaded says so, and leaves the others
 * usable.
 */
export function Part<Item>(props: {
  title: string
  /** What an empty list says. */
  none: string
  loaded: Loaded<unknown>
  items: readonly Item[] | undefined
  itemOf: (item: Item) => ComponentChildren
  /** What follows the list. */
  children?: ComponentChildren
}) {
  const { title, none, loaded, items, itemOf, children } = props
  return (
    <section class="part" aria-busy={!items && !loaded.problem}>
      <h2>{title}</h2>
      {loaded.problem && <Alarm>{loaded.problem}</Alarm>}
      {items?.length === 0 && <p>{none}</p>}
      {items && items.length > 0 && <ul class="things">{items.map(itemOf)}</ul>}
      {items && children}
    </section>
  )
}

/** An item of a list: its name, facts about it, and a button. */
export const Thing = (props: {
  name: string
  facts: readonly ComponentChildren[]
  children?: ComponentChildren
}) => (
  <li>
    <div>
      <strong dir="auto">{props.name}</strong>
      {props.facts.map((fact, place) => (
        <div class="fact" key={place}>
          {/* Texts of another direction than the page's keep their own. */}
          {typeof fact === 'string' ? <bdi>{fact}</bdi> : fact}
        </div>
      ))}
    </div>
    {props.children}
  </li>
)

/** A button that asks before it acts. */
export function AskingButton(props: {
  action: string
  /** What it acts on, for its question. */
  name: string
  act: () => void
}) {
  const { action, name, act } = props
  const click = () => {
    if (confirm(text('sure', { action, name }))) act()
  }
  return (
    <button type="button" aria-label={`${action}: ${name}`} onClick={click}>
      {action}
    </button>
  )
}
