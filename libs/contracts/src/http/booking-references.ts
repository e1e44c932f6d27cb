import { type Static, Type } from '@sinclair/typebox'
import { PageQuery } from './common.ts'
import { answer, list, nullable } from './shapes.ts'

const Name = Type.String({ minLength: 1, maxLength: 200 })
const Value = Type.String({ maxLength: 2048 })

/** Body of POST /v2/bookings/{bookingUid}/references: what the booking is called in a calendar or a meeting service. */
export const CreateReference = Type.Object({
  /** Such as `google_calendar` or `zoom_video`. */
  type: Name,
  /** What it is called there. */
  uid: Value,
  meetingId: Type.Optional(Value),
  meetingPassword: Type.Optional(Value),
  meetingUrl: Type.Optional(Value),
  externalCalendarId: Type.Optional(Value),
  credentialId: Type.Optional(Type.Integer({ minimum: 1 })),
  thirdPartyRecurringEventId: Type.Optional(Value),
  /** Whether it is no longer there. */
  deleted: Type.Optional(Type.Boolean()),
})
export type CreateReference = Static<typeof CreateReference>

/** Body of POST /internal/booking-references, for v1: without a booking it belongs to the caller only. */
export const CreateNumberedReference = Type.Composite([
  CreateReference,
  Type.Object({ bookingId: Type.Optional(Type.Integer({ minimum: 1 })) }),
])
export type CreateNumberedReference = Static<typeof CreateNumberedReference>

/** A reference to who keeps it. */
export const NumberedReference = Type.Composite([
  Type.Object({ id: Type.Integer(), bookingId: Type.Optional(Type.Integer()) }),
  Type.Omit(CreateReference, ['deleted']),
  Type.Object({ deleted: Type.Boolean() }),
])
export type NumberedReference = Static<typeof NumberedReference>

/** A reference in answers. */
export const ReferenceOutput = Type.Object({
  id: Type.Integer(),
  type: Type.String(),
  eventUid: Type.String(),
  destinationCalendarId: nullable(Type.String()),
  meetingUrl: Type.Optional(Type.String()),
})
export type ReferenceOutput = Static<typeof ReferenceOutput>

/** Query of GET /v2/bookings/{bookingUid}/references. */
export const ListReferences = Type.Object({ ...PageQuery, type: Type.Optional(Name) })
export const ListNumberedReferences = Type.Object(PageQuery)

export const ReferenceAnswer = answer(ReferenceOutput)
export const ReferenceListAnswer = list(ReferenceOutput)
export const NumberedReferenceAnswer = answer(NumberedReference)
export const NumberedReferenceListAnswer = list(NumberedReference)
