import { readFileSync } from 'node:fs'
import { fileTimeoutMs, type Json, startReceiver, startStack, until } from '@punctual/testing'
import t from 'tap'
import { exportedRecords, unexportedTables, untilErased } from './erasure-checks.ts'
import { aroundTheClock, aSchedule, aWebhook, dataOf } from './fixtures.ts'
import { receivedEvents } from './subscriber.ts'

// Options of bookings and event types, each with its effects in every part of the system.

t.setTimeout(fileTimeoutMs)

const stack = await startStack(t)
const { api } = stack
const receiver = await startReceiver(t, { clock: stack.clock })
const schedule = await aSchedule(api, aroundTheClock)
/** Tests have the hosts to themselves on their own day of December. */
const onDay = (day: number) => (time: string) => `2026-12-${`${day}`.padStart(2, '0')}T${time}:00.000Z`
const attendeeOf = (name: string) => ({ name, email: `${name}@example.com`, timeZone: 'UTC' })

let made = 0
const eventTypeWith = (options: Record<string, unknown>): Promise<Json> =>
  dataOf(
    api('POST', '/v2/event-types', {
      body: {
        title: 'Intro',
        slug: `option-${++made}`,
        lengthInMinutes: 60,
        scheduleId: schedule.id,
        locations: [{ type: 'address', address: 'Main Street 1' }],
        ...options,
      },
    }),
  )
const tryToBook = (eventTypeId: number, name: string, start: string, more: object = {}) =>
  api('POST', '/v2/bookings', {
    key: null,
    body: { eventTypeId, start, attendee: attendeeOf(name), ...more },
  })
const book = (...args: Parameters<typeof tryToBook>): Promise<Json> => dataOf(tryToBook(...args))
const read = (uid: string): Promise<Json> => dataOf(api('GET', `/v2/bookings/${uid}`))
const slots = async (eventTypeId: number, at: ReturnType<typeof onDay>): Promise<string[]> => {
  const day = at('00:00').slice(0, 10)
  const query = `eventTypeId=${eventTypeId}&start=${day}&end=${day}`
  const days: Record<string, { start: string }[]> = await dataOf(
    api('GET', `/v2/slots?${query}`, { key: null }),
  )
  return Object.values(days).flatMap((each) => each.map(({ start }) => start))
}
const heard = (trigger: string, uid: string) =>
  until(() => receivedEvents(receiver).find((each) => each.trigger === trigger && each.uid === uid), {
    describe: () => `${trigger} of ${uid}, beside ${receivedEvents(receiver).map((each) => each.trigger)}`,
  })

t.test('a dry run checks a booking and a reschedule, and stores and sends nothing', async (t) => {
  const at = onDay(2)
  const { id } = await eventTypeWith({})
  await aWebhook(api, id, receiver.url, 'secret', ['BOOKING_CREATED', 'BOOKING_RESCHEDULED'])
  const total = async () => (await api('GET', '/v2/bookings')).body.pagination.totalItems
  const before = await total()
  const dry = await tryToBook(id, 'dora', at('09:00'), { isDryRun: true })
  t.equal(dry.status, 200)
  t.match(dry.body.data, { status: 'accepted', start: at('09:00'), attendees: [{ name: 'dora' }] })
  t.equal((await api('GET', `/v2/bookings/${dry.body.data.uid}`)).status, 404)
  t.equal(await total(), before)
  t.ok((await slots(id, at)).includes(at('09:00')), 'the slot stays free')

  const real = await book(id, 'rita', at('09:00'))
  t.match(await tryToBook(id, 'dora', at('09:00'), { isDryRun: true }), {
    status: 409,
    body: { error: { code: 'slot_taken' } },
  })
  t.match(await tryToBook(id, 'dora', '2026-11-01T09:00:00Z', { isDryRun: true }), {
    status: 400,
    body: { error: { code: 'start_in_past' } },
  })
  const move = (body: object) => api('POST', `/v2/bookings/${real.uid}/reschedule`, { key: null, body })
  const moved = await move({ start: at('11:00'), isDryRun: true })
  t.match(moved, { status: 200, body: { data: { start: at('11:00'), rescheduledFromUid: real.uid } } })
  t.equal((await read(real.uid)).status, 'accepted')
  t.ok((await slots(id, at)).includes(at('11:00')))

  const older = (body: object) =>
    api('POST', '/v2/bookings', { key: null, version: '2024-04-15', body: { timeZone: 'UTC', ...body } })
  const responses = { name: 'Otto', email: 'otto@example.com' }
  const raw = await older({ eventTypeId: id, start: at('13:00'), responses, _isDryRun: true })
  t.match(raw, { status: 200, body: { data: { startTime: at('13:00'), status: 'ACCEPTED' } } })
  t.equal(
    (await older({ start: at('13:00'), responses, rescheduleUid: real.uid, _isDryRun: true })).status,
    200,
  )
  t.equal(await total(), before + 1)
  await heard('BOOKING_CREATED', real.uid)
  t.same(
    receivedEvents(receiver).map(({ uid }) => uid),
    [real.uid],
  )
  t.same(stack.mail.to('dora@example.com'), [])
})

