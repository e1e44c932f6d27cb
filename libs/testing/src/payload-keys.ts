import type { WebhookTrigger } from '@punctual/contracts'

const words = (text: string): string[] => text.split(/\s+/)

/** The common keys of all booking payloads (docs/domain.md#triggers). */
const family =
  words(`type title description additionalNotes customInputs startTime endTime organizer responses
  userFieldsResponses attendees location destinationCalendar hideCalendarNotes requiresConfirmation eventTypeId
  seatsShowAttendees seatsPerTimeSlot uid bookingId iCalUID eventTitle eventDescription price currency length metadata
  status smsReminderNumber organizer.id organizer.name organizer.email organizer.username organizer.timeZone
  organizer.language.locale organizer.timeFormat organizer.utcOffset responses.name.label responses.name.value
  responses.name.isHidden attendees.0.email attendees.0.name attendees.0.timeZone attendees.0.language.locale
  attendees.0.phoneNumber attendees.0.utcOffset`)

const absence = words(`title bookingId bookingUid startTime endTime attendees.0.email participants noShowHost
  eventType.id webhook.id webhook.time webhook.timeUnit message`)

/** The keys of a webhook's payload by its trigger, as dotted paths. */
export const payloadKeys: Readonly<Record<WebhookTrigger, readonly string[]>> = {
  BOOKING_CREATED: family,
  BOOKING_REQUESTED: family,
  BOOKING_RESCHEDULED: [
    ...family,
    ...words('rescheduleId rescheduleUid rescheduleStartTime rescheduleEndTime rescheduledBy'),
  ],
  BOOKING_CANCELLED: [...family, 'cancellationReason', 'cancelledBy'],
  BOOKING_REJECTED: [...family, 'rejectionReason'],
  BOOKING_PAYMENT_INITIATED: [...family, 'paymentId'],
  BOOKING_PAID: [...family, 'paymentId', 'paymentData'],
  BOOKING_NO_SHOW_UPDATED: words('message attendees.0.email attendees.0.noShow bookingUid bookingId'),
  MEETING_STARTED: [...family, 'scheduledTime'],
  MEETING_ENDED: [...family, 'scheduledTime'],
  FORM_SUBMITTED: words('formId formName teamId responses'),
  ROUTING_FORM_FALLBACK_HIT: words('formId formName teamId responses redirect'),
  WRONG_ASSIGNMENT_REPORT: [...family, ...words('reportedBy correctAssignee additionalNotes')],
  FORM_SUBMITTED_NO_EVENT: words('formId formName teamId responses redirect'),
  RECORDING_READY: [...family, 'downloadLink'],
  RECORDING_TRANSCRIPTION_GENERATED: [
    ...family,
    ...words('downloadLinks.transcription downloadLinks.recording'),
  ],
  AFTER_HOSTS_SVC_VIDEO_NO_SHOW: [...absence, 'hostEmail'],
  AFTER_GUESTS_SVC_VIDEO_NO_SHOW: [...absence, ...words('guests.0.name guests.0.email')],
  INSTANT_MEETING: words('title body icon url actions requireInteraction type'),
  DELEGATION_CREDENTIAL_ERROR: words('error.message credential.id user.id'),
  OOO_CREATED:
    words(`oooEntry.id oooEntry.start oooEntry.end oooEntry.createdAt oooEntry.updatedAt oooEntry.notes
    oooEntry.reason oooEntry.reasonId oooEntry.user oooEntry.toUser oooEntry.uuid`),
}

/** Returns the trigger's keys that do not exist in a payload; null and empty values exist. */
export const missingKeys = (trigger: WebhookTrigger, payload: unknown): string[] =>
  payloadKeys[trigger].filter((path) => !leadsSomewhere(payload, path))

function leadsSomewhere(value: unknown, path: string): boolean {
  let here = value
  for (const name of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return false
    here = (here as Record<string, unknown>)[name]
  }
  return here !== undefined
}
