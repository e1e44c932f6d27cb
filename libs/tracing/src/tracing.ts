/** What a span says besides its time: ids of tenants, templates of routes; no personal data. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

export interface SpanOptions {
  /** `internal` by default. */
  kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer'
  /**
   * W3C traceparent of the span above; undefined: the running span. A text that is none begins a
   * trace.
   */
  parent?: string | undefined
  /** Whether the span begins a trace, whatever is running. */
  isRoot?: boolean
  /** W3C traceparents of other traces that caused it; others are left out. */
  links?: readonly (string | null | undefined)[]
  attributes?: SpanAttributes
}

/** A span that has begun. */
export interface Span {
  /** W3C traceparent, with whether the trace is sampled. */
  readonly traceparent: string
  set(attributes: SpanAttributes): void
  /** Runs the work with this span as the running one, also in what it awaits. */
  enter<T>(work: () => T): T
  /** @param error why the work failed; undefined when it did not */
  end(error?: unknown): void
}

/** The tracing of a process; undefined everywhere while it is off. */
export interface Tracing {
  /** Begins a span, which the caller ends. */
  start(name: string, options?: SpanOptions): Span
  /** Runs the work in a span, which ends with it and notes what it throws. */
  run<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>
  /** Returns the W3C traceparent of the running span; undefined outside of any. */
  current(): string | undefined
  /** Returns the ids of the running span for a line of the log; empty outside of any. */
  ids(): { traceId?: string; spanId?: string }
  /** Exports what is left, for as long as one export may take. */
  stop(): Promise<void>
}

export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export interface TracingConfig {
  /** The name of the process in traces. */
  serviceName: string
  /** Further attributes of the process. */
  resource: Readonly<Record<string, string>>
  exporter:
    | { kind: 'console' }
    | {
        kind: 'otlp'
        /** Address that takes the spans, as OTLP in JSON over HTTP. */
        url: string
        headers: Readonly<Record<string, string>>
        timeoutMs: number
      }
  sampler: (typeof samplers)[number]
  /** Part of the traces that a sampler by ratio takes, from 0 to 1. */
  ratio: number
  /** Longest milliseconds that an ended span waits for its export. */
  delayMs: number
}

/** What tracing needs of a log. */
export interface TracingLog {
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
}
