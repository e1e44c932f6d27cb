import type { DomainEvent, EventSource } from '@punctual/contracts'
import type { Span, Tracing } from '@punctual/tracing'
import { headers, type PubAck } from 'nats'
import type { Link } from './bus.ts'
import { eventSubject, streamName } from './names.ts'

/** An event as its table stores it. */
export interface StoredEvent {
  pos: number
  id: string
  subject: string
  type: string
  /** CloudEvents JSON. */
  body: string
}

/** Milliseconds. A cluster node that dies never answers; publishing again is safe. */
const answerTimeout = 2_000

/**
 * Ids of events that a server dropped as repeats although its stream lacks them; they are published
 * without an id.
 */
const withoutId = new Set<string>()

export interface Publication {
  /** Stream sequences of the first rows, in order: the rows that the stream certainly has. */
  sequences: number[]
  /** Why the next row was not acknowledged; undefined when all were. */
  error: unknown
}

/**
 * Publishes the rows in order without waiting between them. Each carries its event id, so that the
 * server drops repeats, and the sequence that it must follow. After one rejection the server
 * therefore rejects the rest; it also does so when another client publishes or the stream was
 * replaced.
 * @param last the stream's last sequence
 */
export async function publishInOrder(
  link: Link,
  prefix: string,
  source: EventSource,
  rows: readonly StoredEvent[],
  last: number,
  tracing?: Tracing | undefined,
): Promise<Publication> {
  const stream = streamName(prefix, source)
  const spans = tracing && rows.map((row) => startPublication(tracing, row))
  const answers = rows.map((row, index) =>
    link.jetstream.publish(eventSubject(prefix, source, row), row.body, {
      ...(!withoutId.has(row.id) && { msgID: row.id }),
      expect: { streamName: stream, lastSequence: last + index },
      timeout: answerTimeout,
      ...(spans?.[index] && { headers: traceHeaders(spans[index]) }),
    }),
  )
  const settled = await link.publish(answers)
  for (const [index, answer] of settled.entries())
    spans?.[index]?.end(answer.status === 'rejected' ? answer.reason : undefined)
  // A cluster remembers the id before it stores the event, and can lose that event with a leader.
  const dropped = rows.filter((_, index) => isDropped(settled[index]))
  for (const { id } of dropped) withoutId.add(id)
  const sequences: number[] = []
  for (const [index, answer] of settled.entries()) {
    if (answer.status === 'rejected') return { sequences, error: answer.reason }
    if (isDropped(answer)) return { sequences, error: new Error('dropped as a repeat that is not stored') }
    sequences.push(answer.value.seq)
    withoutId.delete(rows[index]?.id ?? '')
  }
  return { sequences, error: undefined }
}

const isDropped = (answer: PromiseSettledResult<PubAck> | undefined): boolean =>
  answer?.status === 'fulfilled' && answer.value.seq === 0

/** Starts the span of a publication, in the trace that wrote the event. */
function startPublication(tracing: Tracing, { type, body }: StoredEvent): Span {
  const { traceparent = '', organizationid } = JSON.parse(body) as Partial<DomainEvent>
  return tracing.start(`publish ${type}`, {
    kind: 'producer',
    parent: traceparent,
    attributes: { 'messaging.system': 'nats', 'punctual.organization.id': organizationid ?? 0 },
  })
}

function traceHeaders({ traceparent }: Span) {
  const all = headers()
  all.set('traceparent', traceparent)
  return all
}
