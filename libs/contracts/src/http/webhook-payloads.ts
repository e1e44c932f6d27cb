import { type TObject, type TSchema, Type } from '@sinclair/typebox'
import { type WebhookTrigger, webhookTriggers } from '../webhook-choices.ts'
import { about, ShownEventTypeId, ShownTimeZone, shownIdOf, textIdOf } from './fields.ts'
import { outOfOfficeReasons } from './out-of-office.ts'
import { nullable, oneOf } from './shapes.ts'
import { offsetUnits } from './workflows.ts'

const text = (description: string) => Type.String({ description })
const instant = (description: string) => text(`${description}, ISO 8601 in UTC.`)
const flag = (description: string) => Type.Boolean({ description })
const count = (description: string) => Type.Integer({ description })
const language = about('Language of messages.', Type.Object({ locale: text('Language code.') }))
const utcOffset = count('Minutes that the time zone is ahead of UTC at the start.')

/** The host in the payload of a booking. */
export const WebhookHost = Type.Object({
  id: shownIdOf('the user'),
  name: text('Full name.'),
  email: text('Email address.'),
  username: text('Username.'),
  timeZone: ShownTimeZone,
  language,
  timeFormat: text('Format of times: `HH:mm` or `h:mma`.'),
  utcOffset,
})

/** An attendee in the payload of a booking. */
export const WebhookAttendee = Type.Object({
  email: text('Email address; empty for an attendee without one.'),
  name: text('Full name.'),
  timeZone: ShownTimeZone,
  language,
  phoneNumber: nullable(text('Phone number in E.164 format.')),
  utcOffset,
})

/** An answer to a booking field. */
export const WebhookResponse = Type.Object({
  label: text('Label of the field.'),
  value: about(
    'The answer: a text, a number, a list or an object, by the type of the field.',
    Type.Unknown(),
  ),
  isHidden: flag('Whether the field is hidden on booking pages.'),
})
const responses = (description: string) => Type.Record(Type.String(), WebhookResponse, { description })

const booking = {
  type: text('Slug of the event type.'),
  title: text('Title of the booking.'),
  description: text('Description of the booking.'),
  additionalNotes: text("The attendee's notes."),
  customInputs: about('Always empty; for receivers that expect it.', Type.Object({})),
  startTime: instant('Start'),
  endTime: instant('End'),
  organizer: nullable(about('The host.', WebhookHost)),
  responses: responses('Answers to all booking fields, by their slugs.'),
  userFieldsResponses: responses('Answers to the custom booking fields, by their slugs.'),
  attendees: about('The attendees.', Type.Array(WebhookAttendee)),
  location: text('Where the meeting takes place.'),
  videoCallData: about(
    'How to enter the built-in video room, or the meeting at a meeting service. Absent elsewhere.',
    Type.Optional(
      Type.Object({
        type: text('Type of the video service.'),
        id: text('Id of the meeting at its service; in the built-in video, the uid of the booking.'),
        password: text('Password of the meeting; empty without one.'),
        url: text('URL of the room or the meeting.'),
      }),
    ),
  ),
  destinationCalendar: about('Always `null`; for receivers that expect it.', Type.Null()),
  hideCalendarNotes: flag('Whether calendar entries hide the notes.'),
  requiresConfirmation: flag('Whether a host must confirm bookings of the event type.'),
  eventTypeId: ShownEventTypeId,
  seatsShowAttendees: flag('Whether attendees of one booking see each other.'),
  seatsPerTimeSlot: nullable(count('Seats of each booking; `null` without seats.')),
  uid: textIdOf('the booking', 'Uid'),
  bookingId: shownIdOf('the booking'),
  iCalUID: text('UID of the calendar entry.'),
  iCalSequence: count('SEQUENCE of the calendar entry.'),
  eventTitle: text('Title of the event type.'),
  eventDescription: text('Description of the event type.'),
  price: count('Price, in the smallest unit of the currency.'),
  currency: text('ISO 4217 code of the currency, in lower case.'),
  length: count('Length in minutes.'),
  metadata: about("The integrator's own data.", Type.Record(Type.String(), Type.Unknown())),
  status: about('Status of the booking.', oneOf(['ACCEPTED', 'PENDING', 'CANCELLED', 'REJECTED'])),
  smsReminderNumber: nullable(text('Phone number for reminders.')),
  team: about(
    'The team of the event type, with the hosts besides the organizer. Absent for a personal event type.',
    Type.Optional(
      Type.Object({
        id: shownIdOf('the team'),
        name: text('Name of the team.'),
        members: about('The other hosts.', Type.Array(WebhookHost)),
      }),
    ),
  ),
  sequence: count('Rises with every change of the booking: drop a payload with a lower one.'),
}

/** The payload that all triggers of a booking share. */
export const WebhookBooking = Type.Object(booking)

const withBooking = (more: TObject['properties']) => Type.Intersect([WebhookBooking, Type.Object(more)])
const scheduled = { scheduledTime: instant('When the trigger was due') }
const paymentId = shownIdOf('the payment')

