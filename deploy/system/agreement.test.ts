import { parseArgs } from 'node:util'
import {
  type ApiAnswer,
  createUser,
  fileTimeoutMs,
  type Json,
  startReceiver,
  startStack,
  until,
} from '@punctual/testing'
import t from 'tap'
import {
  type Draw,
  drawOf,
  everyStart,
  type Kind,
  someHours,
  someWorld,
  type World,
} from './agreement-worlds.ts'
import { dataOf } from './fixtures.ts'

// No listed slot is refused, and no start is taken that is not listed, whatever rules an event type
// combines. docs/domain.md#where-lists-and-checks-differ lists the deliberate exceptions.
// `npm run agreement -- --probes 100000 --seed 7` runs longer, or repeats a run.

const { values } = parseArgs({
  options: { probes: { type: 'string', default: '120' }, seed: { type: 'string', default: '20261201' } },
})
const [probes, firstSeed] = [Number(values.probes), Number(values.seed)]
t.setTimeout(fileTimeoutMs + probes * 200)

const stack = await startStack(t, { services: ['identity', 'scheduling', 'bookings'] })
const { api, clock, organization } = stack

const minuteMs = 60_000
const step = 5 * minuteMs
const dayMs = 86_400_000
const iso = (at: number) => new Date(at).toISOString()

const team = await dataOf(
  api('POST', `/v2/organizations/${organization.id}/teams`, { body: { name: 'Agreement' } }),
)
const teamPath = `/v2/organizations/${organization.id}/teams/${team.id}/event-types`

/** Creates a member of the team. */
async function aHost(username: string) {
  const { user, apiKey: key } = await createUser(stack, {
    email: `${username}@agree.test`,
    name: username,
    username,
    organizationId: organization.id,
    role: 'MEMBER',
  })
  const membership = { userId: user.id, accepted: true, role: 'MEMBER' }
  await dataOf(
    api('POST', `/v2/organizations/${organization.id}/teams/${team.id}/memberships`, { body: membership }),
  )
  const schedule = await until(async () => {
    const { status, body } = await api('GET', '/v2/schedules/default', { key })
    return status === 200 && body.data
  })
  return { id: user.id, key, scheduleId: schedule.id as number }
}
const hosts = [await aHost('ada'), await aHost('bob'), await aHost('cid')]
type Host = (typeof hosts)[number]

