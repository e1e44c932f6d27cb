type Child = Node | string | null | undefined | false
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>

const present = (children: readonly Child[]): (Node | string)[] =>
  children.filter((child) => child !== null && child !== undefined && child !== false)

/** Creates an element; attributes that are functions become listeners of the event of that name. */
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

/** Replaces the view and announces it to screen readers. */
export function show(title: string, ...children: Child[]): void {
  document.title = title
  main.replaceChildren(...present(children))
  main.removeAttribute('aria-busy')
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}

/**
 * Creates the children of a `dl`; rows without a value are omitted. Texts keep their own direction,
 * such as phone numbers in a page from right to left.
 */
export const terms = (rows: readonly [name: string, value: Node | string | undefined][]): Node[] =>
  rows.flatMap(([name, value]) =>
    value ? [el('dt', {}, name), el('dd', {}, typeof value === 'string' ? el('bdi', {}, value) : value)] : [],
  )

/** Creates an alert, which screen readers announce immediately. */
export const alarm = (text: string): HTMLElement => el('p', { class: 'alarm', role: 'alert' }, text)
