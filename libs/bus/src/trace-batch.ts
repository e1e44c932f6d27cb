import type { DomainEvent } from '@punctual/contracts'
import type { Span, Tracing } from '@punctual/tracing'
import type { Item } from './decode.ts'

/** Messages that are handled in one transaction, each in a span of the trace that it came from. */
export interface TracedBatch {
  /** The same messages; their events have the traceparent of their span. */
  items: readonly Item[]
  /** Runs the transaction, in the span of the only event, or in one that links to those of all. */
  run(work: () => Promise<void>): Promise<void>
  /** Runs a handler in the span of its event; one of several events in that of the transaction. */
  enter(events: readonly DomainEvent[], work: () => Promise<unknown>): Promise<unknown>
}

/** Starts a span for each event of a batch. */
export function spansOf(
  tracing: Tracing,
  { consumer, stream }: { consumer: string; stream: string },
  given: readonly Item[],
): TracedBatch {
  const spans = new Map<DomainEvent, Span>()
  const items = given.map((item): Item => {
    if (item.decoded.kind !== 'event') return item
    const { type, organizationid, traceparent = '' } = item.decoded.event
    const span = tracing.start(`process ${type}`, {
      kind: 'consumer',
      parent: traceparent,
      attributes: {
        'messaging.system': 'nats',
        'messaging.destination.name': stream,
        'messaging.consumer.group.name': consumer,
        'punctual.organization.id': organizationid,
      },
    })
    const event = { ...item.decoded.event, traceparent: span.traceparent }
    spans.set(event, span)
    return { ...item, decoded: { ...item.decoded, event } }
  })
  const [first, ...others] = spans.values()

  function runAll(work: () => Promise<void>): Promise<void> {
    if (!first) return work()
    if (others.length === 0) return first.enter(work)
    const links = [...spans.values()].map(({ traceparent }) => traceparent)
    const attributes = { 'messaging.batch.message_count': spans.size }
    return tracing.run('process a batch', { kind: 'consumer', isRoot: true, links, attributes }, work)
  }

  return {
    items,
    async run(work) {
      try {
        await runAll(work)
        for (const span of spans.values()) span.end()
      } catch (error) {
        for (const span of spans.values()) span.end(error)
        throw error
      }
    },
    enter(events, work) {
      const span = events.length === 1 && events[0] ? spans.get(events[0]) : undefined
      return span ? span.enter(work) : work()
    },
  }
}
