import { awaitsPayment, type BookingSnapshot, type Clock } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { announceRefusedMeeting } from '../app/announce.ts'
import { eventUidOf } from '../calendars/ical/event-of.ts'
import { operatedApps, type SchedulingConfig } from '../config.ts'
import { type ConferencingConnection, operatedConnection } from '../db/conferencing-connections-repository.ts'
import {
  hasMeeting,
  meetingConnection,
  unwantMeetings,
  unwantMeetingsOf,
  wantMeeting,
} from '../db/meetings-repository.ts'
import { findOwners } from '../db/users-repository.ts'

/** The part of any `bookings.booking.*` event that meetings need. */
interface BookingNews {
  booking: BookingSnapshot
  previous?: { uid: string }
}

/**
 * Records which meeting a booking should have: one while it is accepted, paid and not over, else
 * none. It only writes rows; `makeMeetings` calls the services.
 */
export async function followMeeting(
  tx: Tx,
  { booking, previous }: BookingNews,
  { clock, config }: { clock: Pick<Clock, 'now'>; config: Pick<SchedulingConfig, 'zoom'> },
): Promise<void> {
  const now = clock.now()
  const { uid: bookingUid, version: bookingVersion, icsSequence: sequence, meeting } = booking
  const eventUid = eventUidOf(booking)
  if (previous) await unwantMeetingsOf(tx, previous.uid, eventUid, now)
  const isLive = booking.status === 'accepted' && !awaitsPayment(booking)
  if (!meeting || !isLive) {
    if (await hasMeeting(tx, eventUid)) await unwantMeetings(tx, { eventUid, sequence }, undefined, now)
    return
  }
  // What is over stays as it was.
  if (Date.parse(booking.end) <= now.getTime()) return
  const connection = await connectionOf(tx, booking, config, now)
  await unwantMeetings(tx, { eventUid, sequence }, connection, now)
  if (connection && meeting.app === 'google-meet') return
  if (!connection) return announceRefusedMeeting(tx, booking, 'the meeting service is not connected', now)
  const { title: topic, start, end, hosts } = booking
  const wanted = {
    eventUid,
    sequence,
    bookingUid,
    bookingVersion,
    topic,
    startAt: new Date(start),
    endAt: new Date(end),
    timeZone: hosts[0]?.timeZone ?? 'UTC',
    needsLink: booking.meetingUrl === undefined,
  }
  await wantMeeting(tx, connection, wanted, now)
}

async function connectionOf(
  tx: Tx,
  { meeting, hosts, eventType, organizationId }: BookingSnapshot,
  config: Pick<SchedulingConfig, 'zoom'>,
  now: Date,
): Promise<ConferencingConnection | undefined> {
  const [organizer] = hosts
  if (!organizer || !meeting) return undefined
  const [home] = await findOwners(tx, [organizer.id])
  // A booking of another organization takes place in an account of that organization.
  const person = { userId: organizer.id, organizationId: organizationId || (home?.organizationId ?? 0) }
  if (operatedApps(config).includes(meeting.app)) return operatedConnection(tx, person, meeting.app, now)
  return meetingConnection(tx, {
    appSlug: meeting.app,
    teamIds: eventType.teamId === null ? [] : [eventType.teamId],
    organizer: person,
  })
}
