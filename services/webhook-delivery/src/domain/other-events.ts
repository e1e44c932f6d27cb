import {
  type DomainEvent,
  type delegationCredentialFailed,
  type EventData,
  type outOfOfficeCreated,
  outOfOfficeReasons,
  type recordingReady,
  type routingFormSubmitted,
  type TriggerOf,
} from '@punctual/contracts'
import { bookingPayload } from './booking-payload.ts'
import { commonFields, type WebhookEvent } from './webhook-event.ts'

/**
 * Returns the webhook event of a routing form's response (docs/domain.md#triggers); one without a
 * booking, or on the fallback route, also contains where the form led.
 */
export function formEvent(
  trigger: TriggerOf<`automation.routing-form.${'submitted' | 'submitted-no-event' | 'fallback-hit'}`>,
  { id, time, data }: DomainEvent<EventData<typeof routingFormSubmitted>>,
): WebhookEvent {
  const { form, responses, route } = data
  const payload = {
    formId: form.id,
    formName: form.name,
    teamId: form.teamId,
    responses: Object.fromEntries(
      Object.entries(responses).map(([field, { value, response }]) => [field, { value, response }]),
    ),
    ...(trigger !== 'FORM_SUBMITTED' && { redirect: route }),
  }
  const owner = form.teamId === null ? { userId: form.userId } : { teamId: form.teamId }
  return { id, trigger, at: new Date(time), organizationId: form.organizationId, ...owner, payload }
}

/**
 * Returns the webhook event of an out-of-office entry, for the user, the user's teams and
 * organization (docs/domain.md#triggers).
 */
export function outOfOfficeEvent({
  id,
  time,
  data: { outOfOffice },
}: DomainEvent<EventData<typeof outOfOfficeCreated>>): WebhookEvent {
  const { organizationId, teams, reason, ...entry } = outOfOffice
  const oooEntry = { ...entry, reason, reasonId: outOfOfficeReasons.indexOf(reason) + 1 }
  const { id: userId } = entry.user
  const whose = { organizationId, userId, teams }
  return { id, trigger: 'OOO_CREATED', at: new Date(time), ...whose, payload: { oooEntry } }
}

/** Returns the webhook event of a recording or its transcript (docs/domain.md#triggers). */
export function recordingEvent(
  trigger: TriggerOf<'bookings.recording.ready' | 'bookings.transcription.ready'>,
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

/**
 * Returns the webhook event of a calendar provider that refuses a member's credentials
 * (docs/domain.md#triggers).
 */
export function credentialEvent({
  id,
  time,
  organizationid: organizationId,
  data: { error, credential, userId },
}: DomainEvent<EventData<typeof delegationCredentialFailed>>): WebhookEvent {
  const payload = { error, credential, user: { id: userId } }
  return { id, trigger: 'DELEGATION_CREDENTIAL_ERROR', at: new Date(time), organizationId, userId, payload }
}
