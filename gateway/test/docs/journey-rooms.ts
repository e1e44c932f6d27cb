import { roomHeaders, type Stack } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

/** Visitors of the rooms get tokens. */
export const roomsWithTokens = {
  ROOM_JWT_KEY: 'a secret that the provider shares',
  ROOM_JWT_ISSUER: 'example_app',
}

/** A meeting in the built-in video: its link, participants and recordings. */
export async function callRooms(stack: Stack, { call }: Recorder): Promise<void> {
  const eventType = await call('POST', '/v2/event-types', {
    isExample: false,
    body: {
      title: 'Video call',
      slug: 'video-call',
      lengthInMinutes: 30,
      minimumBookingNotice: 0,
      locations: [{ type: 'integration', integration: 'svc-video' }],
    },
  })
  const { uid: bookingUid, start } = await call('POST', '/v2/bookings', {
    isExample: false,
    key: null,
    body: {
      start: '2026-12-07T10:00:00Z',
      eventTypeId: eventType.id,
      attendee: { name: 'Vic Video', email: 'vic@example.com', timeZone: 'Europe/Paris' },
    },
  })
  const soon = await call('POST', '/v2/bookings', {
    isExample: false,
    key: null,
    body: {
      start: '2026-12-03T09:30:00Z',
      eventTypeId: eventType.id,
      attendee: { name: 'Vic Video', email: 'vic@example.com', timeZone: 'Europe/Paris' },
    },
  })
  stack.clock.set('2026-12-03T09:15:00Z')
  const room = new URL(soon.location).pathname.split('/').at(-1) ?? ''
  await call('GET', '/v2/rooms/:room', { key: null, params: { room } })
  const tell = (records: string, body: unknown) =>
    call('POST', `/v2/rooms/:bookingUid/${records}`, {
      params: { bookingUid },
      body,
      key: null,
      headers: roomHeaders(stack.env.bookings.ROOM_PROVIDER_SECRET ?? '', body, stack.clock.now()),
    })
  const at = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString()
  await tell('participants', { email: 'vic@example.com', event: 'joined', at: at(0) })
  await tell('participants', { email: 'vic@example.com', event: 'left', at: at(25) })
  await tell('recordings', {
    downloadUrl: 'https://rooms.example.com/recordings/1.mp4',
    transcriptUrl: 'https://rooms.example.com/recordings/1.vtt',
    startedAt: at(1),
    duration: 1440,
  })
  for (const records of ['recordings', 'transcripts', 'conferencing-sessions'])
    await call('GET', `/v2/bookings/:bookingUid/${records}`, { params: { bookingUid } })
}
