type Child = Node | string | null | undefined | false
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>

const present = (children: readonly Child[]): (Node | string)[] =>
  children.filter((child) => child !== null && child !== undefined && child !== false)

/** Makes an element; attributes that are functions listen to the event of their name. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key, value)
    else if (value === true) element.setAttribute(key, '')
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, `${value}`)
  }
  element.append(...present(children))
  return element
}

const main = document.querySelector('main') as HTMLElement

/** Puts a view in the place of the one before, and tells whoever listens to the page instead of seeing it. */
export function show(title: string, ...children: Child[]): void {
  document.title = title
  main.replaceChildren(...present(children))
  main.removeAttribute('aria-busy')
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

/** What a `dl` holds: names and values, those left out that have none. */
export const terms = (rows: readonly [name: string, value: Node | string | undefined][]): Node[] =>
  rows.flatMap(([name, value]) => (value ? [el('dt', {}, name), el('dd', {}, value)] : []))

/** A message that is read out at once. */
export const alarm = (text: string): HTMLElement => el('p', { class: 'alarm', role: 'alert' }, text)
