import { z } from 'zod'
import { bookingUid, eventTypeId, periodEnd, periodStart, timeZone } from './fields.ts'
import { readTool, type Tool } from './tool.ts'

/** Minutes of a meeting whose length was not given. */
const defaultMinutes = 30

export const readTools: readonly Tool[] = [
  readTool({
    name: 'get_profile',
    title: 'Get my profile',
    description: 'Returns the name, email address, time zone and booking page of the person.',
    input: {},
    read: async ({ client }) => {
      const { id, name, username, email, timeZone, timeFormat, weekStart, bookingUrl } = await client.me.get()
      return { id, name, username, email, timeZone, timeFormat, weekStart, bookingUrl }
    },
  }),
  readTool({
    name: 'list_event_types',
    title: 'List my event types',
    description: 'Lists what can be booked with the person: ids, titles, lengths.',
    input: {},
    read: async ({ client }) => {
      const { username } = await client.me.get()
      const found = await client.eventTypes.list({ username: username ?? '' })
      return 'data' in found ? found.data : found
    },
  }),
  readTool({
    name: 'list_team_event_types',
    title: 'List event types of my teams',
    description: 'Lists the teams of the person and what can be booked with each.',
    input: {},
    read: async ({ client }) => {
      const { data: teams } = await client.teams.list()
      return Promise.all(
        teams.map(async ({ id, name, slug }) => {
          const { data } = await client.teams.eventTypes.list(id)
          return {
            teamId: id,
            name,
            slug,
            eventTypes: data.map(({ id, title, slug, lengthInMinutes }) => ({
              id,
              title,
              slug,
              lengthInMinutes,
            })),
          }
        }),
      )
    },
  }),
  readTool({
    name: 'find_slots',
    title: 'Find free slots',
    description:
      'Finds the starts at which an event type can be booked, by day. Always use it before booking.',
    input: {
      eventTypeId,
      start: periodStart,
      end: periodEnd,
      timeZone,
      bookingUidToReschedule: bookingUid
        .optional()
        .describe('Booking that will move: its own time counts as free.'),
    },
    read: ({ client }, { bookingUidToReschedule, ...query }) =>
      client.slots.list({ ...query, ...(bookingUidToReschedule && { bookingUidToReschedule }) }),
  }),
  readTool({
    name: 'who_is_free',
    title: 'Find out who is free',
    description:
      'Finds, for each of some people, the starts at which they and the person are both free, by day.',
    input: {
      usernames: z.array(z.string().min(1)).min(1).max(10).describe('Usernames of the other people.'),
      organizationSlug: z.string().optional().describe('Slug of their organization, if they are in one.'),
      start: periodStart,
      end: periodEnd,
      timeZone,
      minutes: z.number().int().positive().default(defaultMinutes).describe('Length of the meeting.'),
    },
    read: async ({ client }, { usernames, minutes, organizationSlug, ...period }) => {
      const { username } = await client.me.get()
      const common = { ...period, duration: minutes, ...(organizationSlug && { organizationSlug }) }
      return Promise.all(
        usernames.map(async (other) => ({
          username: other,
          slots: await client.slots.list({ ...common, usernames: `${username},${other}` }),
        })),
      )
    },
  }),
  readTool({
    name: 'list_bookings',
    title: 'List my bookings',
    description: 'Lists the bookings that the person hosts or attends.',
    input: {
      status: z
        .enum(['upcoming', 'recurring', 'past', 'cancelled', 'unconfirmed'])
        .default('upcoming')
        .describe('Which bookings.'),
      search: z
        .string()
        .min(1)
        .max(100)
        .optional()
        .describe('Text in the title, or a name or email address.'),
      afterStart: z.string().optional().describe('Only those that start at this instant or later, ISO 8601.'),
      beforeEnd: z.string().optional().describe('Only those that end at this instant or earlier, ISO 8601.'),
      take: z.number().int().min(1).max(100).default(25).describe('How many at most.'),
    },
    read: async ({ client }, { search, afterStart, beforeEnd, ...query }) => {
      const { data, pagination } = await client.bookings.list({
        ...query,
        ...(search && { search }),
        ...(afterStart && { afterStart }),
        ...(beforeEnd && { beforeEnd }),
      })
      const bookings = data.map(({ uid, title, status, start, end, location, attendees, eventTypeId }) => ({
        uid,
        title,
        status,
        start,
        end,
        location,
        eventTypeId,
        attendees: attendees?.map(({ name, email }) => ({ name, email })),
      }))
      return { bookings, more: pagination.remainingItems }
    },
  }),
  readTool({
    name: 'get_booking',
    title: 'Get a booking',
    description: 'Returns everything about one booking.',
    input: { bookingUid },
    read: ({ client }, input) => client.bookings.get(input.bookingUid),
  }),
  readTool({
    name: 'list_schedules',
    title: 'List my working hours',
    description: 'Lists the schedules of the person: working hours, and the hours of single dates.',
    input: {},
    read: async ({ client }) => (await client.schedules.list()).data,
  }),
]
