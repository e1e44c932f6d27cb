/** Versions of the resources that these pages use. */
const versions: [RegExp, string][] = [
  [/^\/v2\/bookings/, '2024-08-13'],
  [/^\/v2\/event-types/, '2024-06-14'],
  [/^\/v2\/slots/, '2024-09-04'],
]

/** An error of the public API. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  /** Messages of invalid fields by path, such as `attendee.email`. */
  readonly fields: ReadonlyMap<string, string>
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, error: { code?: string; message?: string; details?: unknown } = {}) {
    super(error.message ?? '')
    this.status = status
    this.code = error.code ?? ''
    this.details = (error.details ?? {}) as Record<string, unknown>
    const { errors = [] } = this.details as { errors?: { path: string; message: string }[] }
    this.fields = new Map(errors.map(({ path, message }) => [path, message]))
  }
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** A success of the public API. */
export interface Answer<Data> {
  status: 'success'
  /** Absent for a success without content. */
  data: Data
  /** Present for lists. */
  pagination: { totalItems: number; hasNextPage: boolean }
}

/**
 * Calls the public API.
 * @param options.headers headers with the credential, if any
 * @throws ApiProblem; status 0 if there is no answer
 */
export async function call<Data>(
  method: Method,
  path: string,
  body?: unknown,
  { headers, ...options }: { headers?: Record<string, string>; cache?: RequestCache } = {},
): Promise<Answer<Data>> {
  const version = versions.find(([pattern]) => pattern.test(path))?.[1]
  const answer = await fetch(path, {
    ...options,
    method,
    headers: {
      ...headers,
      ...(version && { 'svc-api-version': version }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiProblem(0)
  })
  const json = (await answer.json().catch(() => ({}))) as Answer<Data> & { error?: object }
  if (!answer.ok || json.status !== 'success') throw new ApiProblem(answer.status, json.error)
  return json
}

/** Answers that came with the page; each is used once, so that later ones are new. */
const prepared = new Map<string, unknown>(
  Object.entries(JSON.parse(document.querySelector('#answers')?.textContent || '{}')),
)

/** Calls the public API without a credential and returns only the data. */
export async function ask<Data>(method: Method, path: string, body?: unknown): Promise<Data> {
  if (method === 'GET' && prepared.has(path)) {
    const data = prepared.get(path) as Data
    prepared.delete(path)
    return data
  }
  return (await call<Data>(method, path, body)).data
}

export interface Field {
  type: string
  slug: string
  label: string
  required: boolean
  hidden: boolean
  placeholder?: string
  disableOnPrefill?: boolean
  options?: string[]
}

export interface MeetingLocation {
  type: string
  address?: string
  link?: string
  phone?: string
  integration?: string
}

export interface Recurrence {
  interval: number
  /** Maximum number of occurrences. */
  occurrences: number
  frequency: 'weekly' | 'monthly' | 'yearly'
}

export interface EventType {
  id: number
  title: string
  slug: string
  description: string
  bookingUrl?: string
  translations?: { language: string; title?: string; description?: string }[]
  lengthInMinutes: number
  lengthInMinutesOptions?: number[]
  bookingFields: Field[]
  locations: MeetingLocation[]
  requiresConfirmation: boolean
  requiresBookerEmailVerification?: boolean
  bookerActiveBookingsLimit?: { offerReschedule?: boolean }
  successRedirectUrl?: string | null
  recurrence?: Recurrence | null
  /** In the smallest unit of the currency; 0: free. */
  price: number
  currency: string
  users?: { name: string }[]
  /** Present for event types of teams. */
  team?: { name: string }
}

export interface Payment {
  amount: number
  currency: string
  paid: boolean
  /** `hand`: host and visitor settle it themselves. */
  provider: string
  refunds?: { amount: number; status: 'pending' | 'succeeded' | 'failed' }[]
  /** Payment page; absent: payments are marked by hand. */
  url?: string
}

export interface Person {
  name: string
  /** Empty for a person who booked by phone. */
  email: string
  phoneNumber?: string
  timeZone: string
}

export interface Booking {
  uid: string
  title: string
  status: 'accepted' | 'pending' | 'cancelled' | 'rejected'
  start: string
  end: string
  duration: number
  location: string
  meetingUrl?: string
  eventTypeId: number
  hosts: Person[]
  attendees: Person[]
  rescheduledToUid?: string
  cancellationReason?: string
  rating?: number
  payment?: Payment[]
  refundPolicy?: { type: 'always' | 'never' | 'hours'; hours?: number }
  recurringBookingUid?: string
  /** The visitor's seat, if the booking was requested by seat. */
  seatUid?: string
}

/** Slots by date, in the requested time zone. */
export type Slots = Record<string, { start: string; seatsRemaining?: number }[]>