const form = {
  formId: textIdOf('the routing form'),
  formName: text('Name of the routing form.'),
  teamId: nullable(shownIdOf('the team')),
  responses: Type.Record(
    Type.String(),
    Type.Object({
      value: about('The answer as it was sent.', Type.Unknown()),
      response: about('The answer as people read it.', Type.Unknown()),
    }),
    { description: 'Answers by the ids of the fields.' },
  ),
}
const redirect = about(
  'Where the form led; `null` without a route.',
  nullable(Type.Record(Type.String(), Type.Unknown())),
)

const noShow = {
  title: text('Title of the booking.'),
  bookingId: shownIdOf('the booking'),
  bookingUid: textIdOf('the booking', 'Uid'),
  startTime: instant('Start'),
  endTime: instant('End'),
  attendees: about('The attendees.', Type.Array(WebhookAttendee)),
  participants: about(
    'Who had entered the video room.',
    Type.Array(
      Type.Object({
        email: text('Email address; empty for a person who gave none.'),
        joinedAt: instant('When they entered'),
      }),
    ),
  ),
  noShowHost: flag('Whether a host is marked as absent.'),
  eventType: about(
    'The event type.',
    Type.Object({
      id: ShownEventTypeId,
      slug: text('Slug of the event type.'),
      title: text('Title of the event type.'),
      lengthInMinutes: count('Length in minutes.'),
      teamId: nullable(shownIdOf('the team')),
    }),
  ),
  webhook: about(
    'The webhook whose wait is over.',
    Type.Object({
      id: shownIdOf('the webhook'),
      subscriberUrl: text('URL of the subscriber.'),
      triggers: about('Events to send.', Type.Array(oneOf(webhookTriggers))),
      time: count('The wait, in `timeUnit`.'),
      timeUnit: about('Unit of `time`.', oneOf(offsetUnits)),
    }),
  ),
  message: text('What happened, for people.'),
}

