import { z } from 'zod'

// Fields that several tools take.

export const bookingUid = z.string().min(1).describe('Uid of the booking, as list_bookings gives it.')
export const eventTypeId = z.number().int().describe('Id of the event type, as list_event_types gives it.')
export const start = z
  .string()
  .min(10)
  .describe('ISO 8601 with an offset, such as 2026-12-02T10:00:00+01:00.')
export const periodStart = z.string().min(10).describe('First day of the period, YYYY-MM-DD, or an instant.')
export const periodEnd = z.string().min(10).describe('Last day of the period, YYYY-MM-DD, or an instant.')
export const timeZone = z.string().min(1).describe('IANA time zone, such as Europe/Berlin.')
export const reason = z.string().max(500).optional().describe('Reason, sent to the participants.')
export const date = z.iso.date().describe('Day in the time zone of the schedule, YYYY-MM-DD.')
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('Time of day in the time zone of the schedule, HH:mm.')
