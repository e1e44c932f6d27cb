import {
  type Api,
  type ApiAnswer,
  type Json,
  type Stack,
  startStack,
  type TestClock,
} from '@punctual/testing'
import type { Test } from 'tap'

export const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Changes = Record<string, unknown>
type Request = Parameters<Api>[2]

export interface BookingStack extends Stack {
  /** Creates an event type, by default half an hour at "Main St 1". @returns its id */
  eventType(changes?: Changes): Promise<number>
  /** Returns a start that no other call gets, on the hour, from the next day on. */
  freshStart(): string
  /** Books for Ann, anonymously by default. */
  book(body: Changes, request?: Request): Promise<ApiAnswer>
  /** Books for Ann. @returns the booking */
  booked(body: Changes): Promise<Json>
  /** Sends a command on a booking, as the owner by default. */
  command(uid: string, verb: string, body?: unknown, request?: Request): Promise<ApiAnswer>
  /** Reads a booking without a credential. */
  show(uid: string): Promise<Json>
}

/** Starts identity, scheduling and bookings behind the gateway; the owner is always available. */
export async function bookingStack(t: Test): Promise<BookingStack> {
  const stack = await startStack(t, { services: ['identity', 'scheduling', 'bookings'] })
  const { api } = stack
  await expectSuccess(
    api('POST', '/v2/schedules', {
      body: {
        name: 'Always',
        timeZone: 'UTC',
        isDefault: true,
        availability: [{ days: everyDay, startTime: '00:00', endTime: '23:59' }],
      },
    }),
  )
  let types = 0
  const eventType = async (changes: Changes = {}): Promise<number> => {
    types += 1
    const body = {
      title: 'Intro',
      slug: `intro-${types}`,
      lengthInMinutes: 30,
      locations: [{ type: 'address', address: 'Main St 1', public: true }],
      ...changes,
    }
    return (await expectSuccess(api('POST', '/v2/event-types', { body }))).body.data.id
  }
  let hours = 0
  const freshStart = (): string => {
    hours += 1
    return new Date(Date.parse('2026-12-02T00:00:00Z') + hours * 3_600_000).toISOString()
  }
  const book = (body: Changes, request: Request = {}): Promise<ApiAnswer> =>
    api('POST', '/v2/bookings', {
      key: null,
      ...request,
      body: { start: freshStart(), attendee: ann, ...body },
    })
  const booked = async (body: Changes) => (await expectSuccess(book(body))).body.data
  const command = (uid: string, verb: string, body?: unknown, request: Request = {}) =>
    api('POST', `/v2/bookings/${uid}/${verb}`, { ...(body !== undefined && { body }), ...request })
  const show = async (uid: string) => (await api('GET', `/v2/bookings/${uid}`, { key: null })).body.data
  return { ...stack, eventType, freshStart, book, booked, command, show }
}

export const ann = { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/Paris' }

/** Returns the answer, and fails unless it is a 2xx. */
export async function expectSuccess(asked: Promise<ApiAnswer>): Promise<ApiAnswer> {
  const answer = await asked
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

/** The expected envelope of an error. */
export const envelope = (code: string, path?: string) => ({
  status: 'error',
  timestamp: String,
  path: String,
  error: { code, message: String, ...(path !== undefined && { details: { errors: [{ path }] } }) },
})

/** Moves a clock to a number of minutes after an instant. */
export const moveTo = (clock: TestClock, iso: string, minutes: number): void =>
  clock.set(new Date(Date.parse(iso) + minutes * 60_000).toISOString())
