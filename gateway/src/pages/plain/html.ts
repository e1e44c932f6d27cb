import { escapeHtml } from '@punctual/contracts'

type Attributes = Readonly<Record<string, string | boolean | undefined>>

const empty: ReadonlySet<string> = new Set(['input'])

/** Returns an element; values of attributes are escaped, the contents are HTML. */
export function element(name: string, attributes: Attributes, ...contents: string[]): string {
  const given = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined || value === false) return ''
    return value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`
  })
  const start = `<${name}${given.join('')}>`
  return empty.has(name) ? start : `${start}${contents.join('')}</${name}>`
}

export const hidden = (name: string, value: string): string =>
  element('input', { type: 'hidden', name, value })

/** Returns an alert with a text. */
export const alarm = (text: string): string =>
  element('p', { class: 'alarm', role: 'alert' }, escapeHtml(text))
