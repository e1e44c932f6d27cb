/**
 * Traces of calls through the processes, by OpenTelemetry. Off unless it is configured
 * (docs/operate/tracing.md): `Tracing` is undefined then, and nothing of OpenTelemetry is loaded.
 */
export { startTracing } from './start.ts'
export {
  type Span,
  type SpanAttributes,
  type SpanOptions,
  samplers,
  type Tracing,
  type TracingConfig,
  type TracingLog,
} from './tracing.ts'
