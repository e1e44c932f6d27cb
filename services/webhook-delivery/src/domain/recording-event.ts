import type { DomainEvent, EventData, recordingReady } from '@punctual/contracts'
import { bookingPayload } from './booking-payload.ts'
import { commonFields, type WebhookEvent } from './webhook-event.ts'

/** Returns the webhook event of a recording or its transcript (docs/domain.md#triggers). */
export function recordingEvent(
  trigger: 'RECORDING_READY' | 'RECORDING_TRANSCRIPTION_GENERATED',
  { id, time, data }: DomainEvent<EventData<typeof recordingReady>>,
): WebhookEvent {
  const { booking, recording } = data
  const { downloadUrl, transcriptUrl } = recording
  const links =
    trigger === 'RECORDING_READY'
      ? { downloadLink: downloadUrl }
      : { downloadLinks: { transcription: transcriptUrl ?? null, recording: downloadUrl } }
  const payload = { ...bookingPayload(booking), ...links }
  return { id, trigger, at: new Date(time), ...commonFields(booking), payload }
}
