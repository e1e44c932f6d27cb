import {
  type ConferencingSession,
  hostOf,
  type RoomParticipant,
  type RoomVisit,
  sameEmail,
} from '@punctual/contracts'
import type { Booking } from './booking.ts'

/** A stored join or leave; the address is in lower case. */
export type Visit = Omit<RoomVisit, 'at'> & { at: Date }

/**
 * Returns the participants of a video room, each with the earliest join or leave: a leave without a
 * join implies one.
 */
export function participantsOf(visits: readonly Visit[]): RoomParticipant[] {
  const first = new Map<string, Date>()
  for (const { email, at } of visits) {
    const earliest = first.get(email)
    if (!earliest || at < earliest) first.set(email, at)
  }
  return [...first]
    .map(([email, joined]) => ({ email, joinedAt: joined.toISOString() }))
    .sort((a, b) => (a.joinedAt + a.email < b.joinedAt + b.email ? -1 : 1))
}

/** The time of one participant in the video room, in milliseconds; `ongoing`: not left yet. */
interface Stay {
  email: string
  from: number
  to: number
  ongoing: boolean
}

/**
 * Pairs joins and leaves, which can arrive in any order. Two joins without a leave are two devices,
 * and the first leave ends both. Without a leave, a participant stays until now, or until the end
 * of the booking if that has passed.
 */
function staysOf(visits: readonly Visit[], end: number, now: number): Stay[] {
  const stays: Stay[] = []
  const here = new Map<string, Stay>()
  const order = [...visits].sort((a, b) => a.at.getTime() - b.at.getTime() || (a.event < b.event ? -1 : 1))
  for (const { email, event, at: instant } of order) {
    const at = instant.getTime()
    const stay = here.get(email)
    if (event === 'left') {
      if (stay) stay.to = at
      else stays.push({ email, from: at, to: at, ongoing: false })
      if (stay) stay.ongoing = false
      here.delete(email)
    } else if (!stay) {
      const until = now < end ? Math.max(now, at) : Math.max(end, at)
      const joined = { email, from: at, to: until, ongoing: now < end }
      stays.push(joined)
      here.set(email, joined)
    }
  }
  return stays
}

/**
 * @returns the maximum number of concurrent participants; a join at the instant of a leave does not
 *   overlap it
 */
function maxConcurrent(stays: readonly Stay[]): number {
  const changes = stays
    .flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ])
    .sort((a, b) => a.at - b.at || b.by - a.by)
  let present = 0
  let max = 0
  for (const { by } of changes) {
    present += by
    max = Math.max(max, present)
  }
  return max
}

/** Converts milliseconds to whole seconds. */
export const seconds = (ms: number): number => Math.floor(ms / 1000)

/**
 * Returns the sessions of a video room, oldest first: spans with at least one participant.
 * @param shows whether the reader may see the participant with that address; all participants are
 *   counted
 */
export function sessionsOf(
  booking: Pick<Booking, 'uid' | 'end' | 'hosts' | 'attendees' | 'eventType'>,
  visits: readonly Visit[],
  now: Date,
  shows: (email: string) => boolean = () => true,
): ConferencingSession[] {
  const groups: Stay[][] = []
  let until = Number.NEGATIVE_INFINITY
  const stays = staysOf(visits, Date.parse(booking.end), now.getTime())
  for (const stay of stays.sort((a, b) => a.from - b.from)) {
    const current = groups.at(-1)
    if (current && stay.from <= until) current.push(stay)
    else groups.push([stay])
    until = Math.max(until, stay.to)
  }
  return groups.map((group) => session(booking, group, shows))
}

function session(
  booking: Parameters<typeof sessionsOf>[0],
  stays: readonly Stay[],
  shows: (email: string) => boolean,
): ConferencingSession {
  const start = Math.min(...stays.map(({ from }) => from))
  const end = Math.max(...stays.map(({ to }) => to))
  const { uid } = booking
  return {
    id: `${uid}-${seconds(start)}`,
    room: uid,
    startTime: seconds(start),
    duration: seconds(end - start),
    ongoing: stays.some(({ ongoing }) => ongoing),
    maxParticipants: maxConcurrent(stays),
    participants: stays
      .filter(({ email }) => shows(email))
      .map(({ email, from, to }) => {
        const host = hostOf(booking, email)
        const attendee = booking.attendees.find((one) => sameEmail(one.email, email))
        return {
          userId: host ? `${host.id}` : null,
          userName: host?.name ?? attendee?.name ?? email,
          joinTime: seconds(from),
          duration: seconds(to - from),
        }
      }),
  }
}
