import {
  type Attributes,
  type Context,
  isSpanContextValid,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  ConsoleSpanExporter,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { noticingFailures } from './noticing-failures.ts'
import type { Span, SpanOptions, Tracing, TracingConfig, TracingLog } from './tracing.ts'

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

/** One for the process, as tests run several components in one. */
const contexts = new AsyncLocalStorageContextManager().enable()

const shape = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Returns the span that a W3C traceparent names; undefined when it is none. */
function parse(traceparent: string | null | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = shape.exec(traceparent ?? '') ?? []
  const parsed = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(parsed) ? parsed : undefined
}

const print = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

function above({ parent, isRoot = false }: SpanOptions): Context {
  if (isRoot) return ROOT_CONTEXT
  if (parent === undefined) return contexts.active()
  const known = parse(parent)
  return known ? trace.setSpanContext(ROOT_CONTEXT, known) : ROOT_CONTEXT
}

/** Creates the tracing of a process; several can be in one process. */
export function createTracing(config: TracingConfig, log: TracingLog): Tracing {
  const provider = providerOf(config, log)
  const tracer = provider.getTracer('punctual')

  function start(name: string, options: SpanOptions = {}): Span {
    const links = (options.links ?? []).flatMap((link) => {
      const context = parse(link)
      return context ? [{ context }] : []
    })
    const { kind = 'internal', attributes = {} } = options
    const context = above(options)
    const span = tracer.startSpan(
      name,
      { kind: kinds[kind], links, attributes: attributes as Attributes },
      context,
    )
    const inside = trace.setSpan(context, span)
    return {
      traceparent: print(span.spanContext()),
      set: (more) => void span.setAttributes(more as Attributes),
      enter: (work) => contexts.with(inside, work),
      end: (error) => end(span, error),
    }
  }

  return {
    start,
    async run(name, options, work) {
      const span = start(name, options)
      try {
        const result = await span.enter(() => work(span))
        span.end()
        return result
      } catch (error) {
        span.end(error)
        throw error
      }
    },
    current() {
      const running = trace.getSpanContext(contexts.active())
      return running && print(running)
    },
    ids() {
      const running = trace.getSpanContext(contexts.active())
      return running ? { traceId: running.traceId, spanId: running.spanId } : {}
    },
    stop: () => provider.shutdown(),
  }
}

function providerOf(config: TracingConfig, log: TracingLog): BasicTracerProvider {
  return new BasicTracerProvider({
    resource: resourceFromAttributes({ ...config.resource, 'service.name': config.serviceName }),
    sampler: samplerOf(config),
    spanProcessors: [
      new BatchSpanProcessor(noticingFailures(exporterOf(config), log), {
        scheduledDelayMillis: config.delayMs,
      }),
    ],
  })
}

/** Only the class of an error: its text can contain what a person has written. */
function end(span: OtelSpan, error: unknown): void {
  if (error !== undefined) {
    const { name = 'Error', code } = error as { name?: string; code?: unknown }
    span.setAttribute('error.type', typeof code === 'string' ? code : name)
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

function exporterOf({ exporter }: TracingConfig): SpanExporter {
  if (exporter.kind === 'console') return new ConsoleSpanExporter()
  const { url, headers, timeoutMs } = exporter
  return new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: timeoutMs })
}

function samplerOf({ sampler, ratio }: TracingConfig): Sampler {
  const roots = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }
  const [, based, root = 'always_on'] = /^(parentbased_)?(.*)$/.exec(sampler) ?? []
  const own = roots[root as keyof typeof roots]()
  return based ? new ParentBasedSampler({ root: own }) : own
}
