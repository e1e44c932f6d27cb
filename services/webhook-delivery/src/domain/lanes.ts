import { allowedNow, type Pace } from './pace.ts'
import { capAt, isHeldBack, isSlow, type ReceiverHealth, startsNothingNew } from './receiver-health.ts'

/** Deliveries are sent in three lanes, so that what has failed, or is slow, cannot hold up what is new. */
export type Lane = 'first' | 'retry' | 'slow'
export const lanes: readonly Lane[] = ['first', 'retry', 'slow']

/** Requests at a time. */
export interface Limits {
  perProcess: number
  /** One host and port. */
  perOrigin: number
}
export const defaultLimits: Limits = { perProcess: 256, perOrigin: 16 }

const shares: Record<Lane, number> = { first: 0.6, retry: 0.25, slow: 0.15 }
/** No webhook gets more of a process than this. */
const perWebhookShare = 0.1

/** What this process is sending. */
export interface InFlight {
  byLane: Record<Lane, number>
  byOrigin: ReadonlyMap<string, number>
}

/** A webhook with something due, and how its receiver is doing. */
export interface Candidate<D> {
  webhookId: number
  /** Scheme, host and port of its URL. */
  origin: string
  /** false: nothing but what somebody asked for is sent. */
  active: boolean
  health: ReceiverHealth
  /** undefined: as fast as it answers. */
  pace?: Pace | undefined
  /** Under way for it, in all processes. */
  inFlight: number
  /** Due, the longest due first. */
  due: readonly D[]
}

export interface Due {
  /** Failed ones of this round. */
  tries: number
  /** Somebody asked for it now. */
  forced: boolean
}

/**
 * Chooses what to send now: one of each webhook in turn, those first that have the least under way and waited the longest,
 * until the webhook's limit, its host's or its lane's is reached.
 * A lane may use what others leave idle, except the slow one; half of another's share stays free for it all the same.
 */
export function choose<D extends Due>(
  candidates: readonly Candidate<D>[],
  inFlight: InFlight,
  now: Date,
  limits: Limits = defaultLimits,
): { delivery: D; candidate: Candidate<D>; lane: Lane }[] {
  const byLane = { ...inFlight.byLane }
  const byOrigin = new Map(inFlight.byOrigin)
  const queues = candidates.toSorted(byTurn).map((candidate) => ({
    candidate,
    due: withinPace(
      candidate,
      candidate.due.filter((delivery) => mayGo(candidate, delivery, now)),
      now,
    ),
    room: roomOf(candidate, now, limits),
  }))
  const chosen: { delivery: D; candidate: Candidate<D>; lane: Lane }[] = []
  for (let round = 0, open = queues; open.length > 0; round++) {
    open = open.filter(({ candidate, due, room }) => {
      const delivery = due[round]
      if (!delivery || round >= room) return false
      const lane = laneOf(candidate.health, delivery)
      const sharing = byOrigin.get(candidate.origin) ?? 0
      if (sharing >= limits.perOrigin || !hasRoom(lane, byLane, limits)) return false
      byLane[lane]++
      byOrigin.set(candidate.origin, sharing + 1)
      chosen.push({ delivery, candidate, lane })
      return true
    })
  }
  return chosen
}

function byTurn(a: Candidate<unknown>, b: Candidate<unknown>): number {
  const usedAt = ({ health }: Candidate<unknown>): number => health.usedAt?.getTime() ?? 0
  return a.inFlight - b.inFlight || usedAt(a) - usedAt(b)
}

function mayGo({ active, health }: Candidate<Due>, { tries, forced }: Due, now: Date): boolean {
  if (forced) return true
  return active && !isHeldBack(health, now) && (tries > 0 || !startsNothingNew(health, now))
}

/** What somebody asked for goes at once; it counts all the same. */
function withinPace<D extends Due>({ pace }: Candidate<D>, due: readonly D[], now: Date): readonly D[] {
  if (!pace) return due
  const forced = due.filter((delivery) => delivery.forced)
  const others = due.filter((delivery) => !delivery.forced)
  return [...forced, ...others.slice(0, Math.max(0, allowedNow(pace, now) - forced.length))]
}

function roomOf({ health, inFlight }: Candidate<Due>, now: Date, limits: Limits): number {
  const share = Math.max(1, Math.floor(limits.perProcess * perWebhookShare))
  return Math.min(capAt(health, now), share) - inFlight
}

function laneOf(health: ReceiverHealth, { tries }: Due): Lane {
  if (isSlow(health)) return 'slow'
  return tries > 0 ? 'retry' : 'first'
}

function hasRoom(lane: Lane, used: Record<Lane, number>, { perProcess }: Limits): boolean {
  const free = perProcess - lanes.reduce((sum, each) => sum + used[each], 0)
  if (free <= 0) return false
  if (used[lane] < Math.floor(perProcess * shares[lane])) return true
  if (lane === 'slow') return false
  const keptForOthers = lanes
    .filter((other) => other !== lane)
    .reduce((sum, other) => sum + Math.max(0, Math.ceil((perProcess * shares[other]) / 2) - used[other]), 0)
  return free > keptForOthers
}
