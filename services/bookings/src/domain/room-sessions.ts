import {
  type ConferencingSession,
  hostOf,
  type RoomParticipant,
  type RoomVisit,
  sameEmail,
} from '@punctual/contracts'
import type { Booking } from './booking.ts'

/** A notice of the room provider, as it is kept: the address in lower case. */
export type Visit = Omit<RoomVisit, 'at'> & { at: Date }

/** @returns everybody who has been in a room, with the first that is known of them: a notice of leaving tells of coming, too */
export function participantsOf(visits: readonly Visit[]): RoomParticipant[] {
  const first = new Map<string, Date>()
  for (const { email, at } of visits) {
    const known = first.get(email)
    if (!known || at < known) first.set(email, at)
  }
  return [...first]
    .map(([email, joined]) => ({ email, joinedAt: joined.toISOString() }))
    .sort((a, b) => (a.joinedAt + a.email < b.joinedAt + b.email ? -1 : 1))
}

/** Somebody's time in the room, in ms; `ongoing`: until now. */
interface Stay {
  email: string
  from: number
  to: number
  ongoing: boolean
}

/**
 * In whatever order the notices came. Who comes twice without leaving is there on two devices, and has left with the
 * first that says so; whose leaving nobody told of is there until now, or until the booking's end when that has passed.
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
      const come = { email, from: at, to: until, ongoing: now < end }
      stays.push(come)
      here.set(email, come)
    }
  }
  return stays
}

/** @returns the most that are there at a time: who comes as another leaves is not there together */
function mostAtOnce(stays: readonly Stay[]): number {
  const changes = stays
    .flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ])
    .sort((a, b) => a.at - b.at || b.by - a.by)
  let there = 0
  let most = 0
  for (const { by } of changes) {
    there += by
    most = Math.max(most, there)
  }
  return most
}

/** @returns whole seconds, of milliseconds */
export const seconds = (ms: number): number => Math.floor(ms / 1000)

/**
 * @param shows whether the reader may know of the person with that address; all are counted
 * @returns the times during which somebody was in the room of a booking, oldest first
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
    maxParticipants: mostAtOnce(stays),
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