t.test('an attendee without an address books by phone, and counts as one person', async (t) => {
  const at = onDay(29)
  const bookingFields = [
    { type: 'email', hidden: true, required: false },
    { type: 'phone', slug: 'attendeePhoneNumber', label: 'Phone', required: true },
  ]
  const fon = { name: 'Fon', phoneNumber: '+4930901820', timeZone: 'UTC' }
  const call = (id: number, start: string, more: object = {}) =>
    tryToBook(id, '', start, { attendee: { ...fon, ...more } })
  const { id } = await eventTypeWith({
    bookingFields,
    bookerActiveBookingsLimit: { maximumActiveBookings: 2 },
  })
  const triggers = ['BOOKING_CREATED', 'BOOKING_RESCHEDULED', 'BOOKING_CANCELLED']
  await aWebhook(api, id, receiver.url, 'secret', triggers)
  t.match(await call(id, at('09:00'), { phoneNumber: undefined }), {
    status: 400,
    body: { error: { details: { errors: [{ path: 'attendee.phoneNumber', message: 'is required' }] } } },
  })
  const booked = await dataOf(call(id, at('09:00')))
  t.match(booked.attendees, [{ name: 'Fon', email: '', phoneNumber: fon.phoneNumber }])
  const { payload } = await heard('BOOKING_CREATED', booked.uid)
  t.match(payload.attendees, [{ name: 'Fon', email: '', phoneNumber: fon.phoneNumber }])
  const toHost = () => stack.mail.to(stack.user.email).find(({ text }) => text.includes(fon.phoneNumber))
  await until(toHost, { describe: 'the mail to the host with the phone number' })
  const anonymous = (path: string, body: object) =>
    api('POST', `/v2/bookings/${booked.uid}/${path}`, { key: null, body })
  const moved = await dataOf(anonymous('reschedule', { start: at('10:00') }))
  t.match(moved.attendees, [{ email: '', phoneNumber: fon.phoneNumber }])
  await heard('BOOKING_RESCHEDULED', moved.uid)
  await dataOf(call(id, at('12:00')))
  t.match(await call(id, at('13:00')), {
    status: 400,
    body: { error: { code: 'active_bookings_limit_reached' } },
  })
  await dataOf(call(id, at('13:00'), { phoneNumber: '+4930901821' }))
  const cancelled = await api('POST', `/v2/bookings/${moved.uid}/cancel`, { key: null, body: {} })
  t.match(cancelled, { status: 200, body: { data: { status: 'cancelled' } } })
  await heard('BOOKING_CANCELLED', moved.uid)

  const seats = { seatsPerTimeSlot: 3, showAttendeeInfo: false, showAvailabilityCount: true }
  const shared = await eventTypeWith({ bookingFields, seats })
  const seat = await dataOf(call(shared.id, at('15:00')))
  t.match(await call(shared.id, at('15:00')), { status: 409, body: { error: { code: 'already_attending' } } })
  await dataOf(call(shared.id, at('15:00'), { phoneNumber: '+4930901821' }))
  const left = await api('POST', `/v2/bookings/${seat.uid}/cancel`, {
    key: null,
    body: { seatUid: seat.seatUid },
  })
  t.match(left, { status: 200, body: { data: { status: 'accepted' } } })

  const verified = await eventTypeWith({ bookingFields, requiresBookerEmailVerification: true })
  t.match(await call(verified.id, at('18:00')), {
    status: 400,
    body: { error: { code: 'email_verification_required' } },
  })
})

