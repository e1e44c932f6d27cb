import { type Static, Type } from '@sinclair/typebox'
import { PageQuery } from './common.ts'
import { about, shownIdOf } from './fields.ts'
import { answer, list, nullable, oneOf } from './shapes.ts'

const Name = Type.String({ minLength: 1, maxLength: 200 })
const Value = Type.String({ maxLength: 2048 })

/**
 * Body of POST /v2/bookings/{bookingUid}/references: what the booking is called in a calendar or a
 * meeting service.
 */
export const CreateReference = Type.Object({
  type: about('Type of the calendar or meeting service, such as `google_calendar` or `zoom_video`.', Name),
  uid: about('Id of the event or meeting there.', Value),
  meetingId: about('Id of the meeting, if it differs from `uid`.', Type.Optional(Value)),
  meetingPassword: about('Password of the meeting.', Type.Optional(Value)),
  meetingUrl: about('URL of the meeting.', Type.Optional(Value)),
  externalCalendarId: about('Id of the calendar that holds the event.', Type.Optional(Value)),
  credentialId: about('Id of the calendar connection.', Type.Optional(Type.Integer({ minimum: 1 }))),
  thirdPartyRecurringEventId: about(
    'Id of the recurring event that the event belongs to.',
    Type.Optional(Value),
  ),
  deleted: about('Whether the event or meeting no longer exists.', Type.Optional(Type.Boolean())),
})
export type CreateReference = Static<typeof CreateReference>

/** Body of POST /internal/booking-references, for v1. */
export const CreateNumberedReference = Type.Composite([
  CreateReference,
  Type.Object({
    bookingId: about(
      'Id of the booking. Without it, the reference belongs to the caller only.',
      Type.Optional(Type.Integer({ minimum: 1 })),
    ),
  }),
])
export type CreateNumberedReference = Static<typeof CreateNumberedReference>

/** A reference to who keeps it. */
export const NumberedReference = Type.Composite([
  Type.Object({
    id: shownIdOf('the reference'),
    bookingId: about('Id of the booking.', Type.Optional(Type.Integer())),
  }),
  Type.Omit(CreateReference, ['deleted']),
  Type.Object({ deleted: about('Whether the event or meeting no longer exists.', Type.Boolean()) }),
])
export type NumberedReference = Static<typeof NumberedReference>

/** A reference in answers. */
export const ReferenceOutput = Type.Object({
  id: shownIdOf('the reference'),
  type: about('Type of the calendar or meeting service, such as `google_calendar`.', Type.String()),
  eventUid: about('Id of the event or meeting there.', Type.String()),
  destinationCalendarId: about(
    'Id of the calendar that holds the event; `null` if there is none.',
    nullable(Type.String()),
  ),
  calendarChange: about(
    'How the event differs from the booking, because its host has changed it in the calendar; absent if it does not.',
    Type.Optional(
      Type.Object({
        type: about('Whether the event was moved or removed.', oneOf(['moved', 'removed'])),
        start: about('Start of the moved event, ISO 8601 in UTC.', Type.Optional(Type.String())),
        end: about('End of the moved event, ISO 8601 in UTC.', Type.Optional(Type.String())),
      }),
    ),
  ),
  declinedAttendeeIds: about(
    'Ids of the attendees who have declined the event in their calendars; absent without any.',
    Type.Optional(Type.Array(Type.Integer())),
  ),
  meetingUrl: about('URL of the meeting.', Type.Optional(Type.String())),
})
export type ReferenceOutput = Static<typeof ReferenceOutput>

/** Query of GET /v2/bookings/{bookingUid}/references. */
export const ListReferences = Type.Object({
  ...PageQuery,
  type: about('Only references of this type.', Type.Optional(Name)),
})
export const ListNumberedReferences = Type.Object(PageQuery)

export const ReferenceAnswer = answer(ReferenceOutput)
export const ReferenceListAnswer = list(ReferenceOutput)
export const NumberedReferenceAnswer = answer(NumberedReference)
export const NumberedReferenceListAnswer = list(NumberedReference)
