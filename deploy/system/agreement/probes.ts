import type { ApiAnswer, Draw, Json } from '@punctual/testing'
import { dataOf } from '../fixtures.ts'
import { areFree, type Ground, type Made, type Place, type Span, slotsOf } from './places.ts'
import type { Operation, Tally } from './tally.ts'
import { someHours } from './worlds.ts'

const step = 5 * 60_000
const dayMs = 86_400_000
const weekMs = 7 * dayMs
/** Starts are probed on the days before the last one of a list. */
const daysProbed = 7
const iso = (at: number) => new Date(at).toISOString()

/** How much is probed for each list. */
export interface Depth {
  good: number
  bad: number
}

/** What the probes of one world share. */
export interface Probing {
  ground: Ground
  tally: Tally
  draw: Draw
  place: Place
  depth: Depth
  /** Reports what disagrees. */
  report(problem: string): void
}

/** Starts as the lists of one moment have them. */
interface Lists {
  /** As the booker sees them. */
  offered: Set<number>
  /** In any zone that counts. */
  anywhere: Set<number>
}

let people = 0
const someone = (timeZone: string) => {
  people += 1
  return { name: 'Ann', email: `ann${people}@example.com`, timeZone }
}

const hasWindow = ({ rules }: Place) =>
  rules.has('window of dates') || rules.has('window of days') || rules.has('window of bookable days')

/** What narrows a list: the booking or seat that moves, or the members that a form has chosen. */
interface Asked {
  moving?: string
  routed?: readonly number[]
}

async function readLists(
  { ground, place }: Probing,
  minutes: number,
  { moving, routed }: Asked = {},
): Promise<Lists> {
  const now = ground.stack.clock.now().getTime()
  const weeks = moving === undefined ? place.occurrences - 1 : 0
  const listIn = async (timeZone: string) => {
    const query = new URLSearchParams({
      eventTypeId: `${place.id}`,
      start: iso(now),
      end: iso(now + (daysProbed + 1) * dayMs + weeks * weekMs),
      timeZone,
      duration: `${minutes}`,
      ...(moving !== undefined && { bookingUidToReschedule: moving }),
      ...(routed && { routedTeamMemberIds: routed.join() }),
    })
    return slotsOf(ground.stack, `${query}`)
  }
  const others = place.isFine && hasWindow(place) ? place.zones.filter((zone) => zone !== place.viewer) : []
  const [offered = [], ...rest] = await Promise.all([place.viewer, ...others].map(listIn))
  return { offered: new Set(offered), anywhere: new Set([...offered, ...rest.flat()]) }
}

const offsets = new Map<string, Intl.DateTimeFormat>()
function offsetIn(timeZone: string, at: number): string | undefined {
  const format =
    offsets.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  offsets.set(timeZone, format)
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
}

/**
 * Returns what the lists promise about a start, and about the further ones of a series: those keep
 * the time of day of the event type's zone, which is one of the place's.
 */
function promised(place: Place, { offered, anywhere }: Lists, start: number, occurrences: number) {
  const starts = Array.from({ length: occurrences }, (_, index) => start + index * weekMs)
  const last = starts.at(-1)!
  const isSteady = place.zones.every((zone) => offsetIn(zone, start) === offsetIn(zone, last))
  if (isSteady && starts.every((each) => offered.has(each))) return true
  const isRefused = place.isFine && (isSteady ? starts : [start]).some((each) => !anywhere.has(each))
  return isRefused ? false : undefined
}

/** Returns the starts to probe: some that lists promise, and some that they do not have. */
function startsOf({ ground, draw, place, depth }: Probing, lists: Lists) {
  const { offered, anywhere } = lists
  const exact = ground.stack.clock.now().getTime()
  const now = Math.ceil(exact / step) * step
  const within = (start: number) => start < now + (daysProbed - 1) * dayMs
  const taken = place.made.map(({ start }) => start).filter((start) => start > exact)
  const good = [
    ...draw.shuffled(taken.filter((start) => offered.has(start))).slice(0, 1),
    ...draw.shuffled([...offered].filter(within)),
  ].slice(0, depth.good)
  if (!place.isFine) return { good, bad: [] }
  const near = draw
    .shuffled([...anywhere])
    .slice(0, depth.bad)
    .flatMap((start) => [start - step, start + step])
  const far = Array.from({ length: depth.bad }, () => now + draw.int((daysProbed - 1) * 288) * step)
  const past = draw.chance(20) ? [now - (1 + draw.int(300)) * step] : []
  const unlisted = [...near, ...far].filter((start) => start > exact && within(start) && !anywhere.has(start))
  const full = draw.shuffled(taken.filter((start) => !anywhere.has(start))).slice(0, 2)
  return { good, bad: [...past, ...full, ...draw.shuffled(unlisted)].slice(0, depth.bad) }
}

