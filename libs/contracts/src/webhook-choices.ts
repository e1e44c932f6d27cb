// Apart from the schemas, so that pages load only these names.

/** What a webhook may subscribe to. */
export const webhookTriggers = [
  'BOOKING_CREATED',
  'BOOKING_PAYMENT_INITIATED',
  'BOOKING_PAID',
  'BOOKING_RESCHEDULED',
  'BOOKING_REQUESTED',
  'BOOKING_CANCELLED',
  'BOOKING_REJECTED',
  'BOOKING_NO_SHOW_UPDATED',
  'FORM_SUBMITTED',
  'MEETING_ENDED',
  'MEETING_STARTED',
  'RECORDING_READY',
  'INSTANT_MEETING',
  'RECORDING_TRANSCRIPTION_GENERATED',
  'OOO_CREATED',
  'AFTER_HOSTS_SVC_VIDEO_NO_SHOW',
  'AFTER_GUESTS_SVC_VIDEO_NO_SHOW',
  'FORM_SUBMITTED_NO_EVENT',
  'DELEGATION_CREDENTIAL_ERROR',
  'ROUTING_FORM_FALLBACK_HIT',
  'WRONG_ASSIGNMENT_REPORT',
] as const
export type WebhookTrigger = (typeof webhookTriggers)[number]

/** Dated shapes of the payload; a webhook keeps the one it was made with. */
export const webhookVersions = ['2021-10-20'] as const
export type WebhookVersion = (typeof webhookVersions)[number]
