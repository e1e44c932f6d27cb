import type { Api, ApiAnswer, Json } from '@punctual/testing'

/** Returns `data` of the answer; fails unless it is a 2xx. */
export async function dataOf(asked: Promise<ApiAnswer>): Promise<Json> {
  const { status, body } = await asked
  if (status < 200 || status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.data
}

/** Returns the credentials of a call by the OAuth client itself. */
export const asClientOf = (client: { clientId: string; clientSecret: string }) => ({
  key: null,
  headers: { 'x-svc-client-id': client.clientId, 'x-svc-secret-key': client.clientSecret },
})

/** Creates a schedule, by default with office hours in Berlin. */
export const aSchedule = (api: Api, over: Record<string, unknown> = {}): Promise<Json> =>
  dataOf(
    api('POST', '/v2/schedules', {
      body: {
        name: 'Office hours',
        timeZone: 'Europe/Berlin',
        isDefault: false,
        availability: [
          {
            days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            startTime: '09:00',
            endTime: '17:00',
          },
        ],
        ...over,
      },
    }),
  )

/** Options of `aSchedule`: nearly all of every day. */
export const aroundTheClock = {
  timeZone: 'UTC',
  availability: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      startTime: '00:00',
      endTime: '23:59',
    },
  ],
}

/** Creates an event type of half an hour at an address. */
export const anEventType = (api: Api, scheduleId: number, slug: string): Promise<Json> =>
  dataOf(
    api('POST', '/v2/event-types', {
      body: {
        title: 'Intro',
        slug,
        lengthInMinutes: 30,
        scheduleId,
        locations: [{ type: 'address', address: 'Main Street 1', public: true }],
      },
    }),
  )

/** Creates a webhook on that event type. */
export const aWebhook = (
  api: Api,
  eventTypeId: number,
  subscriberUrl: string,
  secret: string,
  triggers: string[],
): Promise<Json> =>
  dataOf(
    api('POST', `/v2/event-types/${eventTypeId}/webhooks`, {
      body: { subscriberUrl, secret, triggers, active: true },
      version: null,
    }),
  )

/** Creates a workflow that mails the attendee at that trigger. */
export async function aWorkflow(
  api: Api,
  eventTypeId: number,
  trigger: { type: string; offset?: { value: number; unit: string } },
  subject: string,
): Promise<Json> {
  const [workflow] = await dataOf(
    api('POST', '/v2/workflows', {
      body: {
        name: subject,
        activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [eventTypeId] },
        trigger,
        steps: [
          {
            stepNumber: 1,
            action: 'email_attendee',
            recipient: 'attendee',
            template: 'custom',
            sender: 'Punctual',
            includeCalendarEvent: true,
            message: { subject, html: '<p>{EVENT_NAME} is near, {ATTENDEE}.</p>' },
          },
        ],
      },
    }),
  )
  return workflow
}
