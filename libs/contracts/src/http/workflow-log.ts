import { type Static, Type } from '@sinclair/typebox'
import { PageQuery } from './common.ts'
import { answer, list, literals } from './shapes.ts'

/** `skipped`: it would have come too late. */
export const messageStatuses = ['pending', 'sent', 'failed', 'skipped'] as const
/** `?status=` of the log of what a workflow has said. */
export const WorkflowMessagesQuery = Type.Object({
  ...PageQuery,
  status: Type.Optional(literals(messageStatuses)),
})

/** Something that a workflow said, or is about to say. */
export const WorkflowMessage = Type.Object({
  id: Type.Integer(),
  channel: literals(['email', 'sms', 'whatsapp', 'call']),
  recipient: Type.String(),
  subject: Type.String(),
  status: literals(messageStatuses),
  attempts: Type.Integer(),
  /** Why the last attempt failed, or there was none. */
  error: Type.Optional(Type.String()),
  bookingUid: Type.Optional(Type.String()),
  createdAt: Type.String(),
  sentAt: Type.Optional(Type.String()),
  nextAttemptAt: Type.Optional(Type.String()),
})
export type WorkflowMessage = Static<typeof WorkflowMessage>
export const WorkflowMessagesAnswer = list(WorkflowMessage)

/** How far the timers of a changed workflow are made anew for the bookings to come; `done` and `total` count bookings. */
export const WorkflowRebuild = Type.Object({
  state: literals(['none', 'running', 'finished']),
  total: Type.Integer(),
  done: Type.Integer(),
  requestedAt: Type.Optional(Type.String()),
  finishedAt: Type.Optional(Type.String()),
})
export type WorkflowRebuild = Static<typeof WorkflowRebuild>
export const WorkflowRebuildAnswer = answer(WorkflowRebuild)
