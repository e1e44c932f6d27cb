import type { WebhookTrigger } from '../webhook-choices.ts'
import * as automation from './automation.ts'
import * as bookings from './bookings.ts'
import type { EventData, EventDefinition } from './envelope.ts'
import * as identity from './identity.ts'
import * as scheduling from './scheduling.ts'
import * as webhooks from './webhooks.ts'

/** The services that own a stream, by the first word of their events. */
export const eventSources = ['identity', 'scheduling', 'bookings', 'automation', 'webhooks'] as const
export type EventSource = (typeof eventSources)[number]

/** A service that can consume events. */
export type EventConsumer = 'identity' | 'scheduling' | 'bookings' | 'automation' | 'webhook-delivery'

/** Types one row of the registry by its literals. */
const event = <
  D extends EventDefinition,
  const C extends readonly EventConsumer[],
  const T extends readonly WebhookTrigger[] = readonly [],
>(
  definition: D,
  consumers: C,
  triggers?: T,
) => ({ definition, consumers, triggers: (triggers ?? []) as T | readonly [] })

/**
 * Every event with the services that consume it, and the webhook triggers that it fires. The
 * triggers without a row fire at a time, and not by an event.
 */
export const events = [
  event(identity.userCreated, ['scheduling', 'bookings', 'automation']),
  event(identity.userUpdated, ['scheduling', 'bookings', 'automation']),
  event(identity.userDeleted, ['scheduling', 'bookings', 'automation', 'webhook-delivery']),
  event(identity.organizationCreated, ['scheduling', 'automation']),
  event(identity.organizationUpdated, ['scheduling', 'automation']),
  event(identity.organizationDeleted, ['scheduling', 'bookings', 'automation', 'webhook-delivery']),
  event(identity.teamUpdated, ['scheduling', 'bookings', 'automation', 'webhook-delivery']),
  event(identity.teamDeleted, ['scheduling', 'bookings', 'automation', 'webhook-delivery']),
  event(identity.teamCreated, ['scheduling', 'bookings', 'automation', 'webhook-delivery']),
  event(identity.membershipCreated, ['scheduling']),
  event(identity.membershipUpdated, ['scheduling']),
  event(identity.membershipDeleted, ['scheduling', 'bookings', 'webhook-delivery']),
  event(identity.personErased, ['scheduling', 'bookings', 'automation', 'webhook-delivery']),
  event(identity.phoneNumberErased, ['bookings', 'automation', 'webhook-delivery']),
  event(identity.oauthClientCreated, ['scheduling', 'automation', 'webhook-delivery']),
  event(identity.oauthClientUpdated, ['scheduling', 'automation', 'webhook-delivery']),
  event(identity.oauthClientDeleted, ['webhook-delivery']),
  event(identity.credentialRevoked, []),
  event(identity.grantEnded, ['webhook-delivery']),
  event(identity.signInRequested, ['automation']),
  event(scheduling.eventTypeCreated, ['automation', 'webhook-delivery']),
  event(scheduling.eventTypeUpdated, ['automation', 'webhook-delivery']),
  event(scheduling.eventTypeDeleted, ['automation', 'webhook-delivery']),
  event(scheduling.defaultScheduleChanged, ['identity']),
  event(scheduling.outOfOfficeCreated, ['webhook-delivery'], ['OOO_CREATED']),
  event(scheduling.calendarEventWritten, ['bookings']),
  event(scheduling.calendarEventRemoved, ['bookings']),
  event(scheduling.calendarEventChanged, ['bookings']),
  event(
    scheduling.delegationCredentialFailed,
    ['automation', 'webhook-delivery'],
    ['DELEGATION_CREDENTIAL_ERROR'],
  ),
  event(scheduling.meetingOpened, ['bookings']),
  event(scheduling.meetingRefused, ['bookings']),
  event(bookings.bookingCreated, ['scheduling', 'automation', 'webhook-delivery'], ['BOOKING_CREATED']),
  event(bookings.bookingMeetingRequested, ['scheduling']),
  event(bookings.bookingRequested, ['automation', 'webhook-delivery'], ['BOOKING_REQUESTED']),
  event(bookings.instantBookingRequested, ['automation', 'webhook-delivery'], ['INSTANT_MEETING']),
  event(bookings.bookingConfirmed, ['scheduling', 'automation', 'webhook-delivery'], ['BOOKING_CREATED']),
  event(bookings.bookingAcceptedUnpaid, ['scheduling', 'automation', 'webhook-delivery']),
  event(bookings.bookingPaymentInitiated, ['automation', 'webhook-delivery'], ['BOOKING_PAYMENT_INITIATED']),
  event(bookings.bookingPaid, ['scheduling', 'automation', 'webhook-delivery'], ['BOOKING_PAID']),
  event(bookings.bookingRefundRequested, ['automation', 'webhook-delivery']),
  event(bookings.bookingRefunded, ['automation', 'webhook-delivery']),
  event(bookings.bookingRefundFailed, ['automation', 'webhook-delivery']),
  event(bookings.bookingPaymentDisputed, ['automation', 'webhook-delivery']),
  event(bookings.bookingRejected, ['scheduling', 'automation', 'webhook-delivery'], ['BOOKING_REJECTED']),
  event(
    bookings.bookingRescheduled,
    ['scheduling', 'automation', 'webhook-delivery'],
    ['BOOKING_RESCHEDULED', 'BOOKING_REQUESTED'],
  ),
  event(bookings.bookingCancelled, ['scheduling', 'automation', 'webhook-delivery'], ['BOOKING_CANCELLED']),
  event(
    bookings.bookingSeatBooked,
    ['scheduling', 'automation', 'webhook-delivery'],
    ['BOOKING_CREATED', 'BOOKING_REQUESTED'],
  ),
  event(
    bookings.bookingSeatCancelled,
    ['scheduling', 'automation', 'webhook-delivery'],
    ['BOOKING_CANCELLED'],
  ),
  event(
    bookings.bookingSeatMoved,
    ['scheduling', 'automation', 'webhook-delivery'],
    ['BOOKING_RESCHEDULED', 'BOOKING_REQUESTED'],
  ),
  event(bookings.bookingSeatLeft, ['scheduling', 'automation', 'webhook-delivery']),
  event(bookings.bookingGuestsAdded, ['scheduling', 'automation', 'webhook-delivery']),
  event(bookings.bookingAttendeeRemoved, ['scheduling', 'automation', 'webhook-delivery']),
  event(bookings.bookingLocationChanged, ['scheduling', 'automation', 'webhook-delivery']),
  event(bookings.bookingReassigned, ['scheduling', 'automation', 'webhook-delivery']),
  event(bookings.bookingEdited, ['scheduling', 'automation', 'webhook-delivery']),
  event(bookings.bookingOutOfStep, ['automation']),
  event(bookings.bookingRated, ['automation', 'webhook-delivery']),
  event(bookings.bookingAbsenceMarked, ['automation', 'webhook-delivery'], ['BOOKING_NO_SHOW_UPDATED']),
  event(bookings.bookingAssignmentReported, ['webhook-delivery'], ['WRONG_ASSIGNMENT_REPORT']),
  event(bookings.bookingAnonymized, ['scheduling', 'automation', 'webhook-delivery']),
  event(bookings.bookingsPersonErased, ['automation', 'webhook-delivery']),
  event(bookings.bookingRepublished, ['automation']),
  event(bookings.verificationCodeRequested, ['automation']),
  event(bookings.roomChanged, ['automation', 'webhook-delivery']),
  event(bookings.recordingReady, ['webhook-delivery'], ['RECORDING_READY']),
  event(bookings.transcriptionReady, ['webhook-delivery'], ['RECORDING_TRANSCRIPTION_GENERATED']),
  event(automation.automationPersonErased, ['webhook-delivery']),
  event(automation.routingFormSubmitted, ['webhook-delivery'], ['FORM_SUBMITTED']),
  event(automation.routingFormFallbackHit, ['webhook-delivery'], ['ROUTING_FORM_FALLBACK_HIT']),
  event(automation.routingFormSubmittedNoEvent, ['webhook-delivery'], ['FORM_SUBMITTED_NO_EVENT']),
  event(automation.workflowNoShowNoticed, ['bookings']),
  event(automation.emailVerified, ['identity']),
  event(webhooks.webhookFailing, ['automation']),
  event(webhooks.webhookDisabled, ['automation']),
  event(webhooks.webhookNoShowNoticed, ['bookings']),
] as const

type Row = (typeof events)[number]
type Consumed<R, C> = R extends { consumers: readonly (infer Each)[] } ? (C extends Each ? R : never) : never

/** The types of the events that a service consumes. */
export type ConsumedType<C extends EventConsumer> = Consumed<Row, C>['definition']['type']

/** The data of an event by its type. */
export type DataOfType<T extends string> = EventData<Extract<Row['definition'], { type: T }>>

/** The webhook triggers that events of a type fire. */
export type TriggerOf<T extends string> = Extract<Row, { definition: { type: T } }>['triggers'][number]

/** The changes of a booking that a service consumes: the last parts of the event names. */
export type BookingChangeFor<C extends EventConsumer> =
  ConsumedType<C> extends infer T ? (T extends `bookings.booking.${infer Change}` ? Change : never) : never

/** Every domain event by its type. */
export const eventRegistry: ReadonlyMap<string, EventDefinition> = new Map(
  events.map(({ definition }) => [definition.type, definition]),
)
