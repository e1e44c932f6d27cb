import { BookingUid } from '@punctual/contracts'
import type { OperationSchema } from '@punctual/http'
import { Type } from '@sinclair/typebox'

const BookingPath = Type.Object({ bookingUid: BookingUid })

/** Summaries and descriptions of the operations of older versions, by operation name. */
export const olderDescriptions: Readonly<
  Record<string, { summary: string; description: string } & Pick<OperationSchema, 'params'>>
> = {
  'POST /v2/bookings/:bookingUid/mark-no-show': {
    summary: 'Mark the absent participants of a booking',
    description: 'Later versions have `mark-absent`.',
    params: BookingPath,
  },
  'GET /v2/bookings/:bookingUid/reschedule': {
    summary: 'Get a booking to reschedule',
    description: 'Returns the booking, as `GET /v2/bookings/{bookingUid}` does.',
    params: BookingPath,
  },
  'GET /v2/slots/available': {
    summary: 'List the available slots',
    description: 'Later versions have `GET /v2/slots`.',
  },
  'POST /v2/slots/reserve': {
    summary: 'Create a slot reservation',
    description:
      'Returns the uid of the reservation, also as the cookie `uid`. It replaces the reservation that the cookie names. Later versions have `POST /v2/slots/reservations`.',
  },
  'DELETE /v2/slots/selected-slot': {
    summary: 'Delete a slot reservation',
    description:
      'The reservation is named by the cookie `uid` or by the query. Later versions have `DELETE /v2/slots/reservations/{uid}`.',
  },
  'GET /v1/me': { summary: 'Get the profile of the caller', description: 'Returns the user of the API key.' },
  'GET /v1/slots': {
    summary: 'List the available slots',
    description: 'Returns the slots of an event type by date.',
  },
  'GET /v1/event-types': {
    summary: 'List the event types of the caller',
    description: 'Returns the event types of the user of the API key.',
  },
  'GET /v1/event-types/:id': { summary: 'Get an event type', description: 'Returns one event type.' },
  'PATCH /v1/event-types/:id': {
    summary: 'Update an event type',
    description:
      'Changes only the given fields; hosts that are omitted stay. With `teamId`, an event type of that team.',
  },
  'GET /v1/availabilities': {
    summary: 'List the availabilities of the caller',
    description: 'Returns the weekly hours and the hours of single dates of all schedules.',
  },
  'GET /v1/availabilities/:id': { summary: 'Get an availability', description: 'Returns one availability.' },
  'PATCH /v1/availabilities/:id': {
    summary: 'Update an availability',
    description: 'Changes only the given fields.',
  },
  'GET /v1/destination-calendars': {
    summary: 'List the destination calendars of the caller',
    description: 'Returns the destination calendars of the user and of the event types.',
  },
  'POST /v1/destination-calendars': {
    summary: 'Create a destination calendar',
    description: 'For the user, or for one event type.',
  },
  'GET /v1/destination-calendars/:id': {
    summary: 'Get a destination calendar',
    description: 'Returns one destination calendar.',
  },
  'PATCH /v1/destination-calendars/:id': {
    summary: 'Update a destination calendar',
    description: 'Changes only the given fields.',
  },
  'DELETE /v1/destination-calendars/:id': {
    summary: 'Delete a destination calendar',
    description: 'Later bookings are no longer written to it.',
  },
  'GET /v1/bookings': {
    summary: 'List the bookings of the caller',
    description: 'Returns the bookings that the user of the API key hosts or attends.',
  },
  'GET /v1/bookings/:id': { summary: 'Get a booking', description: 'Returns one booking.' },
  'PATCH /v1/bookings/:id': {
    summary: 'Update a booking',
    description: 'Changes only the given fields. Any status may follow any other.',
  },
  'GET /v1/booking-references': {
    summary: 'List the booking references',
    description: 'Returns the references of the bookings of the user of the API key.',
  },
  'POST /v1/booking-references': {
    summary: 'Create a booking reference',
    description: 'Without a `bookingId`, the reference belongs to the caller only.',
  },
  'GET /v1/booking-references/:id': {
    summary: 'Get a booking reference',
    description: 'Returns one reference.',
  },
  'GET /v1/hooks': {
    summary: 'List the webhooks of the caller',
    description: 'Returns the webhooks of the user.',
  },
  'POST /v1/hooks': {
    summary: 'Create a webhook',
    description: "The webhook gets the events of the user's bookings.",
  },
  'GET /v1/hooks/:id': { summary: 'Get a webhook', description: 'Returns one webhook.' },
  'PATCH /v1/hooks/:id': { summary: 'Update a webhook', description: 'Changes only the given fields.' },
  'DELETE /v1/hooks/:id': {
    summary: 'Delete a webhook',
    description: 'Its pending deliveries are deleted too.',
  },
}
