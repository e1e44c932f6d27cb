import {
  type Branding,
  type ClientPages,
  escapeHtml,
  hiddenAddress,
  hidesOrganizer,
  oneLine,
  type PaymentSnapshot,
  pageBranding,
  type RefundSnapshot,
} from '@punctual/contracts'
import { formatMoney } from '@punctual/messages'
import { bookingTitleIn, mailTexts, reasonIn } from '@punctual/messages/mails'
import { clockTime, longDate, spanOf, zonesOf } from './dates.ts'
import { type Invitation, invitation } from './invitation.ts'
import { button, type Fact, factLine, factTable, inLanguage, linksTo, locationText } from './mail-parts.ts'
import { type MailAudience, type MailReader, readersOf } from './mail-readers.ts'
import type { OutgoingMessage } from './outgoing.ts'
import type { Reader } from './reader.ts'
import { type RoomLinks, withHostLink } from './room-links.ts'
import { type SeriesScope, timesOf } from './series.ts'

/** What one kind of mail about a booking event is built from. */
export interface BookingMailRequest extends MailAudience, RoomLinks {
  /** Id of the event; each person gets one mail per event. */
  eventId: string
  /** When the event happened. */
  at: Date
  /** For `rescheduled`: the previous times. */
  previous?: { start: string; end: string }
  /** For `paymentDue`, `refunded`, `refundFailed` and `disputed`: the payment. */
  payment?: PaymentSnapshot
  /** For `refunded` and `refundFailed`: what goes back of the payment. */
  refund?: RefundSnapshot
  /** For a series: the occurrences that the event affects. */
  series?: SeriesScope
  /** Pages of the client that manages the organizer. */
  pages?: ClientPages | undefined
  /** Of the event type's team or owner. */
  branding?: Branding
  /** For `instantRequested`: the link of the page that accepts it, and when the request ends. */
  acceptance?: { address: string; expiresAt: string } | undefined
  /** For `requested`, where a host must answer: the pages on which one host does so. */
  answersOf?: ((hostId: number) => AnswerPages) | undefined
}

/** The addresses of the pages on which a host answers. */
interface AnswerPages {
  confirm: string
  decline: string
}

const isLive = ({ status }: Pick<BookingMailRequest['booking'], 'status'>): boolean =>
  status === 'accepted' || status === 'pending'

/** Mails that change nothing of the calendar entry. */
const aboutMoney = new Set<BookingMailRequest['kind']>(['paymentDue', 'refunded', 'refundFailed', 'disputed'])

/**
 * Returns the calendar entry of a mail. An unconfirmed booking has none, unless calendars may hold
 * an earlier entry: that one becomes tentative while the booking is pending, and is cancelled when
 * it is declined.
 */
function invitationOf(
  { kind, booking, at, publicUrl, series, previous, only }: BookingMailRequest,
  { isHost, reader: { locale } }: MailReader,
  links: readonly Fact[],
): Invitation | undefined {
  const mayBeKnown = booking.icsSequence > 0 && (previous !== undefined || only === undefined)
  if (kind === 'instantRequested' || aboutMoney.has(kind)) return undefined
  if ((kind === 'requested' || kind === 'rejected') && !mayBeKnown) return undefined
  const organizer = !isHost && hidesOrganizer(booking) ? { organizerAddress: hiddenAddress(publicUrl) } : {}
  const options = { ...series, ...organizer, locale, links }
  if (kind === 'cancelled' || kind === 'rejected') return invitation(booking, 'CANCEL', at, options)
  return booking.status === 'accepted' || kind === 'requested'
    ? invitation(booking, 'REQUEST', at, options)
    : undefined
}

/** Returns the non-empty lines of a mail below its lead, as label and text. */
function facts(
  { kind, booking, previous, payment, refund, series = {} }: BookingMailRequest,
  { reader, isHost }: MailReader,
): [string, string][] {
  const text = mailTexts(reader.locale)
  const hidden = hidesOrganizer(booking)
  const people = [
    ...booking.hosts.map(({ name, email }) => name || (hidden ? '' : email)),
    ...booking.attendees.map(({ name, email, phoneNumber }) =>
      // A host reaches an attendee without an address by phone.
      isHost && email === '' && phoneNumber ? `${name} (${phoneNumber})` : name || email,
    ),
  ].filter((person) => person !== '')
  const notes = booking.bookingFieldsResponses.notes
  const reason =
    refund?.reason || booking.cancellationReason || booking.rejectionReason || booking.reschedulingReason
  const dates = timesOf(booking, series)
  const zones = zonesOf(booking)
  const day = (start: string) => `${longDate(start, reader)}, ${clockTime(start, reader)}`
  const lines: [string, string | undefined][] = [
    [text('label.what'), bookingTitleIn(booking.title, booking.eventType, reader.locale)],
    [text('label.when'), spanOf(booking, reader, zones)],
    [text('label.dates'), dates.length > 1 ? dates.map(day).join('\n') : undefined],
    [text('label.formerly'), previous && spanOf(previous, reader, zones)],
    [text('label.who'), people.join(', ')],
    [text('label.where'), locationText(booking, reader.locale)],
    [text('label.price'), payment && formatMoney(payment, reader.locale)],
    [text('label.pay'), kind === 'paymentDue' ? payment?.url : undefined],
    [
      text('label.refund'),
      payment && refund && formatMoney({ ...payment, amount: refund.amount }, reader.locale),
    ],
    [
      text('label.disputed'),
      kind === 'disputed' && payment?.dispute
        ? formatMoney({ ...payment, amount: payment.dispute.amount }, reader.locale)
        : undefined,
    ],
    [text('label.notes'), typeof notes === 'string' ? notes : undefined],
    [text('label.reason'), reason && reasonIn(reason, reader.locale)],
  ]
  return lines.filter((line): line is [string, string] => Boolean(line[1]))
}

