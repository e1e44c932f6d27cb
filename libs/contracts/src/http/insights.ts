import { type Static, Type } from '@sinclair/typebox'
import { CalendarDate, PageQuery, TimeZone } from './common.ts'
import { about, EventTypeId, shownIdOf, TeamId, UserId } from './fields.ts'
import { answer, list } from './shapes.ts'

/** Most days that one query of insights can span. */
export const maxInsightDays = 366

const ofTeam = {
  start: about('First day, as `YYYY-MM-DD` in `timeZone`.', CalendarDate),
  end: about(
    `Last day, as \`YYYY-MM-DD\` in \`timeZone\`; at most ${maxInsightDays} days from \`start\`.`,
    CalendarDate,
  ),
  timeZone: about(
    'IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted.',
    Type.Optional(TimeZone),
  ),
  eventTypeId: about(
    'Only bookings of this event type; of a managed event type, those of its copies.',
    Type.Optional(EventTypeId),
  ),
  userId: about('Only bookings that this user hosts.', Type.Optional(UserId)),
}
const ofOrganization = {
  ...ofTeam,
  teamId: about("Only bookings of this team's event types.", Type.Optional(TeamId)),
}

/** Queries of the insights of a team and of an organization: one count, and lists of counts. */
export const TeamInsights = Type.Object(ofTeam)
export const OrganizationInsights = Type.Object(ofOrganization)
export const TeamInsightsPage = Type.Object({ ...ofTeam, ...PageQuery })
export const OrganizationInsightsPage = Type.Object({ ...ofOrganization, ...PageQuery })
export type InsightsQuery = Static<typeof OrganizationInsightsPage>

const counted = (what: string) => about(what, Type.Integer())

/** Numbers of bookings; each booking has one of the five states. */
const counts = {
  total: counted('All bookings.'),
  accepted: counted('Bookings that are accepted.'),
  pending: counted('Bookings that need to be confirmed.'),
  cancelled: counted('Bookings that were cancelled and not rescheduled.'),
  rejected: counted('Bookings that were declined.'),
  rescheduled: counted('Bookings that another one replaced; that one counts as well.'),
  withAbsentHost: counted('Bookings, in any state, whose host was marked absent.'),
  withAbsentAttendee: counted('Bookings, in any state, with an attendee who was marked absent.'),
}
export const BookingCounts = Type.Object(counts)
export type BookingCounts = Static<typeof BookingCounts>

export const DayCounts = Type.Object({ date: about('The day.', CalendarDate), ...counts })
export const EventTypeCounts = Type.Object({
  eventTypeId: shownIdOf('the event type; of the managed one for its copies'),
  title: about('Title of the event type when it was last booked.', Type.Optional(Type.String())),
  slug: about('Slug of the event type when it was last booked.', Type.Optional(Type.String())),
  ...counts,
})
export const HostCounts = Type.Object({
  userId: shownIdOf('the host'),
  name: about('Full name of the host; `unknown` while the service has not received it.', Type.String()),
  ...counts,
})

export const BookingCountsAnswer = answer(BookingCounts)
export const DayCountsAnswer = list(DayCounts)
export const EventTypeCountsAnswer = list(EventTypeCounts)
export const HostCountsAnswer = list(HostCounts)