t.test('an event type speaks the languages of its readers', async (t) => {
  const at = onDay(28)
  const german = { language: 'de', title: 'Beratung', description: 'Wir reden.' }
  const made = await eventTypeWith({ title: 'Advice', translations: [german] })
  t.same(made.translations, [german])
  await aWebhook(api, made.id, receiver.url, 'secret', ['BOOKING_CREATED'])
  const call = (name: string, time: string, language: string) =>
    dataOf(tryToBook(made.id, name, at(time), { attendee: { ...attendeeOf(name), language } }))
  const { uid, title } = await call('gerda', '09:00', 'de')
  t.match(title, /^Beratung zwischen .* und gerda$/)
  t.match((await call('otto', '11:00', 'fr')).title, /^Advice entre /)
  const { payload } = await heard('BOOKING_CREATED', uid)
  t.match(payload, { title, eventTitle: 'Advice' })
  const mailTo = (address: string) =>
    until(() => stack.mail.to(address).find(({ subject, text }) => `${subject} ${text}`.includes('gerda')), {
      describe: `a mail to ${address} about gerda`,
    })
  t.match((await mailTo('gerda@example.com')).subject, /Beratung zwischen/)
  const toHost = await mailTo(stack.user.email)
  t.match(toHost.subject, /Advice between/)
  t.notMatch(toHost.text, /Beratung/)

  const change = (translations: object[]) =>
    api('PATCH', `/v2/event-types/${made.id}`, { body: { translations } })
  t.match(await change([german, german]), {
    status: 400,
    body: { error: { details: { errors: [{ path: 'translations.1.language' }] } } },
  })
  t.match(await change([{ language: 'xx', title: 'X' }]), { status: 400 })
  t.same((await change([])).body.data.translations, [])
  t.match((await call('hilde', '13:00', 'de')).title, /^Advice zwischen /)
})

