import type { Tracing, TracingConfig, TracingLog } from './tracing.ts'

/**
 * Starts tracing where it is configured. Only then are the packages of OpenTelemetry loaded, and
 * only then do async hooks follow the running span.
 * @returns undefined when it is off
 */
export async function startTracing(
  config: TracingConfig | undefined,
  log: TracingLog,
): Promise<Tracing | undefined> {
  if (!config) return undefined
  const { createTracing } = await import('./sdk.ts')
  return createTracing(config, log)
}
