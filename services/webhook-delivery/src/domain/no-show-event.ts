import {
  type BookingSnapshot,
  missingFrom,
  type OffsetUnit,
  type RoomParticipant,
  type RoomSide,
  type WebhookTrigger,
} from '@punctual/contracts'
import { bookingPayload } from './booking-payload.ts'
import { commonFields, type WebhookEvent } from './webhook-event.ts'

/** The trigger for each side that is waited for. */
export const noShowTriggers = {
  hosts: 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW',
  guests: 'AFTER_GUESTS_SVC_VIDEO_NO_SHOW',
} as const satisfies Record<RoomSide, WebhookTrigger>

/** The fields of a webhook that determine its wait. */
export interface WaitingWebhook {
  id: number
  subscriberUrl: string
  triggers: WebhookTrigger[]
  /** null: five minutes (docs/domain.md#triggers). */
  time: number | null
  timeUnit: OffsetUnit | null
}

const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** Returns the webhook's wait in the unit that it sets. */
const waitOf = ({ time, timeUnit }: WaitingWebhook): { time: number; timeUnit: OffsetUnit } => ({
  time: time ?? 5,
  timeUnit: timeUnit ?? 'minute',
})

/** Returns the webhook's wait in milliseconds. */
export function waitMs(webhook: WaitingWebhook): number {
  const { time, timeUnit } = waitOf(webhook)
  return time * unitMs[timeUnit]
}

/**
 * Returns a webhook's events for people who have not joined by the end of its wait: one event for
 * each missing host, or one event when no guest has joined. Only this webhook gets them.
 */
export function noShowEvents(
  side: RoomSide,
  webhook: WaitingWebhook,
  booking: BookingSnapshot,
  participants: readonly RoomParticipant[],
  makeEvent: () => Pick<WebhookEvent, 'id' | 'at'>,
): WebhookEvent[] {
  const by = new Date(Date.parse(booking.start) + waitMs(webhook))
  const missing = missingFrom(booking, participants, by)
  const common = commonPayload(webhook, booking, participants)
  const payloads =
    side === 'hosts'
      ? missing.hosts.map(({ email }) => ({
          ...common,
          hostEmail: email,
          noShowHost: true,
          message: `${email} had not joined by ${by.toISOString()}`,
        }))
      : missing.guests
        ? [
            {
              ...common,
              guests: booking.attendees.map(({ name, email }) => ({ name, email })),
              message: `No guest had joined by ${by.toISOString()}`,
            },
          ]
        : []
  return payloads.map((payload) => ({
    ...commonFields(booking),
    ...makeEvent(),
    trigger: noShowTriggers[side],
    webhookId: webhook.id,
    payload,
  }))
}

function commonPayload(
  webhook: WaitingWebhook,
  booking: BookingSnapshot,
  participants: readonly RoomParticipant[],
) {
  const { title, startTime, endTime, attendees } = bookingPayload(booking)
  const { id, slug, title: name, lengthInMinutes, teamId } = booking.eventType
  return {
    title,
    bookingId: booking.id,
    bookingUid: booking.uid,
    startTime,
    endTime,
    attendees,
    participants: participants.map(({ email, joinedAt }) => ({ email, joinedAt })),
    noShowHost: booking.absentHost,
    eventType: { id, slug, title: name, lengthInMinutes, teamId },
    webhook: {
      id: webhook.id,
      subscriberUrl: webhook.subscriberUrl,
      triggers: webhook.triggers,
      ...waitOf(webhook),
    },
  }
}