t.test('requests that do not block compete for a time, and the first confirmed wins', async (t) => {
  const at = onDay(3)
  const policy = { type: 'always', blockUnconfirmedBookingsInBooker: false }
  const { id } = await eventTypeWith({ confirmationPolicy: policy, beforeEventBuffer: 30 })
  await aWebhook(api, id, receiver.url, 'secret', [
    'BOOKING_REQUESTED',
    'BOOKING_REJECTED',
    'BOOKING_CREATED',
  ])
  const answer = (uid: string, word: string) => api('POST', `/v2/bookings/${uid}/${word}`, { body: {} })
  const first = await book(id, 'first', at('09:00'))
  t.equal(first.status, 'pending')
  t.ok((await slots(id, at)).includes(at('09:00')), 'the slot is still listed')
  const again = await book(id, 'first', at('09:00'))
  t.equal(again.uid, first.uid, 'one booker has one request')
  const second = await book(id, 'second', at('09:00'))
  const near = await book(id, 'near', at('10:00'))
  const other = await book(id, 'other', at('12:00'))
  t.equal((await answer(second.uid, 'confirm')).body.data.status, 'accepted')
  t.equal((await read(first.uid)).status, 'rejected')
  t.equal((await read(near.uid)).status, 'rejected', 'buffers count')
  t.equal((await read(other.uid)).status, 'pending')
  t.notOk((await slots(id, at)).includes(at('09:00')))
  t.match(await tryToBook(id, 'late', at('09:00')), { status: 409, body: { error: { code: 'slot_taken' } } })
  await heard('BOOKING_CREATED', second.uid)
  await heard('BOOKING_REJECTED', first.uid)
  await heard('BOOKING_REJECTED', near.uid)
  await until(() => stack.mail.to('first@example.com').some(({ subject }) => /declined/i.test(subject)), {
    describe: () =>
      stack.mail
        .to('first@example.com')
        .map(({ subject }) => subject)
        .join(),
  })

  const rival = await book(id, 'rival', at('12:00'))
  const both = await Promise.all([answer(other.uid, 'confirm'), answer(rival.uid, 'confirm')])
  const states = await Promise.all([read(other.uid), read(rival.uid)])
  t.same(states.map(({ status }) => status).sort(), ['accepted', 'rejected'])
  t.equal(both.filter(({ status }) => status === 200).length, 1)

  const moving = await book(id, 'moving', at('15:00'))
  const elsewhere = await eventTypeWith({})
  await book(elsewhere.id, 'blocker', at('15:00'))
  t.equal((await read(moving.uid)).status, 'rejected', 'another event type took the time')
  const waiting = await book(id, 'waiting', at('20:00'))
  const held = { eventTypeId: elsewhere.id, slotStart: at('20:00') }
  await dataOf(api('POST', '/v2/slots/reservations', { key: null, body: held }))
  t.match(await answer(waiting.uid, 'confirm'), { status: 409, body: { error: { code: 'slot_taken' } } })
  const moved = await dataOf(
    api('POST', `/v2/bookings/${moving.uid}/reschedule`, { key: null, body: { start: at('18:00') } }),
  )
  t.equal(moved.status, 'pending')
  t.ok((await slots(id, at)).includes(at('18:00')))
  const edit = (status: string) => api('PATCH', `/v2/bookings/${moved.uid}`, { body: { status } })
  t.equal((await edit('accepted')).status, 200)
  t.notOk((await slots(id, at)).includes(at('18:00')))
  t.equal((await edit('pending')).status, 200)
  t.ok((await slots(id, at)).includes(at('18:00')), 'a request gives its time back')
})

t.test('a request holds its time unless the policy says otherwise', async (t) => {
  const { id, confirmationPolicy } = await eventTypeWith({ requiresConfirmation: true })
  t.same(confirmationPolicy, { type: 'always', blockUnconfirmedBookingsInBooker: true })
  t.equal((await book(id, 'holds', onDay(4)('09:00'))).status, 'pending')
  t.equal((await tryToBook(id, 'late', onDay(4)('09:00'))).status, 409)
})

t.test('a booker with as many bookings as allowed is offered to move the last one', async (t) => {
  const at = onDay(5)
  const limit = { maximumActiveBookings: 1, offerReschedule: true }
  const { id } = await eventTypeWith({ bookerActiveBookingsLimit: limit })
  const first = await book(id, 'max', at('09:00'))
  const refusal = { status: 400, body: { error: { code: 'active_bookings_limit_reached' } } }
  const anonymous = await tryToBook(id, 'max', at('11:00'))
  t.match(anonymous, refusal)
  t.notMatch(JSON.stringify(anonymous.body), first.uid, 'an address proves nothing')
  const attendee = attendeeOf('max')
  const body = { eventTypeId: id, start: at('11:00'), attendee }
  t.match(await api('POST', '/v2/bookings', { body }), {
    ...refusal,
    body: { error: { details: { bookingUid: first.uid, start: at('09:00') } } },
  })
  const plain = await eventTypeWith({ bookerActiveBookingsLimit: { maximumActiveBookings: 1 } })
  await book(plain.id, 'max', at('13:00'))
  const refused = await api('POST', '/v2/bookings', {
    body: { ...body, eventTypeId: plain.id, start: at('15:00') },
  })
  t.match(refused, refusal)
  t.equal(refused.body.error.details, undefined)
})

