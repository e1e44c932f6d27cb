import {
  capAt,
  isHeldBack,
  isQuick,
  isSlow,
  largestCap,
  type ReceiverHealth,
  startsNothingNew,
} from './receiver-health.ts'

/**
 * Deliveries are sent in three priority classes, so that retries and slow receivers do not delay
 * first attempts.
 */
export type DeliveryClass = 'first' | 'retry' | 'slow'
export const deliveryClasses: readonly DeliveryClass[] = ['first', 'retry', 'slow']

/** Maximum number of concurrent requests. */
export interface Limits {
  perProcess: number
  /** Per host and port. */
  perOrigin: number
}
export const defaultLimits: Limits = { perProcess: 256, perOrigin: 16 }

const shares: Record<DeliveryClass, number> = { first: 0.6, retry: 0.25, slow: 0.15 }
/** The maximum share of a process for one webhook. */
const perWebhookShare = 0.1

/** The running requests of this process. */
export interface InFlight {
  byClass: Record<DeliveryClass, number>
  byOrigin: ReadonlyMap<string, number>
}

/** A webhook with due deliveries, and the health of its receiver. */
export interface Candidate<D> {
  webhookId: number
  /** Scheme, host and port of its URL. */
  origin: string
  /** false: only forced deliveries are sent. */
  active: boolean
  health: ReceiverHealth
  /** undefined: no rate limit. */
  pace?: Pace | undefined
  /** Its running requests in all processes. */
  inFlight: number
  /** Due deliveries, the longest due first. */
  due: readonly D[]
}

export interface Due {
  /** Failed attempts of this round. */
  tries: number
  /** Requested by a caller to be sent now. */
  forced: boolean
}

/** A delivery to send. */
export interface Chosen<D> {
  delivery: D
  candidate: Candidate<D>
  deliveryClass: DeliveryClass
  /** Sent when an earlier one to the same webhook has succeeded. */
  isAhead: boolean
}

/** Most deliveries that wait in the process for the running requests of their webhook. */
const mostAhead = 16

/**
 * Chooses the deliveries to send now: one of each webhook in turn, first those with the fewest
 * running requests and the longest wait, up to the limits of the webhook, its host and its class. A
 * class except the slow one can use idle capacity of the others, but leaves half of each other
 * class's share free.
 */
export function choose<D extends Due>(
  candidates: readonly Candidate<D>[],
  inFlight: InFlight,
  now: Date,
  limits: Limits = defaultLimits,
): Chosen<D>[] {
  const byClass = { ...inFlight.byClass }
  const byOrigin = new Map(inFlight.byOrigin)
  const queues = candidates.toSorted(byTurn).map((candidate) => ({
    candidate,
    due: withinPace(
      candidate,
      candidate.due.filter((delivery) => mayGo(candidate, delivery, now)),
      now,
    ),
    room: freeCapacityOf(candidate, now, limits),
  }))
  const chosen: Chosen<D>[] = []
  for (let round = 0, open = queues; open.length > 0; round++) {
    open = open.filter(({ candidate, due, room }) => {
      const delivery = due[round]
      if (!delivery || round >= room) return false
      const deliveryClass = classOf(candidate.health, delivery)
      const sharing = byOrigin.get(candidate.origin) ?? 0
      if (sharing >= limits.perOrigin || !hasFreeCapacity(deliveryClass, byClass, limits)) return false
      byClass[deliveryClass]++
      byOrigin.set(candidate.origin, sharing + 1)
      chosen.push({ delivery, candidate, deliveryClass, isAhead: false })
      return true
    })
  }
  return [
    ...chosen,
    ...queues.flatMap(({ candidate, due, room }) => chooseAhead(candidate, due, room, chosen)),
  ]
}

/**
 * Returns deliveries that follow those of a quick receiver, without another look at the queue. Only
 * where all its room is used: then no other process sends to it until these are done.
 */
