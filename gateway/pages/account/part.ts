import { alarm, el } from '../dom.ts'
import { problemText, text } from './language.ts'

/** Runs a change of the account, and says how it went. */
export type Change = (work: () => Promise<void>) => Promise<void>

type Children = (Node | string | false | undefined)[]

/**
 * Creates a part of the page with a list that can be loaded again. A part that cannot be loaded
 * says so, and leaves the others usable.
 * @param load returns the items, and what follows the list
 */
export async function listPart(
  { title, none }: { title: string; none: string },
  load: () => Promise<{ items: Node[]; after?: Children }>,
): Promise<{ element: HTMLElement; reload(): Promise<void> }> {
  const body = el('div')
  const reload = async (): Promise<void> => {
    try {
      const { items, after = [] } = await load()
      const list = items.length > 0 ? el('ul', { class: 'things' }, ...items) : el('p', {}, none)
      body.replaceChildren(list, ...after.filter((child) => child !== false && child !== undefined))
    } catch (error) {
      body.replaceChildren(alarm(problemText(error)))
    }
  }
  await reload()
  return { element: el('section', { class: 'part' }, el('h2', {}, title), body), reload }
}

/** Creates an item of a list: its name, facts about it, and buttons. */
export const thing = (name: string, facts: readonly (Node | string)[], ...buttons: Children): HTMLElement =>
  el(
    'li',
    {},
    el(
      'div',
      {},
      el('strong', { dir: 'auto' }, name),
      // Texts of another direction than the page's keep their own.
      ...facts.map((fact) =>
        el('div', { class: 'fact' }, typeof fact === 'string' ? el('bdi', {}, fact) : fact),
      ),
    ),
    ...buttons,
  )

/** Creates a button that asks before it acts. @param name what it acts on, for its question */
export function button(action: string, name: string, act: () => void): HTMLButtonElement {
  const click = () => {
    if (confirm(text('sure', { action, name }))) act()
  }
  return el('button', { type: 'button', 'aria-label': `${action}: ${name}`, click }, action)
}
