import type { HostSnapshot } from '@punctual/contracts'
import { openDatabase, serviceUrl } from '@punctual/db'
import { type ApiAnswer, createUser, type Json, type Stack, startStack } from '@punctual/testing'
import type { Test } from 'tap'
import { type StandIn, type StandInType, standInForScheduling } from './scheduling-stand-in.ts'
import { ann, expectSuccess } from './stack.ts'

type Changes = Record<string, unknown>

/** A user of the stack as a host snapshot, with an API key. */
export interface Person extends HostSnapshot {
  key: string
}

export interface StandInStack extends Stack {
  standIn: StandIn
  /** The owner of the organization. */
  owner: Person
  /** Two members of it. */
  bo: Person
  cy: Person
  /** Adds an event type of the owner, half an hour at "Main St 1". @returns its id */
  type(changes?: Partial<StandInType>): number
  /** Adds a team event type, hosted by the owner, Bo and Cy in turn. @returns its id */
  teamType(changes?: Partial<StandInType>): number
  freshStart(): string
  book(body: Changes, key?: string | null): Promise<ApiAnswer>
  booked(body: Changes): Promise<Json>
  command(uid: string, verb: string, body?: unknown, key?: string | null): Promise<ApiAnswer>
  show(uid: string, key?: string | null): Promise<Json>
  /** Returns the events of a booking in the outbox, oldest first. */
  events(uid: string): Promise<{ type: string; data: Json }[]>
  reserve(body: Changes, key?: string | null): Promise<ApiAnswer>
}

/** Starts identity and bookings behind the gateway, with a stand-in for scheduling. */
export async function standInStack(t: Test, env: Record<string, string> = {}): Promise<StandInStack> {
  const standIn = await standInForScheduling(t)
  const stack = await startStack(t, {
    services: ['identity', 'bookings'],
    env: { SCHEDULING_URL: standIn.url, ...env },
  })
  const { api } = stack
  const person = async (name: string): Promise<Person> => {
    const username = name.toLowerCase()
    const email = `${username}@platform.test`
    const organizationId = stack.organization.id
    const account = await createUser(stack, { email, name, username, organizationId })
    return { ...profile, id: account.user.id, name, email, username, key: account.apiKey }
  }
  const profile = { timeZone: 'UTC', locale: 'en', timeFormat: 24 }
  const owner: Person = { ...profile, ...stack.user, name: 'Olivia Owner', key: stack.apiKey }
  const bo = await person('Bo')
  const cy = await person('Cy')
  const host = ({ key: _, ...snapshot }: Person) => snapshot
  const common = { ownerId: owner.id, organizationId: stack.organization.id }
  const type = (changes: Partial<StandInType> = {}) =>
    standIn.add({ ...common, hosts: [host(owner)], ...changes })
  const teamType = (changes: Partial<StandInType> = {}) =>
    standIn.add({
      ...common,
      teamId: stack.team.id,
      schedulingType: 'roundRobin',
      hosts: [owner, bo, cy].map((one) => ({ ...host(one), isFixed: false })),
      ...changes,
    })
  let hours = 0
  const freshStart = () => {
    hours += 1
    return new Date(Date.parse('2026-12-02T00:00:00Z') + hours * 3_600_000).toISOString()
  }
  const book = (body: Changes, key: string | null = null) =>
    api('POST', '/v2/bookings', { key, body: { start: freshStart(), attendee: ann, ...body } })
  const booked = async (body: Changes) => (await expectSuccess(book(body))).body.data
  const command = (uid: string, verb: string, body?: unknown, key: string | null = stack.apiKey) =>
    api('POST', `/v2/bookings/${uid}/${verb}`, { key, ...(body !== undefined && { body }) })
  const show = async (uid: string, key: string | null = null) =>
    (await api('GET', `/v2/bookings/${uid}`, { key })).body.data
  const reserve = (body: Changes, key: string | null = null) =>
    api('POST', '/v2/slots/reservations', { key, body })
  const events = async (uid: string) => eventsOf(stack, uid)
  return {
    ...stack,
    standIn,
    owner,
    bo,
    cy,
    type,
    teamType,
    freshStart,
    book,
    booked,
    command,
    show,
    reserve,
    events,
  }
}

async function eventsOf(stack: Stack, uid: string): Promise<{ type: string; data: Json }[]> {
  const db = openDatabase(serviceUrl(stack.databaseUrl, 'bookings'), {
    schema: 'bookings',
    transactionConnections: 1,
    statementConnections: 1,
  })
  try {
    const rows = await db.sql<{ type: string; body: Json }[]>`
      select type, body from (
        select pos, type, body::text as body from outbox where subject = ${uid}
        union select pos, type, body::text from event_log where subject = ${uid}) e order by pos`
    return rows.map(({ type, body }) => ({ type, data: JSON.parse(String(body)).data }))
  } finally {
    await db.close()
  }
}
