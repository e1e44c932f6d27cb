import { DomainError } from '@punctual/contracts'
import type { Booking } from './booking.ts'

const opensMinutesBefore = 15
const closesMinutesAfter = 60

const at = (iso: string, minutes: number): Date => new Date(Date.parse(iso) + minutes * 60_000)

/** Returns from when until when visitors are let into the room of a booking. */
export const roomTimes = ({ start, end }: Pick<Booking, 'start' | 'end'>) => ({
  opensAt: at(start, -opensMinutesBefore),
  closesAt: at(end, closesMinutesAfter),
})

/**
 * Returns the booking whose visitors may enter a room now (docs/domain.md#video-rooms).
 * @param bookings that have the room: a booking that was rescheduled shares it with its successor
 * @throws DomainError room_not_found, room_not_open, booking_ended, booking_not_accepted,
 *   booking_already_rejected, booking_already_cancelled
 */
export function bookingInRoom(bookings: readonly Booking[], now: Date): Booking {
  const accepted = bookings.filter(({ status }) => status === 'accepted')
  const open = accepted.find((booking) => {
    const { opensAt, closesAt } = roomTimes(booking)
    return opensAt <= now && now <= closesAt
  })
  if (open) return open
  if (accepted.length > 0)
    throw new DomainError(
      accepted.some((booking) => now < roomTimes(booking).opensAt) ? 'room_not_open' : 'booking_ended',
    )
  const statuses = new Set(bookings.map(({ status }) => status))
  if (statuses.has('pending')) throw new DomainError('booking_not_accepted')
  if (statuses.has('rejected')) throw new DomainError('booking_already_rejected')
  throw statuses.size > 0
    ? new DomainError('booking_already_cancelled')
    : new DomainError('room_not_found', 'There is no such video room.')
}

/**
 * Returns the address at the provider of the room, with the token in its query or at `{jwt}`.
 * @param token undefined where the provider lets everyone in who knows the address
 */
export function roomAddress(template: string, room: string, token: string | undefined): string {
  const address = template.replaceAll('{room}', room)
  if (token === undefined) return address
  if (address.includes('{jwt}')) return address.replaceAll('{jwt}', token)
  const url = new URL(address)
  url.searchParams.append('jwt', token)
  return url.href
}
