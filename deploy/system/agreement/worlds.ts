import type { Draw } from '@punctual/testing'
import { aroundTheClock } from '../fixtures.ts'

export const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'Pacific/Honolulu',
] as const

const weekDays = aroundTheClock.availability[0]!.days

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Returns the hours of a host, by multiples of five minutes. */
export function someHours(draw: Draw): { timeZone: string; availability: object[] } {
  const timeZone = draw.of(zones)
  if (draw.chance(40)) return { ...aroundTheClock, timeZone }
  const from = 6 * 60 + draw.int(60) * 5
  const to = Math.min(from + 120 + draw.int(80) * 5, 23 * 60)
  const days = draw.shuffled(weekDays).slice(0, 4 + draw.int(4))
  return { timeZone, availability: [{ days, startTime: timeOf(from), endTime: timeOf(to) }] }
}

const dayMs = 86_400_000
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Returns spans of dates at which a host is in another time zone, from yesterday on. */
export function someTravels(draw: Draw, now: number): { timeZone: string; startDate: string }[] {
  const first = now - dayMs + draw.int(5) * dayMs
  const last = first + draw.int(4) * dayMs
  const one = { timeZone: draw.of(zones), startDate: dateOf(first), endDate: dateOf(last) }
  if (draw.chance(60)) return [one]
  // The second one has no end.
  return [one, { timeZone: draw.of(zones), startDate: dateOf(last + (1 + draw.int(3)) * dayMs) }]
}

/** Countries and regions whose holidays are spread over the year. */
export const countries = [
  { countryCode: 'DE', regionCode: 'BY' },
  { countryCode: 'US' },
  { countryCode: 'JP' },
  { countryCode: 'IN' },
  { countryCode: 'CO' },
] as const

/** Settings under which the list has every start that can be booked at a multiple of 5 minutes. */
export const everyStart = {
  slotInterval: 5,
  offsetStart: 0,
  showOptimizedSlots: false,
  onlyShowFirstAvailableSlot: false,
}

export type Kind = 'personal' | 'roundRobin' | 'collective'

/** What decides whether a start can be booked; a long run fails if no probe reached one of them. */
export const rules = [
  'window of dates',
  'window of days',
  'window of bookable days',
  'notice',
  'limit of bookings',
  'limit of minutes',
  'team limits',
  'buffers',
  'seats',
  'several lengths',
  'series',
  'confirmation',
  'tentative requests',
  'fixed host',
  'groups of hosts',
  'weights',
  'same host',
  'first available slot',
  'optimized slots',
  'interval',
  'out of office',
  'holidays',
  'travel schedule',
  'routed members',
  'busy calendar',
] as const
export type Rule = (typeof rules)[number]

/** What a team says about one of its hosts. */
export type HostSettings = { mandatory?: boolean; groupId?: string; weight?: number; priority?: string }

/** An event type to create, and the features that probes depend on. */
export interface World {
  kind: Kind
  /** Whether the list has every start at a multiple of 5 minutes. */
  isFine: boolean
  lengths: number[]
  rules: Set<Rule>
  /** Bookings that are made together, a week apart. */
  occurrences: number
  viewer: string
  /** Of each host; a personal event type has one. */
  hosts: HostSettings[]
  body: Record<string, unknown>
}

/** Part of the body of an event type, with the rules that it sets. */
type Part = { body: object; rules: Rule[] }
const none: Part = { body: {}, rules: [] }

/** Returns a world at an instant. */
export function someWorld(draw: Draw, kind: Kind, now: number): World {
  const length = draw.of([15, 20, 30, 45, 60])
  const lengths = draw.chance(30) ? [length, length === 60 ? 30 : 60] : [length]
  const isFine = draw.chance(65)
  const sharing = someSharing(draw)
  const people = kind === 'roundRobin' ? someTurns(draw) : undefined
  const parts = [
    isFine ? { body: everyStart, rules: [] } : someGrid(draw),
    sharing,
    draw.chance(55) ? someWindow(draw, now) : none,
    draw.chance(30) ? someLimits(draw, length) : none,
    someBuffers(draw),
    someNotice(draw),
    people ?? none,
  ]
  const lengthsBody = {
    lengthInMinutes: length,
    ...(lengths.length > 1 && { lengthInMinutesOptions: lengths }),
  }
  const isTeams = kind !== 'personal' && draw.chance(25)
  return {
    kind,
    isFine,
    lengths,
    occurrences: sharing.occurrences,
    viewer: draw.of(zones),
    hosts: people?.hosts ?? Array.from({ length: kind === 'personal' ? 1 : 2 + draw.int(2) }, () => ({})),
    rules: new Set([
      ...parts.flatMap((part) => part.rules),
      ...(lengths.length > 1 ? (['several lengths'] as const) : []),
      ...(isTeams ? (['team limits'] as const) : []),
    ]),
    body: Object.assign(
      { title: 'Agreed', ...lengthsBody, ...(kind !== 'personal' && { schedulingType: kind }) },
      ...parts.map(({ body }) => body),
    ),
  }
}

