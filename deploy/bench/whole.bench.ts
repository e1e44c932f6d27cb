import { createApi, type MailSink, startCollector, startReceiver, until } from '@punctual/testing'
import type { RunningSystem } from './booking-processes.ts'
import { BookingClient, makeEventType } from './bookings.bench.ts'
import type { BenchRun } from './harness.ts'
import { processorTimeOf, totalOf } from './processor-time.ts'
import { startEverything } from './shared-systems.ts'

const mailsEach = 2
/** Milliseconds of processor time. */
const allowed = 16

/**
 * Returns the milliseconds of processor time of one booking with all that follows, by process: one
 * webhook delivered, a mail to the host and one to the attendee, and the replicas of the other
 * services.
 */
async function bookingCosts(
  { resources, pick }: BenchRun,
  system: RunningSystem & { mail: MailSink },
): Promise<Record<string, number>> {
  const [warmUp, counted] = pick([2_000, 500], [100, 200])
  const { mail } = system
  const receiver = await startReceiver(resources)
  const api = createApi(system.url, system.apiKey)
  const eventTypeId = await makeEventType(api)
  await api('POST', `/v2/event-types/${eventTypeId}/webhooks`, {
    body: { subscriberUrl: receiver.url, triggers: ['BOOKING_CREATED'], active: true },
  })
  const client = new BookingClient(resources, system)
  const book = async (count: number) => {
    const [webhooks, mails] = [receiver.requests.length + count, mail.messages.length + mailsEach * count]
    await client.book(count, eventTypeId)
    await until(() => receiver.requests.length >= webhooks && mail.messages.length >= mails, {
      timeoutMs: 120_000,
    })
    return count
  }
  await book(warmUp)
  return processorTimeOf(system.pids, () => book(counted))
}

/** Measures a booking with all that follows, against the aim. */
export async function wholeBench(run: BenchRun): Promise<void> {
  const cpu = await bookingCosts(run, await run.system('everything'))
  const ours = totalOf(cpu)
  const name = 'a booking with a webhook, two mails and the replicas: ms of processor time, against the aim'
  run.report({ name, ours, baseline: allowed, ratio: allowed / ours, target: 0, cpu })
}

/** Measures the same where every booking is traced, against the system without tracing. */
export async function tracingBench(run: BenchRun): Promise<void> {
  const baseline = totalOf(await bookingCosts(run, await run.system('everything')))
  const collector = await startCollector(run.resources)
  const traced = await startEverything(run.resources, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const cpu = await bookingCosts(run, traced)
  const ours = totalOf(cpu)
  const name = 'the same booking, traced: ms of processor time, against the same without tracing'
  run.report({ name, ours, baseline, ratio: baseline / ours, target: 0, cpu })
}