function chooseAhead<D extends Due>(
  candidate: Candidate<D>,
  due: readonly D[],
  room: number,
  chosen: readonly Chosen<D>[],
): Chosen<D>[] {
  const { health, pace } = candidate
  const sent = chosen.filter((one) => one.candidate === candidate).length
  if (sent === 0 || sent < room || pace || !isQuick(health)) return []
  const rest = due.slice(sent, sent + mostAhead)
  return rest.map((delivery) => ({
    delivery,
    candidate,
    deliveryClass: classOf(health, delivery),
    isAhead: true,
  }))
}

/** Returns how many due deliveries of a webhook one look examines. */
export const dueOf = (health: ReceiverHealth): number => largestCap + (isQuick(health) ? mostAhead : 0)

function byTurn(a: Candidate<unknown>, b: Candidate<unknown>): number {
  const usedAt = ({ health }: Candidate<unknown>): number => health.usedAt?.getTime() ?? 0
  return a.inFlight - b.inFlight || usedAt(a) - usedAt(b)
}

function mayGo({ active, health }: Candidate<Due>, { tries, forced }: Due, now: Date): boolean {
  if (forced) return true
  return active && !isHeldBack(health, now) && (tries > 0 || !startsNothingNew(health, now))
}

/** Forced deliveries ignore the pace, but count towards it. */
function withinPace<D extends Due>({ pace }: Candidate<D>, due: readonly D[], now: Date): readonly D[] {
  if (!pace) return due
  const forced = due.filter((delivery) => delivery.forced)
  const others = due.filter((delivery) => !delivery.forced)
  return [...forced, ...others.slice(0, Math.max(0, allowedNow(pace, now) - forced.length))]
}

function freeCapacityOf({ health, inFlight }: Candidate<Due>, now: Date, limits: Limits): number {
  const share = Math.max(1, Math.floor(limits.perProcess * perWebhookShare))
  return Math.min(capAt(health, now), share) - inFlight
}

function classOf(health: ReceiverHealth, { tries }: Due): DeliveryClass {
  if (isSlow(health)) return 'slow'
  return tries > 0 ? 'retry' : 'first'
}

function hasFreeCapacity(
  deliveryClass: DeliveryClass,
  used: Record<DeliveryClass, number>,
  { perProcess }: Limits,
): boolean {
  const free = perProcess - deliveryClasses.reduce((sum, each) => sum + used[each], 0)
  if (free <= 0) return false
  if (used[deliveryClass] < Math.floor(perProcess * shares[deliveryClass])) return true
  if (deliveryClass === 'slow') return false
  const keptForOthers = deliveryClasses
    .filter((other) => other !== deliveryClass)
    .reduce((sum, other) => sum + Math.max(0, Math.ceil((perProcess * shares[other]) / 2) - used[other]), 0)
  return free > keptForOthers
}

/** The rate limit of a webhook's receiver. */
export interface Pace {
  /** Requests per second. */
  perSecond: number
  /** Only forced deliveries go out before. */
  pacedUntil: Date | null
}

/** The burst after an idle time: a quarter of a second's worth of requests. */
const burstOf = (perSecond: number): number => Math.max(1, Math.floor(perSecond / 4))
const intervalOf = (perSecond: number): number => 1_000 / perSecond

/**
 * Spaces requests evenly, with bursts of a quarter of a second; excess requests wait and lose no
 * attempt. Virtual scheduling algorithm (ITU-T I.371): one stored instant is the whole state, so
 * that all processes share one limit.
 * @returns how many requests may go out now
 */
export function allowedNow({ perSecond, pacedUntil }: Pace, now: Date): number {
  if (pacedUntil === null) return burstOf(perSecond)
  const since = now.getTime() - pacedUntil.getTime()
  return since < 0 ? 0 : Math.min(burstOf(perSecond), Math.floor(since / intervalOf(perSecond)) + 1)
}

/** Returns until when no request goes out, after that many requests now. */
export function pacedAfter({ perSecond, pacedUntil }: Pace, sent: number, now: Date): Date {
  const interval = intervalOf(perSecond)
  const rested = now.getTime() - (burstOf(perSecond) - 1) * interval
  return new Date(Math.ceil(Math.max(pacedUntil?.getTime() ?? 0, rested) + sent * interval))
}