/** Returns the note that the change affects only one date of a series. */
function othersStay({ kind, booking, series = {} }: BookingMailRequest, { locale }: Reader): string {
  const isOne = booking.series && !series.wholeSeries && (series.occurrences ?? []).length < 2
  return isOne && (kind === 'rescheduled' || kind === 'cancelled') ? mailTexts(locale)('othersStay') : ''
}

/** Returns the logo of the client that manages the organizer, else of the branding, as HTML. */
function logoOf({ pages, branding }: BookingMailRequest): string {
  const logo = pages?.logo ?? branding?.logoUrl
  if (logo === undefined || !/^https?:\/\//i.test(logo)) return ''
  return `<p><img src="${escapeHtml(logo)}" alt="" height="48"></p>`
}

/** Mail programs draw on white, so only the color of the light theme is used. */
function linkStyle({ branding = {} }: BookingMailRequest): string {
  const { colors } = pageBranding(branding)
  return colors ? ` style="color:${colors.light.accent}"` : ''
}

/** Returns the links by which a host acts without signing in, with their labels. */
function actionLinks(locale: string, accept?: string, answers?: AnswerPages): Fact[] {
  const text = mailTexts(locale)
  const addresses = [
    [text('label.accept'), accept],
    [text('label.confirm'), answers?.confirm],
    [text('label.decline'), answers?.decline],
  ] as const
  return addresses.filter((link): link is [string, string] => link[1] !== undefined)
}

/** Returns a mail as plain text and as HTML. */
function bodiesOf(
  request: BookingMailRequest,
  locale: string,
  {
    lead,
    lines,
    links,
    asked,
  }: {
    lead: string
    lines: readonly Fact[]
    links: readonly Fact[]
    /** What the reader is asked for, as buttons; without it, the first link is one. */
    asked: readonly Fact[]
  },
): Pick<OutgoingMessage, 'text' | 'html'> {
  const { branding = {} } = request
  const { colors } = pageBranding(branding)
  const main = asked.length > 0 ? asked : links.slice(0, 1)
  const buttons = main.map((link, place) => button(link, { colors: colors?.light, isMain: place === 0 }))
  const style = linkStyle(request)
  const anchors = links
    .filter((link) => !main.includes(link))
    .map(([label, address]) => `<a href="${escapeHtml(address)}"${style}>${escapeHtml(label)}</a>`)
  const inLines = (facts: readonly Fact[]) => facts.map(([label, value]) => factLine(locale, label, value))
  const addresses = new Set(main.map(([, address]) => address))
  return {
    text: [lead, '', ...inLines(lines), ...(links.length > 0 ? ['', ...inLines(links)] : [])].join('\n'),
    html: inLanguage(
      locale,
      [
        `${logoOf(request)}<p>${escapeHtml(lead)}</p>${factTable(lines.filter(([, value]) => !addresses.has(value)))}`,
        ...(buttons.length > 0 ? [`<p>${buttons.join(' ')}</p>`] : []),
        ...(anchors.length > 0 ? [`<p>${anchors.join(' · ')}</p>`] : []),
      ].join(''),
    ),
  }
}

/**
 * Builds the mails of one booking event to hosts and attendees, each in the reader's time zone and
 * language.
 */
export function bookingMails(request: BookingMailRequest): OutgoingMessage[] {
  const { kind, booking, eventId, publicUrl, pages, acceptance, answersOf } = request
  const organizer = booking.hosts[0]
  return readersOf(request).map((to) => {
    const { email, isHost, hostId, other, reader, seen, seatUid } = to
    const ofReader = { ...request, booking: seen }
    const { locale } = reader
    const isGone = kind === 'cancelled' || kind === 'rejected' || (aboutMoney.has(kind) && !isLive(booking))
    const text = mailTexts(locale)
    const answers = hostId === undefined ? undefined : answersOf?.(hostId)
    const viewLinks = isGone ? [] : linksTo(seen, locale, { publicUrl, pages, seatUid })
    const actions = actionLinks(locale, acceptance?.address, answers)
    const links = [...actions, ...viewLinks]
    const payment = kind === 'paymentDue' ? request.payment?.url : undefined
    const asked: Fact[] = payment ? [[text('label.payNow'), payment]] : actions
    // Others can read a host's calendar, so it gets no link that answers for the host.
    const calendar = invitationOf(ofReader, to, viewLinks)
    const lead = [
      text(answers ? 'requested.hostLead' : `${kind}.lead`, { other: oneLine(other) }),
      acceptance ? text('instantRequested.end', { time: clockTime(acceptance.expiresAt, reader) }) : '',
      othersStay(request, reader),
    ]
      .filter(Boolean)
      .join(' ')
    const shown = hostId === undefined ? seen : withHostLink(seen, hostId, request)
    const lines = facts({ ...request, booking: shown }, to)
    const repliesTo = organizer && organizer.email !== email && (isHost || !hidesOrganizer(booking))
    return {
      organizationId: booking.organizationId,
      dedupeKey: `booking:${eventId}:${email}`,
      channel: 'email' as const,
      recipient: email,
      senderName: organizer?.name ?? 'Punctual',
      ...(repliesTo ? { replyTo: organizer.email } : {}),
      subject: text(`${kind}.subject`, {
        title: bookingTitleIn(booking.title, booking.eventType, locale),
      }),
      ...bodiesOf(request, locale, { lead, lines, links, asked }),
      ...(calendar ? { invitation: calendar } : {}),
      bookingUid: booking.uid,
    }
  })
}
