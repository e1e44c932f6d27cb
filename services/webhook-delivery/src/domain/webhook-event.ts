import type { BookingSnapshot, DomainEvent, WebhookTrigger } from '@punctual/contracts'
import { bookingPayload } from './booking-payload.ts'
import type { Envelope } from './template.ts'

/** What a webhook can belong to; `id` is the owner's as text, for an OAuth client has no number. */
export interface WebhookOwner {
  kind: 'event-type' | 'user' | 'team' | 'organization' | 'oauth-client'
  id: string
}

/** Something that webhooks are told. */
export interface WebhookEvent {
  /** UUIDv7, the key of every delivery of it. */
  id: string
  trigger: WebhookTrigger | 'PING'
  /** When it happened. */
  at: Date
  /** 0: none. */
  organizationId: number
  eventTypeId: number
  bookingUid?: string
  payload: Record<string, unknown>
}

/** @returns what is told of a webhook event, before any template (our decisions, webhook body) */
export function envelopeOf({ trigger, at, payload }: WebhookEvent): Envelope {
  return { triggerEvent: trigger, createdAt: at.toISOString(), payload }
}

/** What any `bookings.booking.*` event may carry. */
export interface BookingEventData {
  booking: BookingSnapshot
  previous?: { id: number; uid: string; version: number; start: string; end: string }
  changed?: readonly { email: string; absent: boolean }[]
}

/** The changes of a booking, by the last word of their events. */
export type BookingChange =
  | 'created'
  | 'requested'
  | 'confirmed'
  | 'rejected'
  | 'rescheduled'
  | 'cancelled'
  | 'guests-added'
  | 'absence-marked'

/**
 * Which trigger a change of a booking fires, and with what (contract 9.2).
 * @returns undefined when it fires none: guests were added, or only the host was marked absent
 */
export function webhookEventOf(
  change: BookingChange,
  event: DomainEvent<BookingEventData>,
): WebhookEvent | undefined {
  const { booking } = event.data
  const told = tell(change, event.data)
  return told && { ...told, ...commonFields(booking), id: event.id, at: new Date(event.time) }
}

/** MEETING_STARTED or MEETING_ENDED of a booking (our decisions, webhook body). */
export function meetingEvent(
  trigger: 'MEETING_STARTED' | 'MEETING_ENDED',
  booking: BookingSnapshot,
  scheduledTime: Date,
  event: { id: string; at: Date },
): WebhookEvent {
  const payload = { ...bookingPayload(booking), scheduledTime: scheduledTime.toISOString() }
  return { trigger, payload, ...commonFields(booking), ...event }
}

const commonFields = (booking: BookingSnapshot) => ({
  organizationId: booking.eventType.organizationId,
  eventTypeId: booking.eventType.id,
  bookingUid: booking.uid,
})

function tell(
  change: BookingChange,
  { booking, previous, changed = [] }: BookingEventData,
): Pick<WebhookEvent, 'trigger' | 'payload'> | undefined {
  const payload = bookingPayload(booking)
  switch (change) {
    case 'created':
    case 'confirmed':
      return { trigger: 'BOOKING_CREATED', payload }
    case 'requested':
      return { trigger: 'BOOKING_REQUESTED', payload }
    case 'rescheduled': {
      const reason = { rescheduleReason: booking.reschedulingReason ?? '' }
      return {
        trigger: booking.status === 'accepted' ? 'BOOKING_RESCHEDULED' : 'BOOKING_REQUESTED',
        payload: { ...payload, ...reason, ...moved(booking, previous) },
      }
    }
    case 'cancelled': {
      const { cancellationReason = '', cancelledByEmail = '' } = booking
      return {
        trigger: 'BOOKING_CANCELLED',
        payload: { ...payload, cancellationReason, cancelledBy: cancelledByEmail },
      }
    }
    case 'rejected':
      return {
        trigger: 'BOOKING_REJECTED',
        payload: { ...payload, rejectionReason: booking.rejectionReason ?? '' },
      }
    case 'absence-marked':
      return changed.length > 0
        ? { trigger: 'BOOKING_NO_SHOW_UPDATED', payload: absence(booking, changed) }
        : undefined
    case 'guests-added':
      return undefined
  }
}

/** The booking that was replaced: its id and uid, and the time it was at. */
function moved(booking: BookingSnapshot, previous: BookingEventData['previous']) {
  return {
    ...(previous && {
      rescheduleId: previous.id,
      rescheduleUid: previous.uid,
      rescheduleStartTime: new Date(previous.start).toISOString(),
      rescheduleEndTime: new Date(previous.end).toISOString(),
    }),
    rescheduledBy: booking.rescheduledByEmail ?? '',
  }
}

function absence(booking: BookingSnapshot, changed: readonly { email: string; absent: boolean }[]) {
  const attendees = changed.map(({ email, absent }) => ({ email, noShow: absent }))
  const message = attendees
    .map(({ email, noShow }) => `${email} ${noShow ? 'did not show up' : 'showed up'}`)
    .join(', ')
  return { message, attendees, bookingUid: booking.uid, bookingId: booking.id }
}
