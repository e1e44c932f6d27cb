import {
  type BookingSnapshot,
  bookingAddresses,
  type ClientPages,
  escapeHtml,
  oneLine,
  plainText,
} from '@punctual/contracts'
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

/** Where the pages of a booking are. */
interface PageSource {
  publicUrl: string
  pages?: ClientPages | undefined
  seatUid?: string | undefined
}

/** Returns the links to view and change a booking, with their labels; none once it is over. */
export function linksTo({ uid, status }: BookingSnapshot, locale: string, source: PageSource): Fact[] {
  if (status === 'cancelled' || status === 'rejected') return []
  const { publicUrl, pages, seatUid } = source
  const text = mailTexts(locale)
  const { view, reschedule, cancel } = bookingAddresses({ publicUrl, pages }, uid, seatUid)
  return [
    [text('label.view'), view],
    [text('label.reschedule'), reschedule],
    [text('label.cancel'), cancel],
  ]
}

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
