import type { Json } from './json.ts'
import { startReceiver } from './receiver.ts'
import type { Test } from './test.ts'

/** A span as a collector got it. */
export interface CollectedSpan {
  /** The name of the process. */
  service: string
  name: string
  traceId: string
  spanId: string
  /** Undefined: the first span of its trace. */
  parentSpanId: string | undefined
  links: { traceId: string; spanId: string }[]
  attributes: Record<string, string | number | boolean>
}

/** A collector of OpenTelemetry traces, as JSON over HTTP, on the loopback address. */
export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string
  /** Returns what it got so far. */
  spans(): CollectedSpan[]
}

/** Starts a collector; stopped when the test ends. */
export async function startCollector(t: Test): Promise<Collector> {
  const receiver = await startReceiver(t)
  return {
    url: new URL(receiver.url).origin,
    spans: () =>
      receiver.requests
        .filter(({ path }) => path === '/v1/traces')
        .flatMap(({ json }) => json.resourceSpans.flatMap(spansOf)),
  }
}

function spansOf({ resource, scopeSpans }: Json): CollectedSpan[] {
  const service = attributesOf(resource)['service.name'] as string
  return scopeSpans.flatMap(({ spans }: Json) =>
    spans.map((span: Json) => ({
      service,
      name: span.name,
      traceId: span.traceId,
      spanId: span.spanId,
      parentSpanId: span.parentSpanId || undefined,
      links: (span.links ?? []).map(({ traceId, spanId }: Json) => ({ traceId, spanId })),
      attributes: attributesOf(span),
    })),
  )
}

/** Whole numbers of 64 bits may be texts in OTLP. */
function attributesOf({ attributes = [] }: Json): CollectedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }: Json) => [
      key,
      value.stringValue ?? value.boolValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  )
}
