import { type Bus, readBacklogs } from '@punctual/bus'
import type { EventConsumer } from '@punctual/contracts'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Metrics of a process. Other modules register their own counters in `registry`. */
export interface Metrics {
  registry: Registry
  /** @param route the template, never the called path: its values would create a series each */
  observeRequest(request: { method: string; route: string; status: number; milliseconds: number }): void
}

/**
 * Creates metrics. @param service label of every series, so that several services can share one
 * process
 */
export function createMetrics(service: string): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return {
    registry,
    observeRequest({ method, route, status, milliseconds }) {
      requests.inc({ method, route, status })
      duration.observe({ method, route }, milliseconds / 1000)
    },
  }
}

/** Adds whether events arrive; without them, people in a video room wait longer. */
export function observeBus({ registry }: Metrics, bus: Pick<Bus, 'hears' | 'flows'>): void {
  new Gauge({
    name: 'bus_hears',
    help: '1 while NATS has answered for two seconds, else 0.',
    registers: [registry],
    collect() {
      this.set(bus.hears() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'bus_flows',
    help: '0 once NATS or JetStream has not answered for ten seconds, else 1.',
    registers: [registry],
    collect() {
      this.set(bus.flows() ? 1 : 0)
    },
  })
}

/** Adds what has answered reads that may be late. @returns counts one */
export function countReads({ registry }: Metrics): (from: 'standby' | 'primary') => void {
  const reads = new Counter({
    name: 'late_reads_total',
    help: 'Reads that may be late by the server that has answered them.',
    labelNames: ['from'],
    registers: [registry],
  })
  return (from) => reads.inc({ from })
}

/** Adds how many events of each stream the service has not handled; absent while NATS is down. */
export function observeBacklogs({ registry }: Metrics, bus: Bus, consumer: EventConsumer): void {
  new Gauge({
    name: 'consumer_waiting_events',
    help: 'Events of the stream that the service has not handled yet.',
    labelNames: ['stream'],
    registers: [registry],
    async collect() {
      const backlogs = await readBacklogs(bus, consumer).catch(() => [])
      this.reset()
      for (const { stream, waiting } of backlogs) this.set({ stream }, waiting)
    },
  })
}

const delays = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99']
const longestTimer = 2 ** 31 - 1

/**
 * Adds the memory, CPU and event loop of this process. Call it once per process. The load of the
 * event loop is measured by its utilization: the library would sample its delay 100 times a second,
 * which took 4 to 7 ms of processor time a second in each process.
 */
export function observeProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: longestTimer })
  for (const delay of delays) registry.removeSingleMetric(`nodejs_eventloop_lag_${delay}_seconds`)
  let last = performance.eventLoopUtilization()
  new Gauge({
    name: 'nodejs_eventloop_utilization',
    help: 'Part of the time since the last scrape in which the event loop was busy, from 0 to 1.',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization()
      this.set(performance.eventLoopUtilization(now, last).utilization)
      last = now
    },
  })
}
