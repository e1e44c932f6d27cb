import { type Static, Type } from '@sinclair/typebox'
import { PageQuery } from './common.ts'
import { about, CreatedAt, FinishedAt, shownIdOf } from './fields.ts'
import { answer, list, literals } from './shapes.ts'

/** `skipped`: it would have come too late. */
export const messageStatuses = ['pending', 'sent', 'failed', 'skipped'] as const
/** `?status=` of the log of what a workflow has said. */
export const WorkflowMessagesQuery = Type.Object({
  ...PageQuery,
  status: about('Only messages with this status.', Type.Optional(literals(messageStatuses))),
})

/** Something that a workflow said, or is about to say. */
export const WorkflowMessage = Type.Object({
  id: shownIdOf('the message'),
  channel: about('How the message is sent.', literals(['email', 'sms', 'whatsapp', 'call'])),
  recipient: about('Email address or phone number.', Type.String()),
  subject: about('Subject.', Type.String()),
  status: about('Status of the message. `skipped` would have been sent too late.', literals(messageStatuses)),
  attempts: about('Number of attempts so far.', Type.Integer()),
  error: about('Why the last attempt failed, or why there was none.', Type.Optional(Type.String())),
  bookingUid: about('Uid of the booking that the message is about.', Type.Optional(Type.String())),
  createdAt: CreatedAt,
  sentAt: about('When it was sent, ISO 8601 in UTC.', Type.Optional(Type.String())),
  nextAttemptAt: about('When the next attempt is due, ISO 8601 in UTC.', Type.Optional(Type.String())),
})
export type WorkflowMessage = Static<typeof WorkflowMessage>
export const WorkflowMessagesAnswer = list(WorkflowMessage)

/**
 * Progress of rebuilding the timers of future bookings after a workflow changed; `done` and `total`
 * count bookings.
 */
export const WorkflowRebuild = Type.Object({
  state: about(
    'State of the rebuild; `none` if no change needed one.',
    literals(['none', 'running', 'finished']),
  ),
  total: about('Number of bookings to process.', Type.Integer()),
  done: about('Number of bookings processed.', Type.Integer()),
  requestedAt: about('When the workflow was changed, ISO 8601 in UTC.', Type.Optional(Type.String())),
  finishedAt: Type.Optional(FinishedAt),
})
export type WorkflowRebuild = Static<typeof WorkflowRebuild>
export const WorkflowRebuildAnswer = answer(WorkflowRebuild)
