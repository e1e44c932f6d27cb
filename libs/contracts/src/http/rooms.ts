import { type Static, Type } from '@sinclair/typebox'
import { DateTime, PageQuery } from './common.ts'
import { answer, list, nullable } from './shapes.ts'

const Url = Type.String({ format: 'uri', pattern: '^https?://', maxLength: 4096 })

/** Body of POST /v2/rooms/{bookingUid}/participants. */
export const RoomVisit = Type.Object({
  email: Type.String({ format: 'email', maxLength: 320 }),
  event: Type.Union([Type.Literal('joined'), Type.Literal('left')], {
    errorMessage: 'must be joined or left',
  }),
  at: DateTime,
})
export type RoomVisit = Static<typeof RoomVisit>

/**
 * Body of POST /v2/rooms/{bookingUid}/recordings. A recording is told of
 * again once it has a transcript.
 */
export const RoomRecordingInput = Type.Object({
  downloadUrl: Url,
  transcriptUrl: Type.Optional(Url),
  /** What the provider calls it; without, recordings are told apart by their downloadUrl. */
  id: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  startedAt: Type.Optional(DateTime),
  /** Seconds. */
  duration: Type.Optional(Type.Integer({ minimum: 0, maximum: 604_800 })),
  shareToken: Type.Optional(Type.String({ maxLength: 2048 })),
})
export type RoomRecordingInput = Static<typeof RoomRecordingInput>

/** Seconds since 1970. */
const Seconds = Type.Integer()

/** A recording in answers. */
export const RecordingOutput = Type.Object({
  id: Type.String(),
  /** The booking's uid. */
  roomName: Type.String(),
  startTs: Seconds,
  status: Type.Literal('finished'),
  maxParticipants: Type.Optional(Type.Integer()),
  /** Seconds. */
  duration: Type.Integer(),
  /** Empty when the provider gave none. */
  shareToken: Type.String(),
  downloadLink: Type.String(),
})
export type RecordingOutput = Static<typeof RecordingOutput>

/** Somebody's stay in a room. */
export const SessionParticipant = Type.Object({
  /** Of a host; null: anybody else. */
  userId: nullable(Type.String()),
  /** The name that the booking knows, else the address. */
  userName: nullable(Type.String()),
  joinTime: Seconds,
  /** Seconds. */
  duration: Type.Integer(),
})

/** A time during which somebody was in the room. */
export const ConferencingSession = Type.Object({
  id: Type.String(),
  /** The booking's uid. */
  room: Type.String(),
  startTime: Seconds,
  /** Seconds; so far, while it is ongoing. */
  duration: Type.Integer(),
  ongoing: Type.Boolean(),
  /** At a time. */
  maxParticipants: Type.Integer(),
  participants: Type.Array(SessionParticipant),
})
export type ConferencingSession = Static<typeof ConferencingSession>

export const RecordingListAnswer = list(RecordingOutput)
/** Where the transcripts can be read. */
export const TranscriptListAnswer = list(Type.String())
export const ConferencingSessionListAnswer = list(ConferencingSession)
/** Query of the lists of what happened in a booking's room. */
export const ListRoomRecords = Type.Object(PageQuery)

/** A meeting service that a user has connected. */
export const ConferencingApp = Type.Object({
  id: Type.Integer(),
  type: Type.String(),
  userId: Type.Integer(),
})
export const ConferencingAppListAnswer = answer(Type.Array(ConferencingApp))
/** Where a booking takes place whose event type leaves it to the organizer's default. */
export const DefaultConferencingAnswer = answer(Type.Object({ appSlug: Type.String() }))
