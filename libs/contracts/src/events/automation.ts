import { type Static, Type } from '@sinclair/typebox'
import { nullable } from '../http/shapes.ts'
import { defineEvent, Instant, NoShowNotice, PersonForgotten } from './envelope.ts'

/** Automation has erased a person; consumers repeat the erasure. */
export const automationPersonErased = defineEvent('automation.person.erased', 1, PersonForgotten)

/** The part of a routing form that consumers of its responses need. */
export const RoutingFormSnapshot = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  /** The creator. */
  userId: Type.Integer(),
  teamId: nullable(Type.Integer()),
  organizationId: Type.Integer(),
  version: Type.Integer(),
})
export type RoutingFormSnapshot = Static<typeof RoutingFormSnapshot>

/**
 * One answer: the given value and, for a choice, the ids of the options; `response` is the readable
 * text.
 */
export const FormAnswer = Type.Object({
  label: Type.String(),
  identifier: Type.String(),
  value: Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())]),
  response: Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())]),
})
export type FormAnswer = Static<typeof FormAnswer>

/** The target of a response: one of these, or none when no route matches. */
export const FormRoute = Type.Object({
  eventTypeId: Type.Optional(Type.Integer()),
  message: Type.Optional(Type.String()),
  redirectUrl: Type.Optional(Type.String()),
  /** The members who match the route's conditions on attributes; absent: all hosts. */
  teamMemberIds: Type.Optional(Type.Array(Type.Integer())),
})
export type FormRoute = Static<typeof FormRoute>

/** `responses` by field id; `subject` of both events is the response's id as text. */
const Submission = Type.Object({
  form: RoutingFormSnapshot,
  responseId: Type.Integer(),
  responses: Type.Record(Type.String(), FormAnswer),
  route: FormRoute,
  submittedAt: Instant,
})

/** A routing form was submitted. */
export const routingFormSubmitted = defineEvent('automation.routing-form.submitted', 1, Submission)
/** A submitted response matched no condition: it took the fallback route, or none. */
export const routingFormFallbackHit = defineEvent('automation.routing-form.fallback-hit', 1, Submission)
/**
 * 15 minutes later no booking had followed, nor one of another response with the same email within
 * the hour.
 */
export const routingFormSubmittedNoEvent = defineEvent(
  'automation.routing-form.submitted-no-event',
  1,
  Submission,
)

/** A workflow reports people who have not joined a booking's video room. */
export const workflowNoShowNoticed = defineEvent('automation.no-show.noticed', 1, NoShowNotice)

/** A person has verified the address of their profile, with their own credential. */
export const emailVerified = defineEvent(
  'automation.email.verified',
  1,
  Type.Object({ userId: Type.Integer(), email: Type.String() }),
)
