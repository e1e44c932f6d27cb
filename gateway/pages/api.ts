/** Versions of the resources that these pages use. */
const versions: [RegExp, string][] = [
  [/^\/v2\/bookings/, '2024-08-13'],
  [/^\/v2\/event-types/, '2024-06-14'],
  [/^\/v2\/slots/, '2024-09-04'],
]

/** What the public API answered instead of a success. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  /** Bad fields by their path, such as `attendee.email`. */
  readonly fields: ReadonlyMap<string, string>

  constructor(status: number, error: { code?: string; message?: string; details?: unknown } = {}) {
    super(error.message ?? '')
    this.status = status
    this.code = error.code ?? ''
    const { errors = [] } = (error.details ?? {}) as { errors?: { path: string; message: string }[] }
    this.fields = new Map(errors.map(({ path, message }) => [path, message]))
  }
}

export type Method = 'GET' | 'POST' | 'PATCH'

/** What the public API answers to a success. */
export interface Answer<Data> {
  status: 'success'
  /** Absent where a success has no content. */
  data: Data
  /** Of a list. */
  pagination: { totalItems: number; hasNextPage: boolean }
}

/**
 * Calls the public API.
 * @param options.headers who is calling; none: a client without a credential
 * @throws ApiProblem; status 0: no answer
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

/** As `call`, as anybody; what says of the list is left out. */
export const ask = async <Data>(method: Method, path: string, body?: unknown): Promise<Data> =>
  (await call<Data>(method, path, body)).data

export interface Field {
  type: string
  slug: string
  label: string
  required: boolean
  hidden: boolean
  placeholder?: string
  options?: string[]
}

export interface Place {
  type: string
  address?: string
  link?: string
  phone?: string
  integration?: string
}

export interface Recurrence {
  interval: number
  /** At most so many. */
  occurrences: number
  frequency: 'weekly' | 'monthly' | 'yearly'
}

export interface EventType {
  id: number
  title: string
  slug: string
  description: string
  lengthInMinutes: number
  lengthInMinutesOptions?: number[]
  bookingFields: Field[]
  locations: Place[]
  requiresConfirmation: boolean
  requiresBookerEmailVerification?: boolean
  successRedirectUrl?: string | null
  recurrence?: Recurrence | null
  /** In the currency's smallest unit; 0: free. */
  price: number
  currency: string
  users?: { name: string }[]
  /** Of a team's event type. */
  team?: { name: string }
}

export interface Payment {
  amount: number
  currency: string
  paid: boolean
  /** Where it can be paid; none: between the people themselves. */
  url?: string
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
  hosts: { name: string; email: string }[]
  attendees: { name: string; email: string; timeZone: string }[]
  rescheduledToUid?: string
  cancellationReason?: string
  rating?: number
  payment?: Payment[]
  recurringBookingUid?: string
  /** Of whoever asked for the booking of one seat. */
  seatUid?: string
}

/** By date, in the zone that was asked for. */
export type Slots = Record<string, { start: string; seatsRemaining?: number }[]>
