import { type ComponentChildren, render } from 'preact'

const main = document.querySelector('main') as HTMLElement

/**
 * Replaces the view and announces it to screen readers. Components of the view before lose their
 * state.
 */
export function show(title: string, view: ComponentChildren): void {
  document.title = title
  render(null, main)
  main.replaceChildren()
  render(view, main)
  main.removeAttribute('aria-busy')
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
}