t.test('a cancelled booking is rescheduled where the event type allows it', async (t) => {
  const at = onDay(6)
  const { id } = await eventTypeWith({})
  await aWebhook(api, id, receiver.url, 'secret', ['BOOKING_RESCHEDULED'])
  const { uid } = await book(id, 'cora', at('09:00'))
  await dataOf(api('POST', `/v2/bookings/${uid}/cancel`, { key: null, body: { cancellationReason: 'Ill' } }))
  const move = (body: object) => api('POST', `/v2/bookings/${uid}/reschedule`, { key: null, body })
  t.match(await move({ start: at('10:00') }), {
    status: 400,
    body: { error: { code: 'booking_already_cancelled' } },
  })
  await dataOf(api('PATCH', `/v2/event-types/${id}`, { body: { allowReschedulingCancelledBookings: true } }))
  const page = await dataOf(api('GET', `/v2/event-types/${id}/booking-page`, { key: null }))
  t.equal(page.allowReschedulingCancelledBookings, true)
  const moved = await dataOf(move({ start: at('10:00') }))
  t.match(moved, { status: 'accepted', rescheduledFromUid: uid, cancellationReason: '' })
  t.match(await read(uid), { status: 'cancelled', rescheduledToUid: moved.uid, cancellationReason: 'Ill' })
  t.notOk((await slots(id, at)).includes(at('10:00')))
  await heard('BOOKING_RESCHEDULED', moved.uid)
  t.match(await move({ start: at('12:00') }), {
    status: 400,
    body: { error: { code: 'booking_already_rescheduled' } },
  })
})

t.test('a booking goes to the team member that its routing names', async (t) => {
  const at = onDay(7)
  const { organization } = stack
  const teams = `/v2/organizations/${organization.id}/teams`
  const team = await dataOf(api('POST', teams, { body: { name: 'Sales' } }))
  const ivo = await dataOf(
    api('POST', `/v2/organizations/${organization.id}/users`, {
      body: { email: 'ivo@example.com', username: 'ivo', autoAccept: true, timeZone: 'UTC' },
    }),
  )
  await dataOf(api('POST', `${teams}/${team.id}/memberships`, { body: { userId: ivo.id, accepted: true } }))
  const { id } = await dataOf(
    api('POST', `${teams}/${team.id}/event-types`, {
      body: {
        title: 'Demo',
        slug: 'demo',
        lengthInMinutes: 60,
        schedulingType: 'roundRobin',
        assignAllTeamMembers: true,
        scheduleId: schedule.id,
      },
    }),
  )
  const hostOf = async (name: string, time: string, routing: object) =>
    (await book(id, name, at(time), { routing: { teamMemberIds: [], ...routing } })).hosts[0].email
  for (const time of ['09:00', '10:00', '11:00'])
    t.equal(
      await hostOf(`to-ivo-${time.slice(0, 2)}`, time, { teamMemberEmail: 'IVO@example.com' }),
      'ivo@example.com',
    )
  const skipped = { teamMemberEmail: 'ivo@example.com', skipContactOwner: true }
  t.equal(await hostOf('skips', '12:00', skipped), stack.user.email, 'the next in turn')
  t.match(await tryToBook(id, 'crm', at('13:00'), { routing: { teamMemberIds: [], crmAppSlug: 'x' } }), {
    status: 400,
    body: { error: { message: /routing.crmAppSlug is not supported/ } },
  })
})

t.test('invitations are private where the event type hides details', async (t) => {
  const at = onDay(8)
  const { id } = await eventTypeWith({ hideCalendarEventDetails: true })
  await book(id, 'priva', at('09:00'))
  const mail = await until(() => stack.mail.to('priva@example.com')[0], { describe: () => 'a mail' })
  t.match(JSON.stringify(mail), /CLASS:PRIVATE/)
  const plain = await eventTypeWith({})
  await book(plain.id, 'plain', at('11:00'))
  const other = await until(() => stack.mail.to('plain@example.com')[0], { describe: () => 'a mail' })
  t.notMatch(JSON.stringify(other), /CLASS:PRIVATE/)
})

