import { serviceNames } from '@punctual/http'
import { createApi, Resources, startMailSink, startReceiver, until } from '@punctual/testing'
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
 * Milliseconds of processor time of one booking with all that follows: one webhook delivered, a
 * mail to the host and one to the attendee, and the replicas of the other services.
 */
export function wholeBench(): Promise<BenchRow[]> {
  return Resources.during(async (resources) => {
    const mail = await startMailSink(resources)
    const system = await startSystem(resources, {
      needed: [...serviceNames, 'gateway'],
      smtpUrl: mail.url,
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
    const cpu = await processorTimeOf(system.pids, () => book(counted))
    const ours = totalOf(cpu)
    const name = 'a booking with a webhook, two mails and the replicas: ms of processor time, against the aim'
    return [{ name, ours, baseline: allowed, ratio: allowed / ours, target: 0, cpu }]
  })
}
