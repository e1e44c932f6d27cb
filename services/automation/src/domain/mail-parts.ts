import { type BookingSnapshot, escapeHtml, oneLine, plainText } from '@punctual/contracts'
import { directionOf, languageOf } from '@punctual/messages'
import { mailTexts } from '@punctual/messages/mails'

/** A label and its value. */
export type Fact = readonly [label: string, value: string]

/**
 * Formats a label and its value; indents the value's further lines, so that none looks like a
 * label.
 */
export const factLine = (locale: string, label: string, value: string): string =>
  mailTexts(locale)('fact', {
    label: oneLine(label),
    value: plainText(value).replaceAll('\n', '\n  '),
  })

/** Formats labels and values as an HTML table. */
export const factTable = (facts: readonly Fact[]): string =>
  [
    '<table cellpadding="4">',
    ...facts.map(
      ([label, value]) =>
        `<tr><th style="text-align:start">${escapeHtml(label)}</th><td>${escapeHtml(value).replace(/\n/g, '<br>')}</td></tr>`,
    ),
    '</table>',
  ].join('')

/** Marks HTML with the language of the reader, and with its direction. */
export function inLanguage(locale: string, html: string): string {
  const language = languageOf(locale)
  return `<div lang="${language}" dir="${directionOf(language)}">${html}</div>`
}

/**
 * Returns the location of a booking as text for people, without the internal name of an
 * integration.
 */
export const locationText = ({ location }: Pick<BookingSnapshot, 'location'>, locale: string): string =>
  location.startsWith('integrations:') ? mailTexts(locale)('label.online') : location
