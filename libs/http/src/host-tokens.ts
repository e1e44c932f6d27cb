import { DomainError } from '@punctual/contracts'
import type { Sealer } from './sealer.ts'

/** A booking, and one of its hosts or possible hosts. */
interface HostOfBooking {
  bookingUid: string
  userId: number
}

/** A video room, and a host of the booking in it. */
interface HostOfRoom {
  room: string
  userId: number
}

/** The right of one host to accept one instant booking, until the request ends. */
export interface Acceptance extends HostOfBooking {
  /** ISO 8601. */
  expiresAt: string
}

/** Distinguishes each kind of token from the other one, and from everything else that is sealed. */
type Purpose = 'accept-instant-booking' | 'answer-booking-request' | 'host-video-room'

/** Returns a token that proves the right: nothing but the keys of the system can make one. */
export const acceptanceToken = (
  sealer: Pick<Sealer, 'seal'>,
  { bookingUid, userId, expiresAt }: Acceptance,
): string => sealed(sealer, 'accept-instant-booking', { bookingUid, userId, expiresAt })

/**
 * Returns a token with which one host can confirm or decline one pending booking. It has no time of
 * its own, because the booking says how long it can be answered, and its time can be edited.
 */
export const answerToken = (sealer: Pick<Sealer, 'seal'>, { bookingUid, userId }: HostOfBooking): string =>
  sealed(sealer, 'answer-booking-request', { bookingUid, userId })

/**
 * Returns the host whom a token allows to accept the booking.
 * @throws DomainError accept_link_invalid for a token that is forged, expired or of another booking
 */
export function readAcceptance(
  sealer: Pick<Sealer, 'open'>,
  token: string,
  { bookingUid, now }: { bookingUid: string; now: Date },
): number {
  const { userId, expiresAt } = opened(sealer, token, 'accept-instant-booking', bookingUid)
  if (!(Date.parse(String(expiresAt)) > now.getTime())) throw new DomainError('accept_link_invalid')
  return userId
}

/**
 * Returns the host whom a token allows to answer the request.
 * @throws DomainError accept_link_invalid for a token that is forged or of another booking
 */
export const readAnswerToken = (
  sealer: Pick<Sealer, 'open'>,
  token: string,
  { bookingUid }: { bookingUid: string },
): number => opened(sealer, token, 'answer-booking-request', bookingUid).userId

/**
 * Returns a token with which one host enters a video room as its moderator. The booking says when,
 * and for how long the person is its host.
 */
export const roomHostToken = (sealer: Pick<Sealer, 'seal'>, { room, userId }: HostOfRoom): string =>
  sealed(sealer, 'host-video-room', { room, userId })

/** Returns the host whom a token names; undefined if it is forged or of another room. */
export function readRoomHost(
  sealer: Pick<Sealer, 'open'>,
  token: string,
  { room }: { room: string },
): number | undefined {
  const { purpose, userId, ...claim } = contentOf(sealer, token)
  const isValid = purpose === ('host-video-room' satisfies Purpose) && claim.room === room
  return isValid && typeof userId === 'number' ? userId : undefined
}

const sealed = (sealer: Pick<Sealer, 'seal'>, purpose: Purpose, right: object): string =>
  sealer.seal(JSON.stringify({ purpose, ...right }))

function opened(
  sealer: Pick<Sealer, 'open'>,
  token: string,
  purpose: Purpose,
  bookingUid: string,
): { userId: number; expiresAt?: unknown } {
  const { userId, ...claim } = contentOf(sealer, token)
  if (claim.purpose !== purpose || claim.bookingUid !== bookingUid || typeof userId !== 'number')
    throw new DomainError('accept_link_invalid')
  return { ...claim, userId }
}

function contentOf(sealer: Pick<Sealer, 'open'>, token: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sealer.open(token))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
