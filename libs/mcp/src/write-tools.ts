import type { Client } from '@punctual/client'
import { z } from 'zod'
import { withoutSpan } from './block-time.ts'
import { bookingUid, clockTime, date, eventTypeId, reason, start, timeZone } from './fields.ts'
import { type Tool, writeTool } from './tool.ts'

/** Names a booking as a person knows it. */
async function describe(client: Client, uid: string): Promise<string> {
  const found = await client.bookings.get(uid)
  const [booking] = [found].flat()
  return booking ? `"${booking.title}" at ${booking.start} (${booking.status})` : uid
}

const schedule = (client: Client, id: number | undefined) =>
  id === undefined ? client.schedules.getDefault() : client.schedules.get(id)

const because = (text: string | undefined): string => (text ? `, because: ${text}` : '')

export const writeTools: readonly Tool[] = [
  writeTool({
    name: 'book',
    title: 'Book a slot',
    description: 'Books a slot of an event type for an attendee, who gets an invitation by mail.',
    isDestructive: false,
    input: {
      eventTypeId,
      start,
      attendeeName: z.string().min(1),
      attendeeEmail: z.email(),
      attendeeTimeZone: timeZone,
      guests: z.array(z.email()).max(10).optional().describe('Email addresses of further people.'),
      lengthInMinutes: z
        .number()
        .int()
        .positive()
        .optional()
        .describe('If the event type has several lengths.'),
      notes: z.string().max(2000).optional().describe('Notes for the host.'),
    },
    async plan({ client }, { eventTypeId, start, attendeeName, attendeeEmail, guests = [] }) {
      const { title, lengthInMinutes } = await client.eventTypes.get(eventTypeId)
      const others = guests.length > 0 ? `, and ${guests.join(', ')}` : ''
      return `Book "${title}" (${lengthInMinutes} minutes) at ${start} for ${attendeeName} <${attendeeEmail}>${others}; they get mails.`
    },
    write: ({ client }, { attendeeName, attendeeEmail, attendeeTimeZone, notes, ...input }) =>
      client.bookings.create({
        eventTypeId: input.eventTypeId,
        start: input.start,
        attendee: { name: attendeeName, email: attendeeEmail, timeZone: attendeeTimeZone },
        ...(input.guests && { guests: input.guests }),
        ...(input.lengthInMinutes && { lengthInMinutes: input.lengthInMinutes }),
        ...(notes && { bookingFieldsResponses: { notes } }),
      }),
  }),
  writeTool({
    name: 'move_booking',
    title: 'Move a booking',
    description: 'Moves a booking to another start. The participants get mails.',
    isDestructive: false,
    input: { bookingUid, start, reason },
    plan: async ({ client }, input) =>
      `Move ${await describe(client, input.bookingUid)} to ${input.start}${because(input.reason)}; the participants get mails.`,
    async write({ client }, { bookingUid, start, reason }) {
      const { email } = await client.me.get()
      return client.bookings.reschedule(bookingUid, {
        start,
        rescheduledBy: email,
        ...(reason && { reschedulingReason: reason }),
      })
    },
  }),
  writeTool({
    name: 'cancel_booking',
    title: 'Cancel a booking',
    description: 'Cancels a booking. The participants get mails. It cannot be undone.',
    isDestructive: true,
    input: { bookingUid, reason },
    plan: async ({ client }, input) =>
      `Cancel ${await describe(client, input.bookingUid)}${because(input.reason)}; the participants get mails.`,
    write: ({ client }, { bookingUid, reason }) =>
      client.bookings.cancel(bookingUid, reason ? { cancellationReason: reason } : {}),
  }),
  writeTool({
    name: 'confirm_booking',
    title: 'Confirm a booking',
    description: 'Confirms a booking that waits for the host.',
    isDestructive: false,
    input: { bookingUid },
    plan: async ({ client }, input) => `Confirm ${await describe(client, input.bookingUid)}.`,
    write: ({ client }, input) => client.bookings.confirm(input.bookingUid),
  }),
  writeTool({
    name: 'decline_booking',
    title: 'Decline a booking',
    description: 'Declines a booking that waits for the host. The participants get mails.',
    isDestructive: true,
    input: { bookingUid, reason },
    plan: async ({ client }, input) =>
      `Decline ${await describe(client, input.bookingUid)}${because(input.reason)}.`,
    write: ({ client }, { bookingUid, reason }) =>
      client.bookings.decline(bookingUid, reason ? { reason } : {}),
  }),
  writeTool({
    name: 'add_guests',
    title: 'Add guests to a booking',
    description: 'Adds people to a booking. They get invitations by mail.',
    isDestructive: false,
    input: { bookingUid, guests: z.array(z.email()).min(1).max(10).describe('Email addresses.') },
    plan: async ({ client }, input) =>
      `Add ${input.guests.join(', ')} to ${await describe(client, input.bookingUid)}; they get mails.`,
    write: ({ client }, { bookingUid, guests }) =>
      client.bookings.guests.add(bookingUid, { guests: guests.map((email) => ({ email })) }),
  }),
  writeTool({
    name: 'block_time',
    title: 'Block time',
    description:
      'Takes a span of one day out of the working hours of a schedule, so that it cannot be booked. Bookings that exist stay. Event types with another schedule are not affected.',
    isDestructive: false,
    input: {
      date,
      from: clockTime,
      to: clockTime,
      scheduleId: z.number().int().optional().describe('Id of the schedule. Default: the default schedule.'),
    },
    async plan({ client }, { date, from, to, scheduleId }) {
      if (from >= to) throw new RangeError('"from" must be before "to".')
      const { name, timeZone } = await schedule(client, scheduleId)
      return `Block ${date} from ${from} to ${to} (${timeZone}) in the schedule "${name}".`
    },
    async write({ client }, { date, from, to, scheduleId }) {
      const found = await schedule(client, scheduleId)
      const overrides = withoutSpan(found, date, { startTime: from, endTime: to })
      return client.schedules.update(found.id, { overrides })
    },
  }),
]