/** What each trigger says, and its payload. */
export const webhookPayloads: Readonly<Record<WebhookTrigger, { summary: string; payload: TSchema }>> = {
  BOOKING_CREATED: {
    summary: 'A booking or a seat is accepted: at once, by confirmation or by payment',
    payload: WebhookBooking,
  },
  BOOKING_REQUESTED: {
    summary: 'A booking waits for its host, after it was created or rescheduled',
    payload: withBooking({
      rescheduleReason: Type.Optional(text('Why it was rescheduled. Only after a reschedule.')),
      rescheduleId: Type.Optional(shownIdOf('the replaced booking')),
      rescheduleUid: Type.Optional(textIdOf('the replaced booking', 'Uid')),
      rescheduleStartTime: Type.Optional(instant('Start of the replaced booking')),
      rescheduleEndTime: Type.Optional(instant('End of the replaced booking')),
      rescheduledBy: Type.Optional(text('Email address of the person who rescheduled it.')),
    }),
  },
  BOOKING_RESCHEDULED: {
    summary: 'A booking was moved and is accepted',
    payload: withBooking({
      rescheduleReason: text('Why it was rescheduled; empty without a reason.'),
      rescheduleId: Type.Optional(shownIdOf('the replaced booking')),
      rescheduleUid: Type.Optional(textIdOf('the replaced booking', 'Uid')),
      rescheduleStartTime: Type.Optional(instant('Start of the replaced booking')),
      rescheduleEndTime: Type.Optional(instant('End of the replaced booking')),
      rescheduledBy: text('Email address of the person who rescheduled it; empty if unknown.'),
    }),
  },
  BOOKING_CANCELLED: {
    summary: 'A booking, or a seat of it, is cancelled',
    payload: withBooking({
      cancellationReason: text('Why it was cancelled; empty without a reason.'),
      cancelledBy: text('Email address of the person who cancelled it; empty if unknown.'),
    }),
  },
  BOOKING_REJECTED: {
    summary: 'A host declined a booking',
    payload: withBooking({ rejectionReason: text('Why it was declined; empty without a reason.') }),
  },
  BOOKING_PAYMENT_INITIATED: {
    summary: 'A booking waits for its payment',
    payload: withBooking({ paymentId }),
  },
  BOOKING_PAID: {
    summary: 'The payment of a booking has arrived',
    payload: withBooking({
      paymentId,
      paymentData: about('The payment as it was created.', Type.Record(Type.String(), Type.Unknown())),
    }),
  },
  BOOKING_NO_SHOW_UPDATED: {
    summary: 'Attendees were marked as absent, or as present again',
    payload: Type.Object({
      message: text('What happened, for people.'),
      attendees: about(
        'The attendees whose mark changed.',
        Type.Array(
          Type.Object({
            email: text('Email address; empty for an attendee without one.'),
            phoneNumber: Type.Optional(text('Phone number of an attendee without an address.')),
            noShow: flag('Whether the attendee is marked as absent.'),
          }),
        ),
      ),
      bookingUid: textIdOf('the booking', 'Uid'),
      bookingId: shownIdOf('the booking'),
    }),
  },
  MEETING_STARTED: { summary: 'An accepted booking starts', payload: withBooking(scheduled) },
  MEETING_ENDED: { summary: 'An accepted booking ends', payload: withBooking(scheduled) },
  FORM_SUBMITTED: { summary: 'A routing form was answered', payload: Type.Object(form) },
  FORM_SUBMITTED_NO_EVENT: {
    summary: 'No booking came of the response to a routing form within 15 minutes',
    payload: Type.Object({ ...form, redirect }),
  },
  ROUTING_FORM_FALLBACK_HIT: {
    summary: 'No condition of a routing form held for a response',
    payload: Type.Object({ ...form, redirect }),
  },
  WRONG_ASSIGNMENT_REPORT: {
    summary: "The host's side reported that a booking should have another host",
    payload: withBooking({
      reportedBy: text('Email address of the person who reported it.'),
      correctAssignee: Type.Optional(text('Who should have been the host, as the report names them.')),
      additionalNotes: text('Notes of the report.'),
    }),
  },
  RECORDING_READY: {
    summary: 'The recording of a meeting can be downloaded',
    payload: withBooking({ downloadLink: text('URL of the recording.') }),
  },
  RECORDING_TRANSCRIPTION_GENERATED: {
    summary: 'The transcript of a recording can be downloaded',
    payload: withBooking({
      downloadLinks: about(
        'URLs of the files.',
        Type.Object({
          transcription: nullable(text('URL of the transcript.')),
          recording: text('URL of the recording.'),
        }),
      ),
    }),
  },
  AFTER_HOSTS_SVC_VIDEO_NO_SHOW: {
    summary: "A host has not entered the video room after the webhook's wait",
    payload: Type.Object({ ...noShow, hostEmail: text('Email address of the missing host.') }),
  },
  AFTER_GUESTS_SVC_VIDEO_NO_SHOW: {
    summary: "No guest has entered the video room after the webhook's wait",
    payload: Type.Object({
      ...noShow,
      guests: about(
        'Who is missing.',
        Type.Array(Type.Object({ name: text('Full name.'), email: text('Email address.') })),
      ),
    }),
  },
  INSTANT_MEETING: {
    summary: 'An instant booking waits for the first host who accepts it',
    payload: Type.Object({
      title: text('Title of the booking.'),
      body: text('Who waits.'),
      icon: text('Always empty.'),
      url: text('URL of the meeting.'),
      actions: about(
        'Buttons of a notification.',
        Type.Array(
          Type.Object({
            action: text('Name of the action.'),
            title: text('Text of the button.'),
            type: text('Kind of the control.'),
            image: text('Always empty.'),
          }),
        ),
      ),
      requireInteraction: flag('Whether the notification stays until it is answered.'),
      type: text('`INSTANT_MEETING`.'),
      bookingUid: textIdOf('the booking', 'Uid'),
    }),
  },
  DELEGATION_CREDENTIAL_ERROR: {
    summary: "A calendar provider refused the organization's credential for a member",
    payload: Type.Object({
      error: about(
        'The error.',
        Type.Object({ type: text('Kind of the error.'), message: text('What the provider said.') }),
      ),
      credential: about(
        'The credential.',
        Type.Object({
          id: shownIdOf('the credential'),
          type: text('Type of the calendar.'),
          appId: text('The calendar service.'),
          delegationCredentialId: Type.Optional(
            text('Id of the delegation credential; absent if the person connected the account.'),
          ),
        }),
      ),
      user: about('The member.', Type.Object({ id: shownIdOf('the user') })),
    }),
  },
  OOO_CREATED: {
    summary: 'An out-of-office entry was created',
    payload: Type.Object({
      oooEntry: about(
        'The entry.',
        Type.Object({
          id: shownIdOf('the entry'),
          uuid: text('UUID of the entry.'),
          start: instant('Start'),
          end: instant('End'),
          createdAt: instant('When it was created'),
          updatedAt: instant('When it was last changed'),
          notes: nullable(text('Notes.')),
          reason: about('Reason of the absence.', oneOf(outOfOfficeReasons)),
          reasonId: count('Number of the reason.'),
          user: about('Who is away.', Type.Record(Type.String(), Type.Unknown())),
          toUser: nullable(
            about('Who takes the bookings meanwhile.', Type.Record(Type.String(), Type.Unknown())),
          ),
        }),
      ),
    }),
  },
}

/** Returns the schema of the whole body of a trigger, without a template. */
export const webhookBody = (trigger: WebhookTrigger) =>
  Type.Object({
    triggerEvent: Type.Literal(trigger, { description: 'The trigger.' }),
    createdAt: instant('When it happened'),
    payload: about('What happened.', webhookPayloads[trigger].payload),
  })
