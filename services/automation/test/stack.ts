import { type Json, type Stack, startStack, until } from '@punctual/testing'
import type { Test } from 'tap'

/** The request body of a mail step. */
export const mailStep = (over: Record<string, unknown> = {}) => ({
  action: 'email_attendee',
  stepNumber: 1,
  recipient: 'attendee',
  template: 'custom',
  sender: 'Olivia',
  includeCalendarEvent: false,
  message: { subject: 'About {EVENT_NAME}', html: '<p>Dear {ATTENDEE}</p>' },
  ...over,
})

/**
 * The request body of a workflow: one mail to the attendee of every new booking, on all event
 * types.
 */
export const workflowBody = (over: Record<string, unknown> = {}) => ({
  name: 'Welcome',
  activation: { isActiveOnAllEventTypes: true },
  trigger: { type: 'newEvent' },
  steps: [mailStep()],
  ...over,
})

type Mail = Stack['mail']['messages'][number]

export interface AutomationStack extends Stack {
  /** Creates an event type and returns its id. */
  eventType(over?: Record<string, unknown>): Promise<number>
  bookings(method: string, path: string, body?: unknown): ReturnType<Stack['api']>
  /** Creates a booking and returns it. */
  book(eventTypeId: number, start: string, attendee?: Record<string, unknown>): Promise<Json>
  /** Returns the mails received so far. */
  mails(to: string, subject: string): Mail[]
  /** Waits for mails and returns them. */
  mailed(to: string, subject: string, times?: number): Promise<Mail[]>
  /** Creates a workflow and returns it. */
  workflow(over?: Record<string, unknown>): Promise<Json>
}

/** Starts the stack with a schedule of every hour of the week and one event type. */
export async function automationStack(t: Test, env: Record<string, string> = {}): Promise<AutomationStack> {
  const stack: Stack = await startStack(t, { env })

  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const schedule = await stack.api('POST', '/v2/schedules', {
    version: '2024-06-11',
    body: {
      name: 'Always',
      timeZone: 'Europe/Berlin',
      isDefault: true,
      availability: [{ days, startTime: '00:00', endTime: '23:59' }],
    },
  })
  if (schedule.status !== 201) throw new Error(JSON.stringify(schedule.body))
  let slugs = 0
  const eventType = async (over: Record<string, unknown> = {}): Promise<number> => {
    slugs += 1
    const answer = await stack.api('POST', '/v2/event-types', {
      version: '2024-06-14',
      body: { title: 'Intro', slug: `intro-${slugs}`, lengthInMinutes: 30, ...over },
    })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body.data.id
  }
  const bookings = (method: string, path: string, body?: unknown) =>
    stack.api(method, `/v2/bookings${path}`, {
      version: '2024-08-13',
      ...(body === undefined ? {} : { body }),
    })
  const book = async (eventTypeId: number, start: string, attendee: Record<string, unknown> = {}) => {
    const answer = await bookings('POST', '', {
      eventTypeId,
      start,
      attendee: { name: 'Ann Lee', email: 'ann@example.com', timeZone: 'America/New_York', ...attendee },
    })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body.data
  }
  const mails = (to: string, subject: string) =>
    stack.mail.messages.filter((mail) => mail.to.includes(to) && mail.subject?.includes(subject))
  const mailed = (to: string, subject: string, times = 1) =>
    until(() => (mails(to, subject).length >= times ? mails(to, subject) : undefined), {
      describe: `${times} mail(s) to ${to} about ${subject}`,
    })
  const workflow = async (over: Record<string, unknown> = {}) => {
    const answer = await stack.api('POST', '/v2/workflows', { body: workflowBody(over) })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body.data[0]
  }
  return { ...stack, eventType, bookings, book, mails, mailed, workflow }
}
