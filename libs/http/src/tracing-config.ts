import { samplers, type TracingConfig } from '@punctual/tracing'
import type { EnvReader } from './env.ts'

const web = ['http:', 'https:']

/** Variables by which tracing is configured (docs/operate/tracing.md). */
export const tracingVariables = [
  'OTEL_SDK_DISABLED',
  'OTEL_TRACES_EXPORTER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_PROTOCOL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TIMEOUT',
  'OTEL_SERVICE_NAME',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_BSP_SCHEDULE_DELAY',
] as const

/**
 * Reads the standard variables of OpenTelemetry.
 * @param name of the process, unless OTEL_SERVICE_NAME gives another one
 * @returns undefined where no exporter is configured
 */
export function readTracing(read: EnvReader, name: string): TracingConfig | undefined {
  const endpoint = read.optionalUrl('OTEL_EXPORTER_OTLP_ENDPOINT', web)
  const tracesEndpoint = read.optionalUrl('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', web)
  const usual = endpoint === undefined && tracesEndpoint === undefined ? 'none' : 'otlp'
  const kind = read.oneOf('OTEL_TRACES_EXPORTER', ['otlp', 'console', 'none'], usual)
  const isDisabled = read.oneOf('OTEL_SDK_DISABLED', ['true', 'false'], 'false') === 'true'
  read.oneOf('OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'], 'http/json')
  const positive = { minimum: 1, maximum: 600_000 }
  const config = {
    serviceName: read.text('OTEL_SERVICE_NAME', name),
    resource: { 'service.namespace': 'punctual', ...read.parsed('OTEL_RESOURCE_ATTRIBUTES', pairs, {}) },
    sampler: read.oneOf('OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on'),
    ratio: read.parsed('OTEL_TRACES_SAMPLER_ARG', ratio, 1),
    delayMs: read.integer('OTEL_BSP_SCHEDULE_DELAY', { fallback: 5_000, ...positive }),
  }
  const otlp = {
    kind: 'otlp' as const,
    url: tracesEndpoint ?? `${(endpoint ?? 'http://localhost:4318').replace(/\/$/, '')}/v1/traces`,
    headers: read.parsed('OTEL_EXPORTER_OTLP_HEADERS', pairs, {}),
    timeoutMs: read.integer('OTEL_EXPORTER_OTLP_TIMEOUT', { fallback: 10_000, ...positive }),
  }
  if (kind === 'none' || isDisabled) return undefined
  return { ...config, exporter: kind === 'otlp' ? otlp : { kind } }
}

/** Parses `name=value,name=value`, with values in percent-encoding. */
function pairs(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [, name, value = ''] = /^\s*([^=\s]+)\s*=(.*)$/.exec(pair) ?? []
      if (name === undefined) throw new Error('is not a list like name=value,name=value')
      return [name, decodeURIComponent(value.trim())]
    }),
  )
}

function ratio(text: string): number {
  const value = Number(text)
  if (!/^\d*\.?\d+$/.test(text) || value > 1) throw new Error('is not a number from 0 to 1')
  return value
}
