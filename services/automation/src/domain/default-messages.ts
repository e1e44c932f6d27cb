import { bookingAddresses, escapeHtml, oneLine, type WorkflowTemplate } from '@punctual/contracts'
import { titleIn } from '@punctual/messages'
import { mailTexts } from '@punctual/messages/mails'
import { shortMoment, spanOf, zonesOf } from './dates.ts'
import { type Fact, factLine, factTable, inLanguage, locationText } from './mail-parts.ts'
import type { VariableSource } from './variables.ts'
import type { Recipient } from './workflow-recipients.ts'

/** Maximum characters of a default text message; a step's own text is not shortened. */
export const maxSmsLength = 320

const withLinks = (html: string): string => html.replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>')

/** Returns the default message of a step without its own text, by its template. */
export function defaultMessage(
  source: VariableSource,
  template: WorkflowTemplate,
  { greets, people }: Pick<Recipient, 'greets' | 'people'>,
) {
  const { booking, reader, publicUrl, pages, seatUid } = source
  const text = mailTexts(reader.locale)
  const kind = template === 'custom' ? 'reminder' : template
  const title = titleIn(booking.eventType, reader.locale)
  const event = oneLine(title)
  const { rate, noShow } = bookingAddresses({ publicUrl, pages }, booking.uid, seatUid)
  const subject = text(`step.${kind}.subject`, { event, when: shortMoment(booking.start, reader) })
  const lead = text(`step.${kind}.lead`, { rating: rate, noShow })
  const when = spanOf(booking, reader, zonesOf(booking))
  const lines: Fact[] = [
    [text('label.what'), title],
    [text('label.when'), when],
    [
      text('label.who'),
      people
        .map((one) => one ?? text('step.you'))
        .filter(Boolean)
        .join(' & '),
    ],
    [
      text('label.where'),
      [locationText(booking, reader.locale), booking.meetingUrl]
        .filter((part, at, all) => part && all.indexOf(part) === at)
        .join(' '),
    ],
  ]
  const name = oneLine(greets)
  const greeting = text('step.greeting', { name, hasName: name ? 'yes' : 'no' })
  const shown = lines.filter(([, value]) => value !== '')
  return {
    subject,
    text: [greeting, lead, '', ...shown.map(([label, value]) => factLine(reader.locale, label, value))].join(
      '\n',
    ),
    html: inLanguage(
      reader.locale,
      `<p>${escapeHtml(greeting)}</p><p>${withLinks(escapeHtml(lead))}</p>${factTable(shown)}`,
    ),
    sms: (kind === 'reminder' ? `${event}: ${when}` : `${subject}. ${lead}`).slice(0, maxSmsLength),
  }
}
