import { type Static, Type } from '@sinclair/typebox'
import { PageQuery } from './common.ts'
import { about, searchQuery } from './fields.ts'

/**
 * Query of GET /v2/bookings. Every value is a text, so that one parser handles id lists, repeated
 * keys and comma lists. Unknown keys are ignored.
 */
export const ListBookings = Type.Object({
  ...PageQuery,
  ...searchQuery('the title, the uid, or the name or email address of an attendee'),
  status: about(
    'Only bookings with one of these statuses: `upcoming`, `recurring`, `past`, `cancelled`, `unconfirmed`. Separated by commas or repeated.',
    Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  ),
  attendeeEmail: about('Only bookings with an attendee of this email address.', Type.Optional(Type.String())),
  attendeeName: about('Only bookings with an attendee of this name.', Type.Optional(Type.String())),
  bookingUid: about('Only the booking with this uid.', Type.Optional(Type.String())),
  eventTypeId: about('Only bookings of this event type.', Type.Optional(Type.String())),
  eventTypeIds: about(
    'Only bookings of one of these event types. Separated by commas.',
    Type.Optional(Type.String()),
  ),
  teamId: about("Only bookings of this team's event types.", Type.Optional(Type.String())),
  teamsIds: about(
    'Only bookings of event types of one of these teams. Separated by commas.',
    Type.Optional(Type.String()),
  ),
  afterStart: about(
    'Only bookings that start at this time or later. ISO 8601; UTC if it has no offset.',
    Type.Optional(Type.String()),
  ),
  beforeEnd: about(
    'Only bookings that end at this time or earlier. ISO 8601; UTC if it has no offset.',
    Type.Optional(Type.String()),
  ),
  afterCreatedAt: about(
    'Only bookings created at this time or later. ISO 8601; UTC if it has no offset.',
    Type.Optional(Type.String()),
  ),
  beforeCreatedAt: about(
    'Only bookings created at this time or earlier. ISO 8601; UTC if it has no offset.',
    Type.Optional(Type.String()),
  ),
  afterUpdatedAt: about(
    'Only bookings last changed at this time or later. ISO 8601; UTC if it has no offset.',
    Type.Optional(Type.String()),
  ),
  beforeUpdatedAt: about(
    'Only bookings last changed at this time or earlier. ISO 8601; UTC if it has no offset.',
    Type.Optional(Type.String()),
  ),
  sortStart: about(
    'Sort by start: `asc` or `desc`. The default order is by start: descending for past or cancelled bookings only, else ascending.',
    Type.Optional(Type.String()),
  ),
  sortEnd: about('Sort by end: `asc` or `desc`.', Type.Optional(Type.String())),
  sortCreated: about('Sort by creation: `asc` or `desc`.', Type.Optional(Type.String())),
  sortUpdatedAt: about('Sort by last change: `asc` or `desc`.', Type.Optional(Type.String())),
  userIds: about(
    'Only bookings that one of these users hosts. Separated by commas. Applies to lists of an organization or a team.',
    Type.Optional(Type.String()),
  ),
})
export type ListBookings = Static<typeof ListBookings>
