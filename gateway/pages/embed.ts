// The script that other sites load: it shows booking pages in frames, inline, in a dialog or behind
// a floating button, and passes on what happens in them (docs/embedding.md).

/** What a frame tells, beside its height. */
const eventNames = ['ready', 'dateSelected', 'bookingSuccessful', 'rescheduled', 'cancelled'] as const
type EventName = (typeof eventNames)[number]

interface Options {
  theme?: string
  brandColor?: string
  /** Title of the frame, for screen readers. */
  title?: string
  /** Label of the button that closes the dialog, and text of the floating button. */
  closeLabel?: string
  text?: string
  /** Parameters of the page's address: answers by the slug of their field, `month`, and so on. */
  query?: Record<string, string | readonly string[]>
}

type Listener = (detail: Readonly<Record<string, unknown>>, element: HTMLElement) => void

const base = new URL((document.currentScript as HTMLScriptElement).src).origin
const frames = new Map<HTMLIFrameElement, HTMLElement>()
const listeners = new Map<EventName, Set<Listener>>(eventNames.map((name) => [name, new Set()]))

function frameOf(
  link: string,
  { query = {}, title, ...look }: Options,
  owner: HTMLElement,
): HTMLIFrameElement {
  const url = new URL(link, base)
  if (url.origin !== base) throw new TypeError(`${link} is no page of ${base}`)
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) url.searchParams.append(name, each)
  const frame = document.createElement('iframe')
  // The name stays while the frame opens other pages of ours; an address would lose it.
  const { theme, brandColor } = look
  frame.name = JSON.stringify({ punctual: location.origin, theme, brandColor })
  frame.title = title ?? document.title
  frame.src = url.href
  Object.assign(frame.style, { width: '100%', height: '32rem', border: '0', display: 'block' })
  frames.set(frame, owner)
  return frame
}

addEventListener('message', ({ data, origin, source }: MessageEvent) => {
  if (origin !== base || typeof data !== 'object' || data === null) return
  const [frame, owner] = [...frames].find(([{ contentWindow }]) => contentWindow === source) ?? []
  if (!frame || !owner) return
  const { punctual: name, ...detail } = data as Record<string, unknown>
  if (name === 'resize' && typeof detail.height === 'number') frame.style.height = `${detail.height}px`
  if (!eventNames.some((each) => each === name)) return
  owner.dispatchEvent(new CustomEvent(`punctual:${name}`, { detail, bubbles: true }))
  for (const listener of listeners.get(name as EventName) ?? []) listener(detail, owner)
})

/** Shows a booking page in an element. */
function inline(element: HTMLElement, link: string, options: Options = {}): void {
  element.replaceChildren(frameOf(link, options, element))
}

/** Opens a booking page in a dialog. @param owner the element that gets the events */
function popup(link: string, options: Options = {}, owner: HTMLElement = document.body): void {
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', options.closeLabel ?? 'Close')
  close.addEventListener('click', () => dialog.close())
  Object.assign(close.style, {
    font: '1.5rem/1 sans-serif',
    width: '2.75rem',
    height: '2.75rem',
    float: 'right',
  })
  Object.assign(dialog.style, { width: 'min(60rem, 96vw)', maxHeight: '94vh', padding: '0', border: '0' })
  Object.assign(dialog.style, { borderRadius: '0.5rem', overflow: 'auto' })
  const frame = frameOf(link, options, owner)
  dialog.append(close, frame)
  dialog.addEventListener('close', () => {
    frames.delete(frame)
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
}

/** Adds a button in a corner of the page that opens a booking page in a dialog. */
function floating(link: string, options: Options = {}): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = options.text ?? 'Book a time'
  Object.assign(button.style, {
    position: 'fixed',
    insetInlineEnd: '1rem',
    bottom: '1rem',
    zIndex: '2147483000',
  })
  Object.assign(button.style, {
    padding: '0.75rem 1.25rem',
    border: '0',
    borderRadius: '2rem',
    cursor: 'pointer',
  })
  Object.assign(button.style, { font: '600 1rem/1.25 sans-serif', color: '#fff', background: '#0b57a4' })
  button.addEventListener('click', () => popup(link, options, button))
  document.body.append(button)
  return button
}

/** Parameters that have an attribute of their own; others are `data-field-` and their name. */
const parameters = ['name', 'email', 'guests', 'notes', 'duration', 'month', 'date', 'slot']
const looks = ['theme', 'brandColor', 'title', 'closeLabel', 'text'] as const

/** Reads `data-theme`, `data-name`, `data-utm-source`, `data-field-company` and so on. */
function optionsOf({ attributes, dataset }: HTMLElement): Options {
  const query: Record<string, string> = {}
  for (const { name, value } of attributes) {
    const [, parameter = ''] = /^data-(.+)$/.exec(name) ?? []
    if (parameters.includes(parameter)) query[parameter] = value
    else if (parameter.startsWith('utm-')) query[parameter.replace('-', '_')] = value
    else if (parameter.startsWith('field-')) query[parameter.slice(6)] = value
  }
  const chosen = looks.flatMap((look) => (dataset[look] === undefined ? [] : [[look, dataset[look]]]))
  return { ...Object.fromEntries(chosen), query }
}

const seen = new WeakSet<HTMLElement>()

/** Finds the elements that ask for a booking page, and shows each once. */
function scan(): void {
  const asking = '[data-punctual-inline],[data-punctual-popup],[data-punctual-floating]'
  for (const element of document.querySelectorAll<HTMLElement>(asking)) {
    if (seen.has(element)) continue
    seen.add(element)
    const { punctualInline, punctualPopup, punctualFloating } = element.dataset
    const options = optionsOf(element)
    if (punctualInline) inline(element, punctualInline, options)
    if (punctualPopup) element.addEventListener('click', () => popup(punctualPopup, options, element))
    if (punctualFloating) floating(punctualFloating, options)
  }
}

/** Calls the listener for an event of any frame; returns a function that stops it. */
function on(name: EventName, listener: Listener): () => void {
  listeners.get(name)?.add(listener)
  return () => listeners.get(name)?.delete(listener)
}

Object.assign(window, { Punctual: { inline, popup, floating, scan, on } })
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', scan)
else scan()
