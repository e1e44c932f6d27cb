import { el } from './dom.ts'

/** Characters and line starts that mean something in Markdown; plain text needs no renderer. */
const marks = /[*_`[\]<>#|]|^\s*(?:[-+]|\d+\.)\s|https?:/m

/**
 * Creates the description of an event type from Markdown. The renderer is loaded only for a text
 * that needs it; until then, and without it, the text is shown as it is.
 */
export function description(source: string): HTMLElement {
  const about = el('div', { class: 'about', dir: 'auto' }, source)
  if (marks.test(source))
    void import('micromark').then(({ micromark }) => {
      // micromark escapes HTML and drops addresses that run code, so its result is safe markup.
      about.innerHTML = micromark(source)
      about.classList.add('rich')
      for (const link of about.querySelectorAll('a')) {
        link.target = '_blank'
        link.rel = 'noreferrer nofollow'
      }
      // The only heading of the first level is the title of the page.
      for (const heading of about.querySelectorAll('h1')) {
        const lower = el('h2')
        lower.append(...heading.childNodes)
        heading.replaceWith(lower)
      }
    })
  return about
}