/** Does work on all values, a few at a time. */
async function onEach<T>(values: readonly T[], work: (value: T) => Promise<void>): Promise<void> {
  const left = [...values]
  const worker = async () => {
    for (let value = left.shift(); value !== undefined; value = left.shift()) await work(value)
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}

const reserve = ({ ground, place }: Probing, start: number, minutes: number) =>
  ground.stack.api('POST', '/v2/slots/reservations', {
    key: null,
    body: {
      eventTypeId: place.id,
      slotStart: iso(start),
      timeZone: place.viewer,
      ...(place.lengths.length > 1 && { slotDuration: minutes }),
    },
  })

const book = ({ ground, place }: Probing, start: number, minutes: number, more: object = {}) =>
  ground.stack.api('POST', '/v2/bookings', {
    key: null,
    body: {
      eventTypeId: place.id,
      start: iso(start),
      lengthInMinutes: minutes,
      attendee: someone(place.viewer),
      ...more,
    },
  })

/** Compares an answer with the lists. @returns whether the start was taken */
function judge(
  { tally, place, report }: Probing,
  operation: Operation,
  start: number,
  expected: boolean | undefined,
  answer: ApiAnswer,
): boolean {
  const problem = tally.judge({ operation, start, expected }, answer, place.rules)
  if (problem !== undefined) report(problem)
  return answer.status < 300
}

const spanOf = ({ start, duration, hosts }: Json): Span => ({
  start: Date.parse(start),
  minutes: duration,
  hostIds: hosts.map(({ id }: Json) => id),
})

function madeOf(data: Json, others?: Span[]): Made {
  const [first, ...further] = Array.isArray(data) ? data : [data]
  const { uid, status, seatUid } = first
  return { ...spanOf(first), uid, status, seatUid, others: others ?? further.map(spanOf) }
}

/** Remembers a booking; a seat has the hosts of the booking that it joins, routed or not. */
function keep(place: Place, made: Made): void {
  const isRouted = [made, ...place.made].some((each) => each.uid === made.uid && each.isRouted)
  place.made.push({ ...made, isRouted })
}

/** Returns hosts whom a routing form could have chosen; mostly there was none. */
function someRouted({ draw, place }: Probing): number[] | undefined {
  if (place.kind !== 'roundRobin' || draw.chance(75)) return undefined
  place.rules.add('routed members')
  return draw.shuffled(place.hostIds).slice(0, 1 + draw.int(2))
}

/** Probes new bookings and reservations, with one list. */
export async function probeNew(probing: Probing): Promise<void> {
  const { ground, draw, place } = probing
  const minutes = draw.of(place.lengths)
  const routed = someRouted(probing)
  const lists = await readLists(probing, minutes, { ...(routed && { routed }) })
  const routing = routed && { routing: { teamMemberIds: routed } }
  const { good, bad } = startsOf(probing, lists)
  const expected = (start: number) => promised(place, lists, start, place.occurrences)
  const asked = bad.map((start) => ({
    start,
    // A reservation takes no routing.
    operation: draw.of(
      routed ? (['booking', 'dry run'] as const) : (['booking', 'dry run', 'reservation'] as const),
    ),
  }))
  await onEach(asked, async ({ start, operation }) => {
    const isDryRun = operation === 'dry run'
    const answer =
      operation === 'reservation'
        ? await reserve(probing, start, minutes)
        : await book(probing, start, minutes, { isDryRun, ...routing })
    judge(probing, operation, start, expected(start), answer)
  })
  const held = routed ? undefined : good[0]
  const [booked, ...tried] = routed ? good : good.slice(1)
  await onEach(tried, async (start) => {
    const answer = await book(probing, start, minutes, { isDryRun: true, ...routing })
    judge(probing, 'dry run', start, expected(start), answer)
  })
  if (held !== undefined) {
    const answer = await reserve(probing, held, minutes)
    if (judge(probing, 'reservation', held, expected(held), answer)) {
      const { reservationUid } = answer.body.data
      const fate = draw.int(10)
      if (fate === 0) return
      if (fate < 5) {
        const taken = await book(probing, held, minutes, { reservationUid })
        if (judge(probing, 'reserved booking', held, expected(held), taken))
          keep(place, madeOf(taken.body.data))
        return
      }
      await dataOf(ground.stack.api('DELETE', `/v2/slots/reservations/${reservationUid}`, { key: null }))
    }
  }
  if (booked === undefined) return
  const answer = await book(probing, booked, minutes, routing)
  if (judge(probing, 'booking', booked, expected(booked), answer))
    keep(place, { ...madeOf(answer.body.data), isRouted: routed !== undefined })
}

/** Probes where a booking can move to, or one occurrence of a series. */
export async function probeMoves(probing: Probing): Promise<void> {
  const { ground, place } = probing
  const moving = place.made.at(-1)
  if (!moving) return
  const { seatUid } = moving
  const operation = seatUid ? 'seat move' : 'reschedule'
  const lists = await readLists(probing, moving.minutes, { moving: seatUid ?? moving.uid })
  const { good, bad } = startsOf(probing, lists)
  const move = async (start: number, isDryRun: boolean) => {
    const body = { start: iso(start), isDryRun, ...(seatUid && { seatUid }) }
    const path = `/v2/bookings/${moving.uid}/reschedule`
    const answer = await ground.stack.api('POST', path, { key: null, body })
    return { answer, isTaken: judge(probing, operation, start, promised(place, lists, start, 1), answer) }
  }
  const [chosen, ...tried] = good.filter((start) => start !== moving.start)
  const further = [...bad, ...tried].filter((start) => start !== moving.start)
  await onEach(further, async (start) => void (await move(start, true)))
  if (chosen === undefined) return
  const { answer, isTaken } = await move(chosen, false)
  // A confirmation answers only those of a series that wait.
  const others = moving.status === 'pending' ? moving.others : []
  if (!isTaken) return
  place.made.pop()
  keep(place, { ...madeOf(answer.body.data, others), isRouted: moving.isRouted ?? false })
}

/**
 * Probes whether another host takes over a booking: one of the same group can exactly if the host
 * is free at that time. Limits and seats say nothing about that.
 */
export async function probeReassign(probing: Probing): Promise<void> {
  const { ground, place, report } = probing
  const taken = place.made.at(-1)
  if (!taken || place.groups.length === 0) return
  const notice = Number(place.body.minimumBookingNotice) * 60_000
  const now = ground.stack.clock.now().getTime()
  if (taken.start <= now) return
  const others = place.groups
    .filter((group) => group.some((id) => taken.hostIds.includes(id)))
    .flatMap((group) => group.filter((id) => !taken.hostIds.includes(id)))
  let expected: boolean | undefined = false
  for (const id of others) expected ||= await areFree(ground, place, { ...taken, hostIds: [id] })
  // Within the notice or beyond the window, neither working hours nor calendars count.
  const isOnlyClaimed = hasWindow(place) || taken.start < now + notice
  if (!expected && isOnlyClaimed) expected = undefined
  const answer = await ground.stack.api('POST', `/v2/bookings/${taken.uid}/reassign`, { body: {} })
  if (!judge(probing, 'reassignment', taken.start, expected, answer)) return
  taken.isOnlyClaimed = isOnlyClaimed
  taken.hostIds = spanOf(await dataOf(ground.stack.api('GET', `/v2/bookings/${taken.uid}`))).hostIds
  if (taken.isRouted) return
  const isWhole = place.groups.every(
    (group) => group.length === 0 || group.filter((id) => taken.hostIds.includes(id)).length === 1,
  )
  if (!isWhole) report(`the hosts of ${taken.uid} are not one of each group: ${taken.hostIds}`)
}

/**
 * Probes whether a request can be confirmed: exactly if its hosts are still free. Those that wait
 * for the same time are declined then.
 */
export async function probeConfirm(probing: Probing): Promise<void> {
  const { ground, draw, place, report } = probing
  const { api, clock } = ground.stack
  const waiting = place.made.filter(({ status }) => status === 'pending')
  if (waiting.length === 0) return
  const request = draw.of(waiting)
  const spans = [request, ...request.others]
  if (spans.some(({ start }) => start <= clock.now().getTime())) return
  let isFree: boolean | undefined = true
  if (place.rules.has('tentative requests'))
    for (const span of spans) isFree &&= await areFree(ground, place, span)
  // Hours do not bind a confirmation, nor do limits of the team, towards which the request itself
  // counts.
  const mayStay = place.rules.has('team limits') || place.hasChanged || request.isOnlyClaimed
  if (!isFree && mayStay) isFree = undefined
  const { key } = place
  const answer = await api('POST', `/v2/bookings/${request.uid}/confirm`, { key, body: {} })
  if (!judge(probing, 'confirmation', request.start, isFree, answer)) return
  for (const one of waiting) {
    one.status = (await dataOf(api('GET', `/v2/bookings/${one.uid}`, { key }))).status
    const competes = one.start === request.start && one.hostIds[0] === request.hostIds[0]
    if (competes && one !== request && one.status === 'pending')
      report(`the request ${one.uid} still waits for ${iso(one.start)}, which is taken`)
  }
  place.made = place.made.filter(({ status }) => status !== 'rejected')
}

/** Gives a host of the place other hours, which bind the next lists and checks. */
export async function changeHours({ ground, draw, place }: Probing): Promise<void> {
  const id = draw.of(place.hostIds)
  const { key, scheduleId } = ground.hosts.find((host) => host.id === id)!
  const hours = someHours(draw)
  place.zones = [...new Set([...place.zones, hours.timeZone])]
  place.hasChanged = true
  await dataOf(ground.stack.api('PATCH', `/v2/schedules/${scheduleId}`, { key, body: hours }))
}

/** Gives up a booking, so that its time is free again. */
export async function cancelOne({ ground, draw, place }: Probing): Promise<void> {
  if (place.made.length === 0) return
  const [one] = place.made.splice(draw.int(place.made.length), 1)
  const { uid, seatUid } = one!
  if (one!.start <= ground.stack.clock.now().getTime()) return
  const body = seatUid ? { seatUid } : {}
  await dataOf(ground.stack.api('POST', `/v2/bookings/${uid}/cancel`, { key: null, body }))
}
