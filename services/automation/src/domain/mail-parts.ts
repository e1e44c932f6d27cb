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

export interface ButtonColors {
  accent: string
  onAccent: string
}

/** The colors of buttons without a branding, as page.css has them. */
const defaultColors: ButtonColors = { accent: '#0b57a4', onAccent: '#ffffff' }

/** Creates a link that looks like a button, with styles that programs without style sheets read. */
export function button(
  [label, address]: Fact,
  { colors = defaultColors, isMain = true }: { colors?: ButtonColors | undefined; isMain?: boolean } = {},
): string {
  const shape = 'display:inline-block;padding:10px 20px;border-radius:6px;text-decoration:none;margin:4px 0'
  const { accent, onAccent } = colors
  const look = isMain
    ? `background:${accent};color:${onAccent};border:1px solid ${accent}`
    : 'color:#1b1f24;border:1px solid #c9d0d8'
  const name = isMain ? 'button' : 'button plain'
  return `<a class="${name}" href="${escapeHtml(address)}" style="${shape};${look}">${escapeHtml(label)}</a>`
}

/** Shows a code that the reader types, large and apart. */
export const codeLine = (code: string): string =>
  `<p dir="ltr" style="font-size:28px;font-weight:600;letter-spacing:4px;margin:16px 0">${escapeHtml(code)}</p>`

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
