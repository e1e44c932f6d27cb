import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type {
  BookableEventType,
  BookableHost,
  BookingCheckAnswer,
  BookingCheckRequest,
  HostSnapshot,
} from '@punctual/contracts'
import type { Test } from 'tap'
import { aCheck } from './fixtures.ts'

/** An event type of the stand-in. */
export interface StandInType extends Partial<BookableEventType> {
  hosts: (HostSnapshot & Partial<BookableHost>)[]
  privateLink?: BookingCheckAnswer['privateLink']
  claim?: BookingCheckAnswer['claim']
  /** The ids of hosts who are not available; the others always are. */
  away?: number[]
  /** The ids of hosts whose calendars are busy. */
  busy?: number[]
}

export interface StandIn {
  url: string
  /** Adds an event type. @returns its id */
  add(type: StandInType): number
  types: Map<number, StandInType>
  asked: BookingCheckRequest[]
}

const week = 7 * 86_400_000

function answerOf(id: number, type: StandInType, request: BookingCheckRequest): BookingCheckAnswer {
  const { hosts, privateLink, claim = { before: 0, after: 0 }, away = [], busy, ...changes } = type
  const { eventType } = aCheck({ id, slug: `type-${id}`, ...changes })
  const minutes = request.lengthInMinutes ?? eventType.lengthInMinutes
  const count = eventType.recurrence
    ? request.rescheduling
      ? 1
      : (request.recurrenceCount ?? eventType.recurrence.occurrences)
    : 1
  const bookable = hosts.map((host) => ({ isFixed: true, priority: 2, weight: 100, ...host }))
  const occurrences = Array.from({ length: count }, (_, index) => {
    const start = Date.parse(request.start) + index * week
    return {
      start: new Date(start).toISOString(),
      end: new Date(start + minutes * 60_000).toISOString(),
      availableHostIds: hosts.flatMap((host) =>
        away.includes(host.id) || busy?.includes(host.id) ? [] : [host.id],
      ),
      ...(busy && { busyHostIds: busy }),
    }
  })
  return { eventType, occurrences, hosts: bookable, claim, ...(privateLink && { privateLink }) }
}

/**
 * Starts a server that answers booking checks like scheduling, for event types that a test adds.
 * Schedules, notice and windows always allow the start.
 */
export async function standInForScheduling(t: Test): Promise<StandIn> {
  const types = new Map<number, StandInType>()
  const asked: BookingCheckRequest[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const refuse = () =>
      send(404, {
        status: 'error',
        error: { code: 'event_type_not_found', message: 'Event type not found.' },
      })
    const [, byId] = /^\/internal\/event-types\/(\d+)$/.exec(request.url ?? '') ?? []
    if (byId !== undefined) {
      const type = types.get(Number(byId))
      return type
        ? send(200, answerOf(Number(byId), type, { start: '2026-12-01T09:00:00Z' }).eventType)
        : refuse()
    }
    const body = JSON.parse(text || '{}') as BookingCheckRequest
    asked.push(body)
    const id = body.eventTypeId ?? [...types.keys()].find((one) => types.get(one)?.privateLink) ?? 0
    const type = types.get(id)
    return type ? send(200, answerOf(id, type, body)) : refuse()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  let id = 999
  const add = (type: StandInType): number => {
    id += 1
    types.set(id, type)
    return id
  }
  return { url: `http://127.0.0.1:${port}`, add, types, asked }
}
