import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { TracingLog } from './tracing.ts'

/** An export that succeeded, by the SDK's codes. */
const success = 0

/**
 * Writes to the log when an exporter begins to fail, and when it works again: the SDK drops the
 * spans in silence.
 */
export function noticingFailures(exporter: SpanExporter, log: TracingLog): SpanExporter {
  let fails = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== success
        if (failed && !fails) log.warn({ err: result.error }, 'spans could not be exported and are dropped')
        if (!failed && fails) log.info({}, 'spans are exported again')
        fails = failed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