t.test('every property that is not supported is refused by its name', async (t) => {
  const attempts: Record<string, () => ReturnType<typeof api>> = {
    crmAppSlug: () => withRouting({ crmAppSlug: 'crm' }),
    crmOwnerRecordType: () => withRouting({ crmOwnerRecordType: 'lead' }),
    useDestinationCalendarEmail: () => create({ useDestinationCalendarEmail: true }),
    defaultScheduleId: () =>
      api('POST', `/v2/organizations/${stack.organization.id}/users`, {
        body: { email: 'new@example.com', defaultScheduleId: schedule.id },
      }),
    isPrivate: () => createTeam({ isPrivate: true }),
    hideBookATeamMember: () => createTeam({ hideBookATeamMember: true }),
    parentId: () => editByV1({ parentId: 1 }),
    timeZone: () => editByV1({ timeZone: 'UTC' }),
  }
  for (const name of [
    ...['disableRecordingForOrganizer', 'disableRecordingForGuests', 'enableAutomaticTranscription'],
    ...['enableAutomaticRecordingForOrganizer', 'disableTranscriptionForGuests'],
    ...['disableTranscriptionForOrganizer', 'sendTranscriptionEmails'],
  ])
    attempts[name] = () => create({ svcVideoSettings: { [name]: true } })
  attempts.redirectUrlOnExit = () => create({ svcVideoSettings: { redirectUrlOnExit: 'https://x.example' } })
  const { id } = await eventTypeWith({})
  const withRouting = (routing: object) =>
    tryToBook(id, 'crm', onDay(10)('09:00'), { routing: { teamMemberIds: [], ...routing } })
  const create = (options: object) =>
    api('POST', '/v2/event-types', {
      body: { title: 'No', slug: `no-${++made}`, lengthInMinutes: 30, ...options },
    })
  const createTeam = (details: object) => api('POST', '/v2/teams', { body: { name: 'No', ...details } })
  const editByV1 = (body: object) =>
    api('PATCH', `/v1/event-types/${id}?apiKey=${stack.apiKey}`, { key: null, version: null, body })
  for (const [name, attempt] of Object.entries(attempts)) {
    const { status, body } = await attempt()
    t.equal(status, 400, name)
    t.match(body.error?.message ?? body.message, new RegExp(`${name} is not`), name)
  }
  t.strictSame(Object.keys(attempts).sort(), notSupported().sort(), 'what the reference calls so')
  const harmless = { useDestinationCalendarEmail: false, svcVideoSettings: { redirectUrlOnExit: null } }
  t.equal((await create(harmless)).status, 201)
  t.equal((await api('GET', '/v2/calendars/caldav/connect?isDryRun=true')).status, 200)
  t.match(await api('GET', '/v2/calendars/caldav/connect?redir=https://x.example'), {
    status: 400,
    body: { error: { message: /redir must not be given/ } },
  })
})

/** The names of the properties and parameters that the reference calls not supported. */
function notSupported(): string[] {
  const path = new URL('../../gateway/src/docs/openapi.json', import.meta.url)
  const names = new Set<string>()
  const isSo = (part: Json) =>
    /^(?:Not supported|Must be `false`: not supported)/.test(part?.description ?? '')
  const visit = (part: Json): void => {
    if (typeof part !== 'object' || part === null) return
    for (const [name, property] of Object.entries<Json>(part.properties ?? {}))
      if (isSo(property) && property.properties === undefined) names.add(name)
    if (part.in === 'query' && isSo(part)) names.add(part.name)
    for (const each of Object.values(part)) visit(each)
  }
  visit(JSON.parse(readFileSync(path, 'utf8')))
  return [...names].filter((name) => name !== 'svcVideoSettings')
}

t.test('the language of an event type is that of its page and its attendees', async (t) => {
  const at = onDay(9)
  const look = {
    interfaceLanguage: 'de',
    bookerLayouts: { defaultLayout: 'week', enabledLayouts: ['week', 'month'] },
  }
  const { id } = await eventTypeWith({
    ...look,
    color: { lightThemeHex: '#004400', darkThemeHex: '#aaffaa' },
    lockTimeZoneToggleOnBookingPage: true,
  })
  t.match(await dataOf(api('GET', `/v2/event-types/${id}/booking-page`, { key: null })), {
    ...look,
    timeZone: 'UTC',
    branding: { colors: { light: { accent: '#004400' }, dark: { accent: '#aaffaa' } } },
  })
  t.match(await book(id, 'dieter', at('09:00')), { attendees: [{ language: 'de' }] })
  const mail = await until(() => stack.mail.to('dieter@example.com')[0], { describe: () => 'a mail' })
  t.match(mail.subject, /Best\u00e4tigt/)
})

