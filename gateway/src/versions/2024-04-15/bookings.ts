import { about, type BookingOutput, DomainError, defined, MarkAbsent, samePerson } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { buildPath } from '../../forwarding/paths.ts'
import { changeData, renameFields } from '../answers.ts'
import { isObject, type JsonObject, omit } from '../json.ts'
import type { Translation, VersionedRequest, VersionedResponse } from '../translation.ts'
import { createNames, isOlderBooking, todaysBooking, todaysReschedule } from './create-booking.ts'
import { listBookings } from './list-bookings.ts'
import { rawBookings } from './raw-booking.ts'

const bookings = '/v2/bookings'
const booking = `${bookings}/:bookingUid`

const raw = (answer: VersionedResponse): VersionedResponse => changeData(answer, rawBookings)

/** Errors use the field names of the shape that was sent. */
const rawOfBody = (answer: VersionedResponse, { body }: VersionedRequest): VersionedResponse =>
  raw(isOlderBooking(body) ? renameFields(answer, createNames) : answer)

/**
 * Accepts the current body too; the answer always has the older shape
 * (docs/domain.md#version-header).
 */
const createBooking: Translation = {
  appliesTo: { method: 'POST', path: bookings },
  request(asked) {
    const { body } = asked
    if (!isOlderBooking(body)) return asked
    const { rescheduleUid } = body
    if (!rescheduleUid) return { ...asked, body: todaysBooking(body) }
    const path = buildPath(`${bookings}/:rescheduleUid/reschedule`, { rescheduleUid: String(rescheduleUid) })
    return { ...asked, path, body: todaysReschedule(body) }
  },
  response: rawOfBody,
}

const getBooking: Translation = { appliesTo: { method: 'GET', path: booking }, response: raw }

const getBookingForReschedule: Translation = {
  appliesTo: { method: 'GET', path: `${booking}/reschedule` },
  request: (asked) => ({ ...asked, path: asked.path.replace(/\/reschedule$/, '') }),
  response: raw,
}

const editBooking: Translation = { appliesTo: { method: 'PATCH', path: booking }, response: raw }
const confirmBooking: Translation = {
  appliesTo: { method: 'POST', path: `${booking}/confirm` },
  response: raw,
}
const declineBooking: Translation = {
  appliesTo: { method: 'POST', path: `${booking}/decline` },
  response: raw,
}

/** Reschedule: also accepts the body of an older `POST /v2/bookings`. */
const rescheduleBooking: Translation = {
  appliesTo: { method: 'POST', path: `${booking}/reschedule` },
  request: (asked) => ({
    ...asked,
    body: isOlderBooking(asked.body) ? todaysReschedule(asked.body) : asked.body,
  }),
  response: rawOfBody,
}

const cancelNames = { cancelSubsequentBookings: 'allRemainingBookings', seatUid: 'seatReferenceUid' }

/** Cancel: answers 201 with the cancelled booking (docs/domain.md#older-shapes). */
const cancelBooking: Translation = {
  appliesTo: { method: 'POST', path: `${booking}/cancel` },
  request(asked) {
    const { body } = asked
    if (!isObject(body)) return asked
    const { allRemainingBookings, seatReferenceUid, ...rest } = body
    const known = defined({ cancelSubsequentBookings: allRemainingBookings, seatUid: seatReferenceUid })
    return { ...asked, body: { ...omit(rest, 'id', 'uid', 'cancelledBy'), ...known } }
  },
  response(answer, asked) {
    if (answer.status >= 300) return renameFields(answer, cancelNames)
    const changed = changeData(answer, (data) => {
      const all = (Array.isArray(data) ? data : [data]) as BookingOutput[]
      // The uid may be that of a series, whose past bookings stay, or of a seat.
      const cancelled =
        all.find(({ uid }) => uid === asked.params.bookingUid) ??
        all.find(({ status }) => status === 'cancelled') ??
        all[0]
      if (!cancelled) return data
      return {
        bookingId: cancelled.id,
        bookingUid: cancelled.uid,
        onlyRemovedAttendee: cancelled.status !== 'cancelled',
      }
    })
    return { ...changed, status: 201 }
  },
}

/** Adding guests: the older version has no such route. */
const addGuests: Translation = {
  appliesTo: { method: 'POST', path: `${booking}/guests` },
  request({ method, path }) {
    throw new DomainError('NotFoundException', `Cannot ${method} ${path}`)
  },
}

interface OlderAbsence {
  noShowHost?: unknown
  attendees?: unknown
}

const absenceNames = { host: 'noShowHost' }

/** Marking absences: `mark-absent`, and its older name `mark-no-show`. */
const markAbsent: Translation = {
  appliesTo: { method: 'POST', path: `${booking}/mark-absent` },
  request: (asked) => ({
    ...asked,
    path: asked.path.replace(/\/mark-no-show$/, '/mark-absent'),
    body: isObject(asked.body) ? todaysAbsence(asked.body) : asked.body,
  }),
  response(answer, { body }) {
    const named = attendeesOf(body).map(({ email = '', phoneNumber }) => ({
      email: String(email),
      ...(phoneNumber !== undefined && { phoneNumber: String(phoneNumber) }),
    }))
    return changeData(renameFields(answer, absenceNames), (data) => {
      const { absentHost, attendees } = data as BookingOutput
      const marked = attendees.filter((attendee) => named.some((one) => samePerson(one, attendee)))
      return {
        message: 'The absences were saved.',
        noShowHost: absentHost,
        attendees: marked.map(({ email, phoneNumber, absent }) => ({
          email,
          ...(email === '' && { phoneNumber }),
          noShow: absent,
        })),
      }
    })
  },
}

const { absent, ...named } = MarkAbsent.properties.attendees.items.properties
const NoShow = Type.Object({
  noShowHost: MarkAbsent.properties.host,
  attendees: about(
    'Attendees to mark. The others stay as they are.',
    Type.Optional(Type.Array(Type.Object({ ...named, noShow: absent }))),
  ),
})

const markNoShow: Translation = {
  ...markAbsent,
  schema: { body: NoShow },
  appliesTo: { method: 'POST', path: `${booking}/mark-no-show` },
}

function attendeesOf(body: unknown): JsonObject[] {
  const attendees = isObject(body) ? (body as OlderAbsence).attendees : undefined
  return Array.isArray(attendees) ? attendees.filter(isObject) : []
}

function todaysAbsence({ noShowHost, attendees, ...rest }: JsonObject & OlderAbsence): JsonObject {
  const list = Array.isArray(attendees)
    ? attendees.map((attendee: unknown) =>
        isObject(attendee) && attendee.noShow !== undefined
          ? { ...omit(attendee, 'noShow'), absent: attendee.noShow }
          : attendee,
      )
    : attendees
  return defined({ ...rest, host: noShowHost ?? rest.host, attendees: list })
}

/** Translations of bookings before version 2024-08-13. */
export const olderBookings: readonly Translation[] = [
  createBooking,
  listBookings,
  getBooking,
  getBookingForReschedule,
  editBooking,
  confirmBooking,
  declineBooking,
  rescheduleBooking,
  cancelBooking,
  addGuests,
  markAbsent,
  markNoShow,
]
