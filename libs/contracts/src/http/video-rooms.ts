import { type Static, Type } from '@sinclair/typebox'
import { DateTime, PageQuery } from './common.ts'
import { about, BookingUid, textIdOf } from './fields.ts'
import { list, nullable } from './shapes.ts'

const Url = Type.String({ format: 'uri', pattern: '^https?://', maxLength: 4096 })

/** Body of POST /v2/rooms/{bookingUid}/participants. */
export const RoomVisit = Type.Object({
  email: about('Email address of the participant.', Type.String({ format: 'email', maxLength: 320 })),
  event: about(
    '`joined` or `left`.',
    Type.Union([Type.Literal('joined'), Type.Literal('left')], {
      errorMessage: 'must be joined or left',
    }),
  ),
  at: about('When it happened, ISO 8601.', DateTime),
})
export type RoomVisit = Static<typeof RoomVisit>

/**
 * Body of POST /v2/rooms/{bookingUid}/recordings. The provider sends a recording
 * again once it has a transcript.
 */
export const RoomRecordingInput = Type.Object({
  downloadUrl: about('URL of the recording.', Url),
  transcriptUrl: about(
    'URL of the transcript. A recording can be sent again once it has one.',
    Type.Optional(Url),
  ),
  id: about(
    'Id of the recording at the provider. Without it, `downloadUrl` tells recordings apart.',
    Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  ),
  startedAt: about('When the recording started, ISO 8601.', Type.Optional(DateTime)),
  duration: about('Length in seconds.', Type.Optional(Type.Integer({ minimum: 0, maximum: 604_800 }))),
  shareToken: about('Token to share the recording by.', Type.Optional(Type.String({ maxLength: 2048 }))),
})
export type RoomRecordingInput = Static<typeof RoomRecordingInput>

/** Seconds since 1970. */
const Seconds = Type.Integer()

/** A recording in answers. */
export const RecordingOutput = Type.Object({
  id: textIdOf('the recording'),
  roomName: BookingUid,
  startTs: about('When the recording started, in seconds since 1970.', Seconds),
  status: about('`finished`.', Type.Literal('finished')),
  maxParticipants: about('Largest number of participants at a time.', Type.Optional(Type.Integer())),
  duration: about('Length in seconds.', Type.Integer()),
  shareToken: about('Token to share the recording by; empty if there is none.', Type.String()),
  downloadLink: about('URL of the recording.', Type.String()),
})
export type RecordingOutput = Static<typeof RecordingOutput>

/** One stay of a person in a video room. */
export const SessionParticipant = Type.Object({
  userId: about("Id of the host's user; `null` for others.", nullable(Type.String())),
  userName: about('Name, or the email address if the booking has no name.', nullable(Type.String())),
  joinTime: about('When the participant joined, in seconds since 1970.', Seconds),
  duration: about('Length of the stay in seconds.', Type.Integer()),
})

/** A time during which at least one person was in the video room. */
export const ConferencingSession = Type.Object({
  id: textIdOf('the session'),
  room: BookingUid,
  startTime: about('Start, in seconds since 1970.', Seconds),
  duration: about('Length in seconds, up to now while it lasts.', Type.Integer()),
  ongoing: about('Whether the session still lasts.', Type.Boolean()),
  maxParticipants: about('Largest number of participants at a time.', Type.Integer()),
  participants: about('Participants.', Type.Array(SessionParticipant)),
})
export type ConferencingSession = Static<typeof ConferencingSession>

export const RecordingListAnswer = list(RecordingOutput)
/** Where the transcripts can be read. */
export const TranscriptListAnswer = list(Type.String())
export const ConferencingSessionListAnswer = list(ConferencingSession)
/** Query of the lists of what happened in a booking's room. */
export const ListRoomRecords = Type.Object(PageQuery)