t.test('limits of a team count every booking of a host over all its event types', async (t) => {
  const at = onDay(14)
  const { organization } = stack
  const teams = `/v2/organizations/${organization.id}/teams`
  t.match(await api('POST', teams, { body: { name: 'Wrong', bookingLimits: '{"PER_HOUR": 1}' } }), {
    status: 400,
    body: { error: { details: { errors: [{ path: 'bookingLimits' }] } } },
  })
  const team = await dataOf(
    api('POST', teams, {
      body: { name: 'Care', timeZone: 'UTC', bookingLimits: '{"PER_DAY": 2}' },
    }),
  )
  const ofTeam = (slug: string, schedulingType: string): Promise<Json> =>
    dataOf(
      api('POST', `${teams}/${team.id}/event-types`, {
        body: {
          title: slug,
          slug,
          lengthInMinutes: 60,
          schedulingType,
          scheduleId: schedule.id,
          ...(schedulingType === 'managed'
            ? { assignAllTeamMembers: true }
            : { hosts: [{ userId: stack.user.id }] }),
        },
      }),
    )
  const [one, two] = await Promise.all([ofTeam('care-one', 'collective'), ofTeam('care-two', 'roundRobin')])
  const [, copy] = await ofTeam('care-own', 'managed')
  const first = await book(one.id, 'lima', at('09:00'))
  await book(copy.id, 'mona', at('10:00'))
  t.ok((await slots(two.id, at)).length > 0, 'a managed copy does not count')
  await book(two.id, 'nora', at('11:00'))
  for (const { id } of [one, two]) t.same(await slots(id, at), [], 'no slots on a full day')
  t.ok((await slots(one.id, onDay(15))).length > 0, 'but on the next')
  const reserve = (eventTypeId: number) =>
    api('POST', '/v2/slots/reservations', { body: { eventTypeId, slotStart: at('13:00') } })
  for (const attempt of [await tryToBook(one.id, 'olga', at('13:00')), await reserve(one.id)])
    t.match(attempt, { status: 400, body: { error: { code: 'booking_limit_reached' } } })
  t.equal((await tryToBook(two.id, 'olga', at('13:00'))).status, 409, 'no host is left')
  const moved = await dataOf(
    api('POST', `/v2/bookings/${first.uid}/reschedule`, { key: null, body: { start: at('14:00') } }),
  )
  t.equal(moved.status, 'accepted', 'a booking does not count against itself')
  t.ok((await slots(copy.id, at)).length > 0)

  await dataOf(api('PATCH', `${teams}/${team.id}`, { body: { includeManagedEventsInLimits: true } }))
  await until(async () => (await slots(copy.id, at)).length === 0, { describe: () => 'the copy is limited' })
  const full = await tryToBook(copy.id, 'olga', at('16:00'))
  t.match(full, { status: 400, body: { error: { code: 'booking_limit_reached' } } })
  const wanted = [tryToBook(one.id, 'pia', onDay(15)('09:00')), tryToBook(two.id, 'pia', onDay(15)('10:00'))]
  wanted.push(tryToBook(one.id, 'quin', onDay(15)('11:00')), tryToBook(two.id, 'quin', onDay(15)('12:00')))
  const created = (await Promise.all(wanted)).filter(({ status }) => status === 201)
  t.equal(created.length, 2, 'parallel bookings stay within the limit')
})