function someGrid(draw: Draw): Part {
  const [slotInterval, offsetStart] = [draw.of([null, 15, 25, 30, 60]), draw.of([0, 0, 5, 10])]
  const [showOptimizedSlots, onlyShowFirstAvailableSlot] = [draw.chance(30), draw.chance(25)]
  return {
    body: { slotInterval, offsetStart, showOptimizedSlots, onlyShowFirstAvailableSlot },
    rules: [
      ...(slotInterval ? (['interval'] as const) : []),
      ...(showOptimizedSlots ? (['optimized slots'] as const) : []),
      ...(onlyShowFirstAvailableSlot ? (['first available slot'] as const) : []),
    ],
  }
}

/** Who shares a time: seats, a series, or requests that wait. */
function someSharing(draw: Draw): Part & { occurrences: number } {
  const confirmation = draw.of([undefined, undefined, 'blocking', 'tentative'] as const)
  const policy = { type: 'always', blockUnconfirmedBookingsInBooker: confirmation === 'blocking' }
  const waiting: Part = confirmation
    ? {
        body: { confirmationPolicy: policy },
        rules: [confirmation === 'blocking' ? 'confirmation' : 'tentative requests'],
      }
    : none
  if (draw.chance(25) && confirmation !== 'tentative') {
    const seats = { seatsPerTimeSlot: 2 + draw.int(2), showAttendeeInfo: true, showAvailabilityCount: true }
    return { body: { ...waiting.body, seats }, rules: [...waiting.rules, 'seats'], occurrences: 1 }
  }
  if (draw.chance(80)) return { ...waiting, occurrences: 1 }
  const occurrences = 2 + draw.int(2)
  const recurrence = { interval: 1, occurrences, frequency: 'weekly' }
  return { body: { ...waiting.body, recurrence }, rules: [...waiting.rules, 'series'], occurrences }
}

function someWindow(draw: Draw, now: number): Part {
  if (draw.chance(25)) {
    const from = now + draw.int(4) * dayMs
    const value = [dateOf(from), dateOf(from + draw.int(5) * dayMs)]
    return { body: { bookingWindow: { type: 'range', value } }, rules: ['window of dates'] }
  }
  const rolling = draw.chance(50)
  const type = draw.of(['calendarDays', 'businessDays'])
  return {
    body: { bookingWindow: { type, value: 1 + draw.int(4), rolling } },
    rules: [rolling ? 'window of bookable days' : 'window of days'],
  }
}

function someLimits(draw: Draw, length: number): Part {
  const day = 1 + draw.int(3)
  const week = draw.chance(50) && { week: day + draw.int(4) }
  return draw.chance(50)
    ? { body: { bookingLimitsCount: { day, ...week } }, rules: ['limit of bookings'] }
    : {
        body: { bookingLimitsDuration: { day: length * day + draw.of([0, 5]) } },
        rules: ['limit of minutes'],
      }
}

function someBuffers(draw: Draw): Part {
  const [beforeEventBuffer, afterEventBuffer] = [draw.of([0, 0, 5, 15]), draw.of([0, 0, 10, 30])]
  const has = beforeEventBuffer + afterEventBuffer > 0
  return { body: { beforeEventBuffer, afterEventBuffer }, rules: has ? ['buffers'] : [] }
}

function someNotice(draw: Draw): Part {
  const minimumBookingNotice = draw.of([0, 0, 30, 90, 600, 2000])
  return { body: { minimumBookingNotice }, rules: minimumBookingNotice > 0 ? ['notice'] : [] }
}

/** Hosts who take turns, from two to four: one group or two, some of them fixed. */
function someTurns(draw: Draw): Part & { hosts: HostSettings[] } {
  const [hasFixed, hasGroups, hasWeights] = [draw.chance(35), draw.chance(40), draw.chance(40)]
  const staysWithHost = draw.chance(50)
  const count = hasGroups ? 4 : 2 + (hasFixed ? 1 : 0) + draw.int(2)
  const hosts = Array.from({ length: count }, (_, index): HostSettings => {
    if (hasFixed && index === 0) return { mandatory: true }
    return {
      priority: draw.of(['low', 'medium', 'high']),
      ...(hasWeights && { weight: draw.of([0, 50, 100, 200]) }),
      ...(hasGroups && { groupId: index % 2 === 0 ? 'even' : 'odd' }),
    }
  })
  return {
    hosts,
    body: { rescheduleWithSameRoundRobinHost: staysWithHost },
    rules: [
      ...(hasFixed ? (['fixed host'] as const) : []),
      ...(hasGroups ? (['groups of hosts'] as const) : []),
      ...(hasWeights ? (['weights'] as const) : []),
      ...(staysWithHost ? (['same host'] as const) : []),
    ],
  }
}
