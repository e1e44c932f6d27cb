import type { BookingOutput } from '@punctual/contracts'
import { type Translation, type VersionedRequest, versionedResources } from '../../../src/versions/index.ts'

/** A booking in the current shape. */
export const booking: BookingOutput = {
  id: 3,
  uid: '2pPY1NcdFfUvG2hsiUvtXw',
  title: 'Intro between Olga and Ann',
  description: '',
  hosts: [
    {
      id: 1,
      name: 'Olga',
      email: 'olga@example.com',
      displayEmail: 'olga@example.com',
      username: 'olga',
      timeZone: 'Europe/Berlin',
    },
  ],
  status: 'accepted',
  cancellationReason: '',
  cancelledByEmail: '',
  rescheduledFromUid: 'acmfVsgZSG9DuhCFJM6D5t',
  start: '2026-12-01T12:30:00.000Z',
  end: '2026-12-01T13:00:00.000Z',
  duration: 30,
  eventTypeId: 1,
  eventType: { id: 1, slug: 'intro' },
  location: 'Main St 1',
  absentHost: false,
  createdAt: '2026-11-21T03:22:29.488Z',
  updatedAt: '2026-11-21T03:22:29.615Z',
  metadata: { k: 'v' },
  icsUid: 'acmfVsgZSG9DuhCFJM6D5t@svc',
  attendees: [
    {
      name: 'Ann',
      email: 'ann@example.com',
      displayEmail: 'ann@example.com',
      timeZone: 'Europe/Berlin',
      language: 'en',
      absent: false,
    },
  ],
  bookingFieldsResponses: { email: 'ann@example.com', name: 'Ann' },
}

/** The same booking in the older shape. */
export const rawBooking = {
  id: 3,
  uid: '2pPY1NcdFfUvG2hsiUvtXw',
  userId: 1,
  eventTypeId: 1,
  title: 'Intro between Olga and Ann',
  description: '',
  startTime: '2026-12-01T12:30:00.000Z',
  endTime: '2026-12-01T13:00:00.000Z',
  status: 'ACCEPTED',
  location: 'Main St 1',
  attendees: [
    {
      name: 'Ann',
      email: 'ann@example.com',
      timeZone: 'Europe/Berlin',
      locale: 'en',
      phoneNumber: null,
      noShow: false,
    },
  ],
  responses: { email: 'ann@example.com', name: 'Ann' },
  metadata: { k: 'v' },
  fromReschedule: 'acmfVsgZSG9DuhCFJM6D5t',
  rescheduled: false,
  cancellationReason: null,
  recurringEventId: null,
  user: { id: 1, name: 'Olga', email: 'olga@example.com', username: 'olga', timeZone: 'Europe/Berlin' },
  eventType: { id: 1, slug: 'intro' },
  noShowHost: false,
  iCalUID: 'acmfVsgZSG9DuhCFJM6D5t@svc',
  createdAt: '2026-11-21T03:22:29.488Z',
  updatedAt: '2026-11-21T03:22:29.615Z',
}

/** Returns the translation of an older route; missing parts return their input. */
export function translationOf(method: string, path: string): Required<Omit<Translation, 'schema'>> {
  const found = versionedResources
    .flatMap(({ older }) => older)
    .find(({ appliesTo }) => appliesTo.method === method && appliesTo.path === path)
  if (!found) throw new Error(`no translation of ${method} ${path}`)
  return { request: (request) => request, response: (answer) => answer, ...found }
}

/** Returns a request of a route with its path parameters. */
export function asked(
  { appliesTo }: Translation,
  given: { params?: Record<string, string>; query?: VersionedRequest['query']; body?: unknown } = {},
): VersionedRequest {
  const { params = {}, query = {}, body } = given
  const path = appliesTo.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  return { method: appliesTo.method, path, params, query, body }
}

/** Returns a 400 of the current version that names one field. */
export function badField(path: string, message: string) {
  const error = {
    code: 'BadRequestException',
    message: `${path} ${message}`,
    details: { errors: [{ path, message }] },
  }
  return { status: 400, body: { status: 'error', timestamp: '2026-12-01T08:00:00.000Z', path: '/x', error } }
}
