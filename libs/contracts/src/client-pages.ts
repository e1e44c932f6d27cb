import { type Static, Type } from '@sinclair/typebox'
import { PageBranding } from './branding.ts'
import { BookerLayouts, DisableCancelling, DisableRescheduling } from './http/event-type-parts.ts'
import { about, PersonName } from './http/fields.ts'
import { EmbedOrigins } from './http/origins.ts'
import { answer } from './http/shapes.ts'

/**
 * An OAuth client's logo and pages, which the attendees and hosts of its managed users see instead
 * of ours. Each is optional; the default is our own page.
 */
export const ClientPages = Type.Object({
  embedOrigins: Type.Optional(
    EmbedOrigins('Origins whose pages may show booking pages in a frame. Absent: all may.'),
  ),
  logo: about("URL of the OAuth client's logo.", Type.Optional(Type.String())),
  bookingRedirectUri: about(
    "Page of the OAuth client that shows a booking. The booking's uid is added to its path.",
    Type.Optional(Type.String()),
  ),
  bookingCancelRedirectUri: about(
    "Page of the OAuth client that cancels a booking. The booking's uid is added to its path.",
    Type.Optional(Type.String()),
  ),
  bookingRescheduleRedirectUri: about(
    "Page of the OAuth client that reschedules a booking. The booking's uid is added to its path.",
    Type.Optional(Type.String()),
  ),
})
export type ClientPages = Static<typeof ClientPages>

/** Days in the host's zone, both included, on which a colleague takes bookings instead. */
export const HostAway = Type.Object({
  firstDay: about("First day of the absence, in the host's time zone.", Type.String({ format: 'date' })),
  lastDay: about('Last day of the absence, included.', Type.String({ format: 'date' })),
  toUser: about(
    'The colleague to book instead.',
    Type.Object({
      name: PersonName,
      bookingUrl: about(
        "Booking page of the colleague's event type of the same slug. Absent if there is none.",
        Type.Optional(Type.String()),
      ),
    }),
  ),
})
export type HostAway = Static<typeof HostAway>

/** What a booking page shows and which actions it offers (docs/domain.md#reschedule). */
export const BookingPage = Type.Composite([
  ClientPages,
  Type.Object({
    branding: about(
      'How the page looks: the branding of the team or person, completed by that of the organization.',
      Type.Optional(PageBranding),
    ),
    away: about(
      'Days on which the host is out of office and a colleague can be booked instead.',
      Type.Optional(Type.Array(HostAway)),
    ),
    disableRescheduling: about(
      'When the booking page offers no rescheduling.',
      Type.Optional(DisableRescheduling),
    ),
    disableCancelling: about(
      'Whether the booking page offers no cancelling.',
      Type.Optional(DisableCancelling),
    ),
    allowReschedulingPastBookings: about(
      'Whether the booking page lets attendees reschedule a booking that has ended.',
      Type.Optional(Type.Boolean()),
    ),
    interfaceLanguage: about(
      "Language of the page; empty for the visitor's own.",
      Type.Optional(Type.String()),
    ),
    timeZone: about(
      'The only time zone of the page, if the event type locks it.',
      Type.Optional(Type.String()),
    ),
    bookerLayouts: about('Layouts of the time picker.', Type.Optional(BookerLayouts)),
    allowReschedulingCancelledBookings: about(
      'Whether a cancelled booking can be rescheduled.',
      Type.Optional(Type.Boolean()),
    ),
  }),
])
export type BookingPage = Static<typeof BookingPage>

/** Answer with the data of a booking page. */
export const BookingPageAnswer = answer(BookingPage)

/** Returns the address with a booking's uid appended to its path. */
export function withUid(address: string, uid: string): string {
  const end = address.search(/[?#]/)
  const [path, rest] = end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)]
  return `${path.replace(/([^/])\/$/, '$1')}/${encodeURIComponent(uid)}${rest}`
}

/**
 * Addresses for seeing, rescheduling, cancelling and rating a booking, and for reporting an absent
 * host.
 */
export interface BookingAddresses {
  view: string
  reschedule: string
  cancel: string
  rate: string
  noShow: string
}

/**
 * Returns the addresses of a booking's pages.
 * @param publicUrl without a trailing slash
 * @param pages of the client that manages the organizer
 * @param seatUid of a recipient with one seat of the booking: every address then leads to that seat
 */
export function bookingAddresses(
  { publicUrl, pages = {} }: { publicUrl: string; pages?: ClientPages | undefined },
  uid: string,
  seatUid?: string,
): BookingAddresses {
  const { bookingRedirectUri, bookingRescheduleRedirectUri, bookingCancelRedirectUri } = pages
  const ours = `${publicUrl}/booking/${uid}`
  const ofSeat = (address: string) => {
    if (seatUid === undefined) return address
    const [path = '', fragment] = address.split('#', 2)
    const seat = `${path}${path.includes('?') ? '&' : '?'}seatUid=${encodeURIComponent(seatUid)}`
    return fragment === undefined ? seat : `${seat}#${fragment}`
  }
  const either = (theirs: string | undefined, own: string) =>
    ofSeat(theirs === undefined ? own : withUid(theirs, uid))
  return {
    view: either(bookingRedirectUri, ours),
    reschedule: either(bookingRescheduleRedirectUri, `${ours}/reschedule`),
    cancel: either(bookingCancelRedirectUri, `${ours}/cancel`),
    rate: ofSeat(`${ours}/rate`),
    noShow: ofSeat(`${ours}/no-show`),
  }
}
