import { type Json, type Receiver, type startStack, until } from '@punctual/testing'
import { anEventType, aSchedule, aWebhook, aWorkflow, dataOf } from './fixtures.ts'
import { receivedEvents } from './subscriber.ts'

const triggers = ['BOOKING_CREATED', 'BOOKING_RESCHEDULED', 'BOOKING_CANCELLED']

/**
 * Creates an event type with a webhook and a workflow.
 * @returns its id, the body of a booking of it, and what follows the booking: `finish` moves and
 *   cancels it, and waits for the webhooks and the mail of all that
 */
export async function prepareJourney(
  { api, mail }: Pick<Awaited<ReturnType<typeof startStack>>, 'api' | 'mail'>,
  receiver: Receiver,
  slug: string,
) {
  const schedule = await aSchedule(api)
  const { id: eventTypeId } = await anEventType(api, schedule.id, slug)
  await aWebhook(api, eventTypeId, receiver.url, 'a secret', triggers)
  await aWorkflow(api, eventTypeId, { type: 'newEvent' }, 'Welcome')
  const attendee = { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' }
  return {
    eventTypeId,
    body: { eventTypeId, start: '2026-12-02T08:00:00Z', attendee },
    async finish({ uid }: Json): Promise<void> {
      const later = { start: '2026-12-02T10:00:00Z' }
      const moved = await dataOf(api('POST', `/v2/bookings/${uid}/reschedule`, { body: later }))
      await dataOf(api('POST', `/v2/bookings/${moved.uid}/cancel`, { body: { cancellationReason: 'ill' } }))
      const heard = () => receivedEvents(receiver).map(({ trigger }) => trigger)
      await until(() => triggers.every((trigger) => heard().includes(trigger)), { describe: heard })
      await until(() => mail.messages.some(({ subject }) => subject === 'Welcome'), {
        describe: () => mail.messages.map(({ subject }) => subject),
      })
    },
  }
}