/** Every Tuesday and every noon, the second host is busy in a calendar. */
async function aBusyCalendar({ key }: Host): Promise<void> {
  const feed = await startReceiver(t, { clock })
  const event = (uid: string, start: string, end: string, rule: string) =>
    `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:${start}Z\r\nDTEND:${end}Z\r\nRRULE:${rule}\r\nEND:VEVENT\r\n`
  const body = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event('a', '20261201T080000', '20261201T094000', 'FREQ=WEEKLY')}${event('b', '20261201T120000', '20261201T123000', 'FREQ=DAILY')}END:VCALENDAR`
  feed.respondWith(() => ({ body }))
  const urls = [new URL('/busy.ics', feed.url).href]
  await dataOf(api('POST', '/v2/calendars/ics-feed/save', { key, body: { urls } }))
}
await aBusyCalendar(hosts[1]!)

/** A booking that a probe made. */
interface Made {
  uid: string
  start: number
  minutes: number
  seatUid?: string
}

/** An event type with what probes know about it. */
interface Place extends World {
  id: number
  key: string
  path: string
  /** The zones whose lists a booker may have seen. */
  zones: string[]
  made: Made[]
}

let slugs = 0
async function placeOf(draw: Draw, world: World): Promise<Place> {
  const chosen = world.kind === 'personal' ? [draw.of(hosts)] : draw.shuffled(hosts).slice(0, 2 + draw.int(2))
  const zones = new Set([world.viewer, 'UTC'])
  for (const host of chosen) {
    const hours = someHours(draw)
    zones.add(hours.timeZone)
    await dataOf(api('PATCH', `/v2/schedules/${host.scheduleId}`, { key: host.key, body: hours }))
    if (draw.chance(15)) {
      const at = clock.now().getTime() + draw.int(5) * dayMs
      const body = { start: iso(at), end: iso(at + draw.int(2) * dayMs), reason: 'vacation' }
      const away = await api('POST', `/v2/organizations/${organization.id}/users/${host.id}/ooo`, { body })
      // An earlier world may have an entry for these days.
      if (away.status !== 409) await dataOf(Promise.resolve(away))
    }
  }
  slugs += 1
  const common = { ...world.body, slug: `agreed-${slugs}` }
  const [key, path] =
    world.kind === 'personal' ? [chosen[0]!.key, '/v2/event-types'] : [stack.apiKey, teamPath]
  const of = world.kind === 'personal' ? {} : { hosts: chosen.map(({ id }) => ({ userId: id })) }
  const { id } = await dataOf(api('POST', path, { key, body: { ...common, ...of } }))
  return { ...world, id, key, path: `${path}/${id}`, zones: [...zones], made: [] }
}

const daysListed = 8

/** Returns the listed starts, as one viewer sees them. */
async function listed(
  place: Place,
  timeZone: string,
  minutes: number,
  moving?: string,
): Promise<Set<number>> {
  const now = clock.now().getTime()
  const query = new URLSearchParams({
    eventTypeId: `${place.id}`,
    start: iso(now),
    end: iso(now + daysListed * dayMs),
    timeZone,
    duration: `${minutes}`,
    ...(moving !== undefined && { bookingUidToReschedule: moving }),
  })
  const dates = await dataOf(api('GET', `/v2/slots?${query}`, { key: null }))
  return new Set(Object.values<Json[]>(dates).flatMap((slots) => slots.map(({ start }) => Date.parse(start))))
}

/** Returns the starts that are listed in any zone that counts. */
async function listedAnywhere(place: Place, minutes: number, moving?: string): Promise<Set<number>> {
  const relevant = place.hasWindow ? place.zones : place.zones.slice(0, 1)
  const lists = await Promise.all(relevant.map((zone) => listed(place, zone, minutes, moving)))
  return new Set(lists.flatMap((list) => [...list]))
}

let people = 0
/** Returns the starts to probe: some that are listed, and some that are not. */
function startsOf(draw: Draw, offered: Set<number>, anywhere: Set<number>, isFine: boolean): number[] {
  const now = Math.ceil(clock.now().getTime() / step) * step
  const good = draw.shuffled([...offered]).slice(0, 3)
  if (!isFine) return good
  const near = draw
    .shuffled([...anywhere])
    .slice(0, 12)
    .flatMap((start) => [start - step, start + step])
  const far = Array.from({ length: 6 }, () => now + draw.int((daysListed - 1) * 288) * step)
  const within = (start: number) => start > now && start < now + (daysListed - 1) * dayMs
  const bad = draw.shuffled([...near, ...far]).filter((start) => within(start) && !anywhere.has(start))
  return draw.shuffled([...good, ...bad.slice(0, 6)])
}

const refusals = [
  'start_in_past',
  'outside_notice',
  'outside_window',
  'outside_schedule',
  'calendar_busy',
  'booking_limit_reached',
  'slot_taken',
  'booking_full',
]
const tally: Record<string, number> = {}
let done = 0
let world = ''

/** Compares an answer with the list. @returns whether the start was taken */
function judge(name: string, start: number, expected: boolean | undefined, answer: ApiAnswer): boolean {
  done += 1
  const code: string = answer.body?.error?.code ?? ''
  const taken = answer.status < 300
  const verdict = taken ? 'taken' : code
  tally[`${name} ${verdict}`] = (tally[`${name} ${verdict}`] ?? 0) + 1
  const isRuled = taken || refusals.includes(code)
  if (!isRuled || (expected !== undefined && taken !== expected)) {
    const wanted = expected ? 'listed' : 'not listed'
    t.fail(
      `${name} of ${iso(start)} (${wanted}): ${answer.status} ${JSON.stringify(answer.body?.error ?? {})}; ${world}`,
    )
  }
  return taken
}

const reserve = (place: Place, start: number, minutes: number) =>
  api('POST', '/v2/slots/reservations', {
    key: null,
    body: {
      eventTypeId: place.id,
      slotStart: iso(start),
      timeZone: place.viewer,
      ...(place.lengths.length > 1 && { slotDuration: minutes }),
    },
  })

const book = (place: Place, start: number, minutes: number, more: object = {}) => {
  people += 1
  const attendee = { name: 'Ann', email: `ann${people}@example.com`, timeZone: place.viewer }
  const body = { eventTypeId: place.id, start: iso(start), lengthInMinutes: minutes, attendee, ...more }
  return api('POST', '/v2/bookings', { key: null, body })
}

function remember(place: Place, { body }: ApiAnswer): void {
  const { uid, start, duration, seatUid } = body.data
  place.made.push({ uid, start: Date.parse(start), minutes: duration, seatUid })
}

/** Probes new bookings and reservations, with one list. */
async function probeNew(draw: Draw, place: Place): Promise<void> {
  const minutes = draw.of(place.lengths)
  const offered = await listed(place, place.viewer, minutes)
  const anywhere = place.isFine ? await listedAnywhere(place, minutes) : offered
  for (const start of startsOf(draw, offered, anywhere, place.isFine)) {
    const isListed = place.isFine ? anywhere.has(start) : true
    if (draw.chance(isListed ? 60 : 40)) {
      const held = await reserve(place, start, minutes)
      if (!judge('reservation', start, isListed, held)) continue
      const { reservationUid } = held.body.data
      if (draw.chance(70))
        await dataOf(api('DELETE', `/v2/slots/reservations/${reservationUid}`, { key: null }))
      else {
        const booked = await book(place, start, minutes, { reservationUid })
        if (judge('reserved booking', start, true, booked)) remember(place, booked)
        return
      }
    } else {
      const booked = await book(place, start, minutes)
      if (!judge('booking', start, isListed, booked)) continue
      remember(place, booked)
      return
    }
  }
}

/** Probes where a booking can move to. */
async function probeMoves(draw: Draw, place: Place): Promise<void> {
  const moving = place.made.at(-1)
  if (!moving) return
  const { seatUid } = moving
  const named = seatUid ?? moving.uid
  const offered = await listed(place, place.viewer, moving.minutes, named)
  const anywhere = place.isFine ? await listedAnywhere(place, moving.minutes, named) : offered
  for (const start of startsOf(draw, offered, anywhere, place.isFine)) {
    if (start === moving.start) continue
    const body = { start: iso(start), ...(seatUid && { seatUid }) }
    const answer = await api('POST', `/v2/bookings/${moving.uid}/reschedule`, { key: null, body })
    if (
      !judge(seatUid ? 'seat move' : 'reschedule', start, place.isFine ? anywhere.has(start) : true, answer)
    )
      continue
    place.made.pop()
    remember(place, answer)
    return
  }
}

/**
 * Probes whether another host takes over a booking: one can exactly where the list offers the start
 * once more. Notice, window, limits and seats say nothing about that.
 */
async function probeReassign(place: Place): Promise<void> {
  const taken = place.made.at(-1)
  if (!taken || place.kind !== 'roundRobin' || !place.isFine || place.seats) return
  if (place.hasWindow || place.hasLimits || place.hasNotice) return
  const offered = await listed(place, place.viewer, taken.minutes)
  const answer = await api('POST', `/v2/bookings/${taken.uid}/reassign`, { body: {} })
  judge('reassignment', taken.start, offered.has(taken.start), answer)
}

async function probePlace(seed: number, kind: Kind): Promise<void> {
  const draw = drawOf(seed)
  clock.advance((draw.int(3) * 1440 + draw.int(1440)) * minuteMs + draw.int(60) * 1000)
  const place = await placeOf(draw, someWorld(draw, kind, clock.now().getTime()))
  world = `--seed ${firstSeed}, world ${seed - firstSeed}: ${JSON.stringify({ ...place.body, viewer: place.viewer, now: clock.now() })}`
  for (let round = 0; round < 8 && done < probes; round++) {
    if (!place.isFine && round === 4) {
      await dataOf(api('PATCH', place.path, { key: place.key, body: everyStart }))
      place.isFine = true
    }
    await probeNew(draw, place)
    if (draw.chance(60)) await probeMoves(draw, place)
    if (draw.chance(40)) await probeReassign(place)
    if (draw.chance(30)) clock.advance(draw.int(240) * minuteMs)
  }
}

t.test('no listed slot is refused, and no start is taken that is not listed', async (t) => {
  t.comment(`--probes ${probes} --seed ${firstSeed}`)
  const kinds: Kind[] = ['personal', 'roundRobin', 'collective']
  for (let index = 0; done < probes; index++) await probePlace(firstSeed + index, kinds[index % 3]!)
  t.comment(`${done} probes: ${JSON.stringify(tally)}`)
  for (const name of ['reservation', 'reserved booking', 'booking', 'reschedule'])
    t.ok(tally[`${name} taken`], `${name} was probed`)
})
