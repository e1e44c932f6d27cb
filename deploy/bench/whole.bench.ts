import { serviceNames } from '@punctual/http'
import { createApi, Resources, startCollector, startMailSink, startReceiver, until } from '@punctual/testing'
import { startSystem } from './booking-processes.ts'
import { BookingClient, makeEventType } from './bookings.bench.ts'
import type { BenchRow } from './harness.ts'
import { processorTimeOf, totalOf } from './processor-time.ts'

const warmUp = 200
const counted = 500
const mailsEach = 2
/** Milliseconds of processor time. */
const allowed = 16

/**
 * Returns the milliseconds of processor time of one booking with all that follows, by process: one
 * webhook delivered, a mail to the host and one to the attendee, and the replicas of the other
 * services.
 * @param env further variables of the processes
 */
async function bookingCosts(
  resources: Resources,
  env: Record<string, string> = {},
): Promise<Record<string, number>> {
  const mail = await startMailSink(resources)
  const system = await startSystem(resources, {
    needed: [...serviceNames, 'gateway'],
    smtpUrl: mail.url,
    env,
  })
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
export function wholeBench(): Promise<BenchRow[]> {
  return Resources.during(async (resources) => {
    const cpu = await bookingCosts(resources)
    const ours = totalOf(cpu)
    const name = 'a booking with a webhook, two mails and the replicas: ms of processor time, against the aim'
    return [{ name, ours, baseline: allowed, ratio: allowed / ours, target: 0, cpu }]
  })
}

/** Measures the same where every booking is traced, against the system without tracing. */
export async function tracingBench(): Promise<BenchRow[]> {
  const baseline = totalOf(await Resources.during((resources) => bookingCosts(resources)))
  const cpu = await Resources.during(async (resources) => {
    const collector = await startCollector(resources)
    return bookingCosts(resources, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  })
  const ours = totalOf(cpu)
  const name = 'the same booking, traced: ms of processor time, against the same without tracing'
  return [{ name, ours, baseline, ratio: baseline / ours, target: 0, cpu }]
}
