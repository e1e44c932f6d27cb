import { awaitsPayment, type BookingSnapshot, type Clock } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { announceRefusedMeeting } from '../app/announce.ts'
import { eventOf, eventUidOf } from '../calendars/ical/event-of.ts'
import {
  calendarOwner,
  concernsCalendars,
  unwantBooking,
  unwantOthers,
  wantEvent,
} from '../db/calendar-events-repository.ts'
import { destinationOfUser, destinationsOfEventTypes, googlePlace } from '../db/destinations-repository.ts'
import type { Owner } from '../domain/owner.ts'

/** The part of any `bookings.booking.*` event that calendars need. */
interface BookingNews {
  booking: BookingSnapshot
  previous?: { uid: string }
}

/**
 * Records what the calendars of a booking's hosts should contain: the booking while it is accepted
 * and paid, else nothing. It only writes rows; `writeDue` calls the providers.
 */
export async function followBooking(
  tx: Tx,
  { booking, previous }: BookingNews,
  clock: Pick<Clock, 'now'>,
): Promise<void> {
  const now = clock.now()
  const { uid: bookingUid, version: bookingVersion, icsSequence: sequence } = booking
  const eventUid = eventUidOf(booking)
  if (previous) await unwantBooking(tx, previous.uid, eventUid, now)
  if (booking.status !== 'accepted' || awaitsPayment(booking))
    return unwantOthers(tx, { eventUid, sequence }, [], now)
  const eventTypeId = booking.eventType.id
  const userIds = booking.hosts.map(({ id }) => id)
  const isMeet = booking.meeting?.app === 'google-meet'
  if (!isMeet && !(await concernsCalendars(tx, { eventUid, eventTypeId, userIds }))) return
  const times = { startAt: new Date(booking.start), endAt: new Date(booking.end) }
  const wanted = {
    eventUid,
    sequence,
    bookingUid,
    bookingVersion,
    isWanted: true,
    ics: eventOf(booking),
    ...times,
  }
  const [ofType] = await destinationsOfEventTypes(tx, [eventTypeId])
  const owners: Owner[] = []
  let makesMeeting = false
  for (const userId of whoseCalendars(booking, ofType?.userId)) {
    const atHome = await calendarOwner(tx, userId)
    if (!atHome) continue
    // A booking of another organization is not written to calendars of the home, whose keys could
    // read it there.
    const organizationId = booking.organizationId || atHome.organizationId
    const isMeetHost = isMeet && userId === booking.hosts[0]?.id
    const chosen =
      ofType?.userId === userId ? ofType : await destinationOfUser(tx, { userId, organizationId })
    const place = isMeetHost ? await googlePlace(tx, { userId, organizationId }, chosen) : chosen
    if (isMeetHost && place) makesMeeting = true
    const owner = { userId, organizationId: place?.organizationId ?? organizationId }
    owners.push(owner)
    const needsLink = isMeetHost && booking.meetingUrl === undefined
    await wantEvent(tx, owner, place, { ...wanted, wantsMeeting: isMeetHost, needsLink }, now)
  }
  await unwantOthers(tx, { eventUid, sequence }, owners, now)
  if (isMeet && !makesMeeting)
    await announceRefusedMeeting(tx, booking, 'the organizer has no Google calendar to write to', now)
}

/**
 * The calendar of an event type replaces that of its own user and of the organizer; other hosts
 * keep theirs.
 */
function whoseCalendars({ hosts }: BookingSnapshot, ofType: number | undefined): number[] {
  const ids = hosts.map(({ id }) => id)
  return ofType === undefined ? ids : [...new Set([ofType, ...ids.slice(1)])]
}