t.test('an attendee without an address is marked absent, exported and erased by phone number', async (t) => {
  const at = onDay(30)
  const phoneNumber = '+4930555123'
  const bookingFields = [
    { type: 'email', hidden: true, required: false },
    { type: 'phone', slug: 'attendeePhoneNumber', label: 'Phone', required: true },
    { type: 'textarea', slug: 'notes', label: 'Notes', required: false },
  ]
  const { id } = await eventTypeWith({ bookingFields })
  await aWebhook(api, id, receiver.url, 'secret', ['BOOKING_CREATED', 'BOOKING_NO_SHOW_UPDATED'])
  const book = (start: string, attendee: object, answers: object = {}): Promise<Json> =>
    dataOf(
      tryToBook(id, '', start, {
        attendee: { name: 'Fiona', timeZone: 'UTC', ...attendee },
        bookingFieldsResponses: answers,
      }),
    )
  const { uid } = await book(at('09:00'), { phoneNumber }, { notes: 'Ring me' })
  const others = [
    await book(at('11:00'), { name: 'Fritz', phoneNumber: `${phoneNumber}4` }),
    await book(at('12:00'), { name: 'Fred', email: 'fred@example.com', phoneNumber: '+4930555999' }),
  ]
  await heard('BOOKING_CREATED', uid)

  stack.clock.set(at('09:10'))
  const mark = (attendee: object, path = 'mark-absent') =>
    api('POST', `/v2/bookings/${uid}/${path}`, {
      ...(path === 'mark-no-show' && { version: '2024-04-15' }),
      body: { attendees: [attendee] },
    })
  for (const [path, named] of [
    ['attendees.0.email', {}],
    ['attendees.0.phoneNumber', { email: 'fiona@example.com', phoneNumber }],
  ] as const)
    t.match(await mark({ ...named, absent: true }), {
      status: 400,
      body: { error: { details: { errors: [{ path }] } } },
    })
  t.match((await mark({ phoneNumber: `${phoneNumber}4`, absent: true })).body.data.attendees, [
    { absent: false },
  ])
  t.match((await mark({ phoneNumber, absent: true })).body.data.attendees, [{ absent: true, phoneNumber }])
  const { payload } = await heard('BOOKING_NO_SHOW_UPDATED', uid)
  t.match(payload, {
    message: `${phoneNumber} did not show up`,
    attendees: [{ email: '', phoneNumber, noShow: true }],
    bookingUid: uid,
  })
  t.match((await mark({ phoneNumber, noShow: false }, 'mark-no-show')).body.data, {
    attendees: [{ email: '', phoneNumber, noShow: false }],
  })

  // What is consumed after the erasure would be stored again.
  const marks = () =>
    receivedEvents(receiver).filter((each) => each.trigger === 'BOOKING_NO_SHOW_UPDATED' && each.uid === uid)
  await until(() => marks().length === 2)
  const people = `/v2/organizations/${stack.organization.id}/attendees`
  for (const path of ['erase', 'export'])
    for (const body of [{}, { phoneNumber, email: 'fiona@example.com' }, { phoneNumber: '12' }])
      t.match(await api('POST', `${people}/${path}`, { body }), { status: 400 }, path)
  const words = ['fiona', 'ring me', `${phoneNumber}"`, `${phoneNumber},`]
  const services = ['bookings', 'automation', 'webhook-delivery']
  const records = await exportedRecords(services, (cursor) =>
    api('POST', `${people}/export`, { body: { phoneNumber, cursor } }),
  )
  t.match(
    records.find(({ kind }) => kind === 'attendee'),
    { data: { bookingUid: uid, name: 'Fiona', email: '', phoneNumber } },
  )
  t.notMatch(JSON.stringify(records), /Fritz|Fred/)
  for (const service of services)
    t.strictSame(await unexportedTables(stack.databaseUrl, service, words, records), [], service)

  t.equal((await api('POST', `${people}/erase`, { body: { phoneNumber } })).status, 202)
  for (const service of ['scheduling', ...services])
    await untilErased(stack.databaseUrl, service.replace('-', '_'), words)
  t.match(await read(uid), { attendees: [{ name: 'Erased' }], bookingFieldsResponses: { name: 'Erased' } })
  for (const other of others) t.match(await read(other.uid), { attendees: other.attendees })
})
