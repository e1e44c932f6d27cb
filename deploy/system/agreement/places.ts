import {
  createUser,
  type Draw,
  type Json,
  type Stack,
  startReceiver,
  type Test,
  until,
} from '@punctual/testing'
import { aroundTheClock, dataOf } from '../fixtures.ts'
import { countries, everyStart, someHours, someTravels, type World } from './worlds.ts'

const dayMs = 86_400_000
const iso = (at: number) => new Date(at).toISOString()

/** A user who can host. */
export interface Host {
  id: number
  key: string
  scheduleId: number
  hasCalendar: boolean
}

/** A time of a booking, with the ids of its hosts. */
export interface Span {
  start: number
  minutes: number
  hostIds: number[]
}

/** A booking that a probe made. */
export interface Made extends Span {
  uid: string
  status: string
  seatUid?: string
  /** The further occurrences of a series. */
  others: Span[]
  /** Whether only some members could host it: a group without one of them has no host. */
  isRouted?: boolean
  /** Whether its host may have taken it over without a look at hours and calendars. */
  isOnlyClaimed?: boolean
}

/** An event type with what probes know about it. */
export interface Place extends World {
  id: number
  key: string
  path: string
  /** The zones whose lists a booker may have seen. */
  zones: string[]
  hostIds: number[]
  /** Whether a host got other hours since bookings were made. */
  hasChanged: boolean
  /** Host ids of each group that takes turns. */
  groups: number[][]
  made: Made[]
  /** Event types of some hosts without the rules of this one, by hosts and length. */
  plain: Map<string, Promise<number>>
}

/** The people and teams of all worlds. */
export interface Ground {
  stack: Stack
  hosts: Host[]
  /** Paths of the event types of a team without and one with limits. */
  teams: { free: string; limited: string }
}

/** Makes hosts, two of them with busy calendars, and teams, one of them with limits. */
export async function prepareGround(t: Test, stack: Stack): Promise<Ground> {
  const { api, organization } = stack
  const teams = `/v2/organizations/${organization.id}/teams`
  const hosts: Host[] = []
  for (const name of ['ada', 'bob', 'cid', 'dee']) hosts.push(await aHost(stack, name))
  const limits = { bookingLimits: '{"PER_DAY": 2, "PER_WEEK": 6}', timeZone: 'America/New_York' }
  const [free, limited] = await Promise.all(
    [{ name: 'Free' }, { name: 'Limited', ...limits }].map(async (body) => {
      const { id } = await dataOf(api('POST', teams, { body }))
      for (const host of hosts) {
        const membership = { userId: host.id, accepted: true, role: 'MEMBER' }
        await dataOf(api('POST', `${teams}/${id}/memberships`, { body: membership }))
      }
      return `${teams}/${id}/event-types`
    }),
  )
  const ground = { stack, hosts, teams: { free: free!, limited: limited! } }
  for (const path of [free!, limited!]) await untilTeamHasHosts(ground, path)
  await untilLimited(ground)
  await aBusyCalendar(t, stack, hosts[1]!)
  await aBusyCalendar(t, stack, hosts[3]!)
  return ground
}

async function aHost(stack: Stack, username: string): Promise<Host> {
  const { user, apiKey: key } = await createUser(stack, {
    email: `${username}@agree.test`,
    name: username,
    username,
    organizationId: stack.organization.id,
    role: 'MEMBER',
  })
  const schedule = await until(async () => {
    const { status, body } = await stack.api('GET', '/v2/schedules/default', { key })
    return status === 200 && body.data
  })
  await dataOf(stack.api('PATCH', `/v2/schedules/${schedule.id}`, { key, body: aroundTheClock }))
  return { id: user.id, key, scheduleId: schedule.id, hasCalendar: username === 'bob' || username === 'dee' }
}

let slugs = 0
const nextSlug = () => {
  slugs += 1
  return `agreed-${slugs}`
}
const plainType = () => ({ title: 'Plain', slug: nextSlug(), lengthInMinutes: 60, ...everyStart })

/** Scheduling knows the members of a team by its events. */
async function untilTeamHasHosts({ stack: { api }, hosts }: Ground, path: string): Promise<void> {
  await until(async () => {
    const body = {
      ...plainType(),
      schedulingType: 'collective',
      hosts: hosts.map(({ id }) => ({ userId: id })),
    }
    return (await api('POST', path, { body })).status === 201
  })
}

