import { newUid, readRoomHost } from '@punctual/http'
import { bookingsInRoom } from '../db/rooms-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { bookingInRoom, roomAddress, roomTimes } from '../domain/room-door.ts'
import { signRoomToken } from '../domain/room-tokens.ts'

/**
 * Returns the address at which one visitor enters a video room now. Only a host with the token of
 * a mail enters as a moderator: anyone else can omit an invalid token, so it changes nothing.
 * @throws DomainError room_not_found, and what `bookingInRoom` throws
 */
export async function openRoom(
  { db, clock, config, sealer }: BookingsDeps,
  room: string,
  hostToken: string | undefined,
): Promise<string> {
  const now = clock.now()
  const booking = bookingInRoom(await bookingsInRoom(db, room), now)
  const { roomTokens, roomUrlTemplate } = config
  if (!roomTokens) return roomAddress(roomUrlTemplate, room, undefined)
  const hostId = hostToken === undefined ? undefined : readRoomHost(sealer, hostToken, { room })
  const host = booking.hosts.find(({ id }) => id === hostId)
  const token = await signRoomToken(roomTokens, { uid: newUid(), room, host, now, ...roomTimes(booking) })
  return roomAddress(roomUrlTemplate, room, token)
}
