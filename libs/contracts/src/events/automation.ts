import { type Static, Type } from '@sinclair/typebox'
import { nullable } from '../http/shapes.ts'
import { defineEvent, Instant, NoShowNotice } from './envelope.ts'

/** A routing form as far as whoever hears of its responses needs it. */
export const RoutingFormSnapshot = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  /** Who made it. */
  userId: Type.Integer(),
  teamId: nullable(Type.Integer()),
  organizationId: Type.Integer(),
  version: Type.Integer(),
})
export type RoutingFormSnapshot = Static<typeof RoutingFormSnapshot>

/** One answer: what was given, and, for a choice, the ids of the options; `response` is what people read. */
export const FormAnswer = Type.Object({
  label: Type.String(),
  identifier: Type.String(),
  value: Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())]),
  response: Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())]),
})
export type FormAnswer = Static<typeof FormAnswer>

/** Where a response led: one of them, or nothing where no route fits. */
export const FormRoute = Type.Object({
  eventTypeId: Type.Optional(Type.Integer()),
  message: Type.Optional(Type.String()),
  redirectUrl: Type.Optional(Type.String()),
})
export type FormRoute = Static<typeof FormRoute>

/** `responses` by the id of the field; `subject` of both events is the response's id as text. */
const Submission = Type.Object({
  form: RoutingFormSnapshot,
  responseId: Type.Integer(),
  responses: Type.Record(Type.String(), FormAnswer),
  route: FormRoute,
  submittedAt: Instant,
})

/** Somebody has filled a routing form. */
export const routingFormSubmitted = defineEvent('automation.routing-form.submitted', 1, Submission)
/** A quarter of an hour later no booking had come of it, nor of another response of the same email within the hour. */
export const routingFormSubmittedNoEvent = defineEvent(
  'automation.routing-form.submitted-no-event',
  1,
  Submission,
)

/** A workflow tells of people who have not come to a booking's room. */
export const workflowNoShowNoticed = defineEvent('automation.no-show.noticed', 1, NoShowNotice)

/** A person has proved, with a credential of their own, to read mail at the address of their profile. */
export const emailVerified = defineEvent(
  'automation.email.verified',
  1,
  Type.Object({ userId: Type.Integer(), email: Type.String() }),
)
