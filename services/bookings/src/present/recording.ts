import type { ConferencingSession, RecordingOutput } from '@punctual/contracts'
import type { Recording } from '../db/rooms-repository.ts'
import type { Booking } from '../domain/booking.ts'
import { seconds } from '../domain/video-room-sessions.ts'

/**
 * Returns a recording as answers show it, in seconds. If the provider left out start or length,
 * those of the session that it belongs to are used; without a session, the start of the booking.
 */
export function presentRecording(
  booking: Pick<Booking, 'uid' | 'start'>,
  { id, downloadUrl, startedAt, seconds: length, shareToken }: Recording,
  sessions: readonly ConferencingSession[],
): RecordingOutput {
  const startTs = startedAt
    ? seconds(startedAt.getTime())
    : (sessions[0]?.startTime ?? seconds(Date.parse(booking.start)))
  const session = sessions.findLast(({ startTime }) => startTime <= startTs) ?? sessions[0]
  return {
    id,
    roomName: booking.uid,
    startTs,
    status: 'finished',
    ...(session && { maxParticipants: session.maxParticipants }),
    duration: length ?? session?.duration ?? 0,
    shareToken: shareToken ?? '',
    downloadLink: downloadUrl,
  }
}