/** Books as much as a host of the limited team can have in a day, and waits for an empty list. */
async function untilLimited({ stack, hosts, teams }: Ground): Promise<void> {
  const { api, clock } = stack
  const body = { ...plainType(), schedulingType: 'collective', hosts: [{ userId: hosts[0]!.id }] }
  const { id } = await dataOf(api('POST', teams.limited, { body }))
  const [date] = iso(clock.now().getTime() + 20 * dayMs).split('T')
  for (const time of ['15:00', '17:00']) {
    const attendee = { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' }
    const booking = { eventTypeId: id, start: `${date}T${time}:00Z`, attendee }
    await dataOf(api('POST', '/v2/bookings', { key: null, body: booking }))
  }
  const query = `eventTypeId=${id}&start=${date}T14:00:00Z&end=${date}T20:00:00Z`
  await until(async () => (await slotsOf(stack, query)).length === 0, { describe: 'the limits of the team' })
}

/** Makes a host busy every Tuesday morning and every noon, and waits until lists show it. */
async function aBusyCalendar(t: Test, stack: Stack, { key }: Host): Promise<void> {
  const { api, clock } = stack
  const feed = await startReceiver(t, { clock })
  const event = (uid: string, start: string, end: string, rule: string) =>
    `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:${start}Z\r\nDTEND:${end}Z\r\nRRULE:${rule}\r\nEND:VEVENT\r\n`
  const events = `${event('a', '20261201T080000', '20261201T094000', 'FREQ=WEEKLY')}${event('b', '20261201T120000', '20261201T123000', 'FREQ=DAILY')}`
  feed.respondWith(() => ({ body: `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR` }))
  const url = new URL('/busy.ics', feed.url).href
  await dataOf(api('POST', '/v2/calendars/ics-feed/save', { key, body: { urls: [url] } }))
  const { id } = await dataOf(api('POST', '/v2/event-types', { key, body: plainType() }))
  const [date] = iso(clock.now().getTime() + dayMs).split('T')
  const query = `eventTypeId=${id}&start=${date}T09:00:00Z&end=${date}T15:00:00Z`
  await until(
    async () => {
      const starts = await slotsOf(stack, query)
      return starts.length > 0 && !starts.includes(Date.parse(`${date}T12:00:00Z`))
    },
    { describe: 'the busy time of the calendar' },
  )
}

/** Returns the starts of a list. */
export async function slotsOf({ api }: Stack, query: string): Promise<number[]> {
  const dates = await dataOf(api('GET', `/v2/slots?${query}`, { key: null }))
  return Object.values<Json[]>(dates).flatMap((slots) => slots.map(({ start }) => Date.parse(start)))
}

const teamPathOf = ({ teams }: Ground, { rules }: Pick<World, 'rules'>): string =>
  rules.has('team limits') ? teams.limited : teams.free

/** Creates the event type of a world, and gives its hosts hours and absences. */
export async function placeOf(ground: Ground, draw: Draw, world: World): Promise<Place> {
  const { stack } = ground
  const chosen = draw.shuffled(ground.hosts).slice(0, world.hosts.length)
  const zones = new Set([world.viewer, 'UTC'])
  for (const host of chosen) {
    const hours = someHours(draw)
    zones.add(hours.timeZone)
    await dataOf(stack.api('PATCH', `/v2/schedules/${host.scheduleId}`, { key: host.key, body: hours }))
    if (draw.chance(15)) {
      await sendAway(stack, host, stack.clock.now().getTime() + draw.int(5) * dayMs, draw.int(2))
      world.rules.add('out of office')
    }
    if (host.hasCalendar) world.rules.add('busy calendar')
    for (const zone of await moveAbout(stack, host, draw, world)) zones.add(zone)
  }
  const isPersonal = world.kind === 'personal'
  const [key, path] = isPersonal
    ? [chosen[0]!.key, '/v2/event-types']
    : [stack.apiKey, teamPathOf(ground, world)]
  const hosts = chosen.map(({ id }, index) => ({ userId: id, ...world.hosts[index] }))
  const body = { ...world.body, slug: nextSlug(), ...(!isPersonal && { hosts }) }
  const { id } = await dataOf(stack.api('POST', path, { key, body }))
  const groups = ['', 'even', 'odd'].map((group) =>
    hosts
      .filter(({ mandatory, groupId = '' }) => !mandatory && groupId === group)
      .map(({ userId }) => userId),
  )
  return {
    ...world,
    id,
    key,
    path: `${path}/${id}`,
    zones: [...zones],
    hostIds: chosen.map((host) => host.id),
    hasChanged: false,
    groups: world.kind === 'roundRobin' ? groups : [],
    made: [],
    plain: new Map(),
  }
}

/**
 * Gives a host holidays and travel schedules, or removes those of an earlier world.
 * @returns the zones in which the host will be
 */
async function moveAbout({ api, clock }: Stack, { key }: Host, draw: Draw, { rules }: World) {
  const country = draw.chance(20) ? draw.of(countries) : { countryCode: null }
  if (country.countryCode) rules.add('holidays')
  await dataOf(api('PUT', '/v2/holidays', { key, body: country }))
  const travelSchedules = draw.chance(25) ? someTravels(draw, clock.now().getTime()) : []
  if (travelSchedules.length > 0) rules.add('travel schedule')
  await dataOf(api('PUT', '/v2/travel-schedules', { key, body: { travelSchedules } }))
  return travelSchedules.map(({ timeZone }) => timeZone)
}

async function sendAway({ api, organization }: Stack, { id }: Host, at: number, days: number): Promise<void> {
  const body = { start: iso(at), end: iso(at + days * dayMs), reason: 'vacation' }
  const away = await api('POST', `/v2/organizations/${organization.id}/users/${id}/ooo`, { body })
  // An earlier world may have an entry for these days.
  if (away.status !== 409) await dataOf(Promise.resolve(away))
}

/**
 * Returns whether all of these hosts are free at a time, buffers included: an event type that has
 * them as its collective hosts and none of the place's rules lists the start.
 */
export async function areFree(
  ground: Ground,
  place: Place,
  { start, minutes, hostIds }: Span,
): Promise<boolean> {
  const { api } = ground.stack
  const name = `${[...hostIds].sort((a, b) => a - b)} ${minutes}`
  const create = async () => {
    const { beforeEventBuffer, afterEventBuffer } = place.body
    const body = {
      ...plainType(),
      beforeEventBuffer,
      afterEventBuffer,
      minimumBookingNotice: 0,
      lengthInMinutes: minutes,
      schedulingType: 'collective',
      hosts: hostIds.map((userId) => ({ userId })),
    }
    return (await dataOf(api('POST', teamPathOf(ground, place), { body }))).id as number
  }
  const plain = place.plain.get(name) ?? create()
  place.plain.set(name, plain)
  const end = start + minutes * 60_000
  const query = `eventTypeId=${await plain}&start=${iso(start)}&end=${iso(end)}`
  return (await slotsOf(ground.stack, query)).includes(start)
}
