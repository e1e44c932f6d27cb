import type { BookingSnapshot } from '@punctual/contracts'
import { type Json, startGoogle, startMicrosoft, TestClock, until } from '@punctual/testing'
import t from 'tap'
import { followDelegation } from '../../src/app/delegation-credentials.ts'
import { createUserDefaults } from '../../src/app/user-defaults.ts'
import { followBooking } from '../../src/events/follow-booking.ts'
import { followMembership } from '../../src/events/follow-membership.ts'
import { aCaller, aProfile, now } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

// An organization connects the calendars of its members without their consent.

const clock = new TestClock(now.toISOString())
const [google, microsoft] = await Promise.all([startGoogle(t, { clock }), startMicrosoft(t, { clock })])
const { api, db, sealer } = await startScheduling(t, {
  roles: ['http', 'worker'],
  clock,
  env: { ...google.env, ...microsoft.env, CALENDAR_PUSH: 'never' },
})

const person = (id: number, email: string, changes = {}) =>
  aProfile({ id, email, emailVerified: true, ...changes })
const hana = person(7, 'Hana@gmail.example')
const missing = person(8, 'bert@gmail.example')
const unverified = aProfile({ id: 9, email: 'carl@gmail.example' })
const elsewhere = person(10, 'dora@other.example')
const outlook = person(11, 'hana@outlook.example')
const admin = aCaller(person(12, 'admin@office.example'), { memberships: [{ teamId: 5, role: 'ADMIN' }] })
const join = (userId: number, { ended = false, version = 1, teamId = 5 } = {}) =>
  db.transaction((tx) =>
    followMembership(
      tx,
      { id: teamId * 100 + userId, teamId, userId, role: 'MEMBER', accepted: true },
      { version, ended, clock, sealer },
    ),
  )
for (const profile of [hana, missing, unverified, elsewhere, outlook]) {
  await db.transaction((tx) => createUserDefaults(tx, profile, now))
  await join(profile.id)
}

const path = '/v2/organizations/5/delegation-credentials'
const create = (slug: string, domain: string, serviceAccountKey: object, caller = admin) =>
  api('POST', path, { caller, body: { workspacePlatformSlug: slug, domain, serviceAccountKey } })
const update = (id: string, body: object, caller = admin) => api('PATCH', `${path}/${id}`, { caller, body })
const calendarsOf = async (profile: typeof hana) =>
  (await api('GET', '/v2/calendars', { caller: aCaller(profile) })).body.data
const connectionsOf = async (profile: typeof hana): Promise<Json[]> =>
  (await calendarsOf(profile)).connectedCalendars
const starts = async (eventTypeId: number) => {
  const day = '2026-12-24'
  const query = `eventTypeId=${eventTypeId}&start=${day}&end=${day}&timeZone=Europe/Berlin`
  const { body } = await api('GET', `/v2/slots?${query}`)
  return (body.data[day] ?? []).map(({ start }: Json) => start.slice(11, 16))
}
const { data: eventType } = (
  await api('POST', '/v2/event-types', {
    caller: aCaller(hana),
    body: { title: 'Intro', slug: 'intro', lengthInMinutes: 60 },
  })
).body
const primary = 'hana@gmail.example'
google.save(primary, {
  start: { dateTime: '2026-12-24T10:00:00+01:00' },
  end: { dateTime: '2026-12-24T11:00:00+01:00' },
})
let id = ''

t.test('creates a credential for admins only, disabled, and never shows its key', async (t) => {
  const key = google.serviceAccountKey
  t.equal((await create('google', 'gmail.example', key, aCaller(hana))).status, 403)
  t.match(await create('google', 'gmail.example', { ...key, client_email: undefined }), {
    status: 400,
    body: { error: { message: /serviceAccountKey.client_email/ } },
  })
  t.match(await create('google', 'gmail.example', { ...key, private_key: 'no key' }), {
    status: 400,
    body: { error: { message: /serviceAccountKey.private_key/ } },
  })
  t.equal((await create('google', 'no domain', key)).status, 400)
  t.equal((await create('other', 'gmail.example', key)).status, 400)
  const created = await create('google', 'Gmail.example', [key])
  t.match(created, {
    status: 201,
    body: {
      data: {
        enabled: false,
        domain: 'gmail.example',
        organizationId: 5,
        workspacePlatform: { name: 'Google', slug: 'google' },
      },
    },
  })
  t.notMatch(JSON.stringify(created.body), /PRIVATE KEY/)
  t.match(await create('google', 'gmail.example', key), {
    status: 409,
    body: { error: { code: 'delegation_credential_exists' } },
  })
  id = created.body.data.id
  t.same(await connectionsOf(hana), [])
})

t.test('404 for a credential of another organization', async (t) => {
  const stranger = aCaller(aProfile({ id: 20, organizationId: 6 }), {
    memberships: [{ teamId: 6, role: 'OWNER' }],
  })
  t.equal((await update(id, { enabled: true }, stranger)).status, 403)
  const other = `/v2/organizations/6/delegation-credentials/${id}`
  t.equal((await api('PATCH', other, { caller: stranger, body: { enabled: true } })).status, 404)
})

t.test('is tested at the provider before it is enabled', async (t) => {
  google.fail({ matching: /\/token/, status: 400, body: '{"error":"invalid_grant"}' })
  t.match(await update(id, { enabled: true }), {
    status: 400,
    body: { error: { code: 'calendar_failing', message: /invalid_grant/ } },
  })
  t.same(await connectionsOf(hana), [])
})

t.test('connects members with a verified address of the domain', async (t) => {
  t.same((await starts(eventType.id)).length, 8)
  t.match(await update(id, { enabled: true }), { status: 200, body: { data: { enabled: true } } })
  await until(async () => (await starts(eventType.id)).length === 7)
  const { connectedCalendars, destinationCalendar } = await calendarsOf(hana)
  t.match(connectedCalendars, [
    {
      integration: { type: 'google_calendar' },
      delegationCredentialId: id,
      primary: { externalId: primary, isSelected: true, delegationCredentialId: id },
    },
  ])
  t.match(destinationCalendar, { externalId: primary, delegationCredentialId: id })
  for (const profile of [unverified, elsewhere, outlook]) t.same(await connectionsOf(profile), [])
})

t.test('an account that the provider refuses is reported, and stops no other', async (t) => {
  await until(async () => (await connectionsOf(missing))[0]?.error)
  t.match(await connectionsOf(missing), [{ calendars: [], error: { message: /Invalid email or User ID/ } }])
  const reported = await db.sql`
    select data from (
      select body::jsonb->'data' as data from outbox where type like '%delegation-credential.failed'
      union all select body::jsonb->'data' from event_log where type like '%delegation-credential.failed') told`
  t.match(reported, [{ data: { userId: 8, credential: { delegationCredentialId: id } } }])
  t.equal(reported.length, 1)
})

const place = async () => {
  const [connection] = await connectionsOf(hana)
  return { integration: 'google_calendar', externalId: primary, credentialId: connection!.credentialId }
}

t.test('its members select calendars and destinations, and cannot disconnect it', async (t) => {
  const caller = aCaller(hana)
  const at = await place()
  const query = (more: object) => new URLSearchParams({ ...at, credentialId: `${at.credentialId}`, ...more })
  for (const [delegationCredentialId, status] of [
    ['other', 404],
    [id, 200],
  ] as const) {
    const found = await api('DELETE', `/v2/selected-calendars?${query({ delegationCredentialId })}`, {
      caller,
    })
    t.equal(found.status, status)
  }
  const select = (delegationCredentialId: string) =>
    api('POST', '/v2/selected-calendars', { caller, body: { ...at, delegationCredentialId } })
  t.equal((await select('other')).status, 404)
  t.equal((await select(id)).status, 201)
  const { credentialId, ...wanted } = at
  const choose = (delegationCredentialId: string) =>
    api('PUT', '/v2/destination-calendars', { caller, body: { ...wanted, delegationCredentialId } })
  t.equal((await choose('other')).status, 404)
  t.match(await choose(id), { status: 200, body: { data: { credentialId } } })
  t.match(await api('POST', '/v2/calendars/google/disconnect', { caller, body: { id: credentialId } }), {
    status: 400,
    body: { error: { message: /connected by your organization/ } },
  })
})

t.test('a booking is written without its host having done anything', async () => {
  const { name, email, username, timeZone, locale } = hana
  const host = { id: 7, name, email, username, timeZone, locale }
  const booking = {
    uid: 'booking1',
    icsUid: 'booking1@punctual.test',
    icsSequence: 0,
    version: 1,
    organizationId: 5,
    status: 'accepted',
    title: 'Intro',
    description: '',
    start: '2026-12-24T08:00:00.000Z',
    end: '2026-12-24T09:00:00.000Z',
    updatedAt: now.toISOString(),
    location: null,
    meetingUrl: null,
    hosts: [host],
    attendees: [{ name: 'Ann', email: 'ann@example.com' }],
    guests: [],
    series: null,
    eventType: { id: eventType.id, hideCalendarNotes: false, hideCalendarEventDetails: false },
  } as unknown as BookingSnapshot
  await db.transaction((tx) => followBooking(tx, { booking }, clock))
  await until(() => google.events(primary).some(({ iCalUID }) => iCalUID === 'booking1@punctual.test'))
})

t.test('an own connection replaces it, and gives way to it when it ends', async (t) => {
  const caller = aCaller(hana)
  const { authUrl } = (await api('GET', '/v2/calendars/google/connect', { caller })).body.data
  const back = await google.consent(authUrl)
  t.equal((await api('GET', `/v2/calendars/google/save${back.search}`)).status, 200)
  t.match(await connectionsOf(hana), [{ delegationCredentialId: null }])
  await db.transaction((tx) => followDelegation(tx, sealer, { userId: 7 }, clock.now()))
  const own = await connectionsOf(hana)
  t.match(own, [{ delegationCredentialId: null }])
  const body = { id: own[0]!.credentialId }
  t.equal((await api('POST', '/v2/calendars/google/disconnect', { caller, body })).status, 200)
  await until(async () => (await connectionsOf(hana))[0]?.primary)
  t.match(await connectionsOf(hana), [{ delegationCredentialId: id }])
})

t.test('tokens are asked for again when they end, also with a new key', async (t) => {
  google.endAccessTokens()
  google.save(primary, {
    start: { dateTime: '2026-12-24T11:00:00+01:00' },
    end: { dateTime: '2026-12-24T12:00:00+01:00' },
  })
  const wrong = { ...google.serviceAccountKey, client_email: 'other@project.iam.example' }
  t.equal((await update(id, { serviceAccountKey: wrong })).status, 400)
  t.equal((await update(id, { serviceAccountKey: google.serviceAccountKey })).status, 200)
  clock.advance(60_000)
  await until(async () => !(await starts(eventType.id)).includes('11:00'))
})

t.test('ends for a member whose address changes or who leaves', async (t) => {
  const moved = { ...hana, email: 'hana@other.example', version: 2 }
  const remember = (profile: typeof hana) =>
    db.transaction(async (tx) => {
      await createUserDefaults(tx, profile, clock.now())
      await followDelegation(tx, sealer, { userId: 7 }, clock.now())
    })
  await remember(moved)
  t.same(await connectionsOf(moved), [])
  await remember({ ...hana, version: 3 })
  t.equal((await connectionsOf({ ...hana, version: 3 })).length, 1)
  await join(7, { ended: true, version: 2 })
  t.same(await connectionsOf({ ...hana, version: 3 }), [])
  await join(7, { version: 3 })
  t.equal((await connectionsOf({ ...hana, version: 3 })).length, 1)
})

t.test('ends at once when it is disabled', async (t) => {
  t.match(await update(id, { enabled: false }), { status: 200, body: { data: { enabled: false } } })
  const { connectedCalendars, destinationCalendar } = await calendarsOf({ ...hana, version: 3 })
  t.same({ connectedCalendars, destinationCalendar }, { connectedCalendars: [], destinationCalendar: null })
  t.equal((await starts(eventType.id)).length, 8)
})

t.test('reaches accounts of Microsoft 365 with application permissions', async (t) => {
  const key = microsoft.serviceAccountKey
  t.match(await create('office365', 'outlook.example', { ...key, tenant_id: undefined }), {
    status: 400,
    body: { error: { message: /tenant_id/ } },
  })
  const { data } = (await create('office365', 'outlook.example', { ...key, private_key: 'wrong' })).body
  t.match(await update(data.id, { enabled: true }), {
    status: 400,
    body: { error: { message: /AADSTS7000215/ } },
  })
  t.equal((await update(data.id, { enabled: true, serviceAccountKey: key })).status, 200)
  await until(async () => (await connectionsOf(outlook))[0]?.primary?.syncedAt)
  t.match(await calendarsOf(outlook), {
    connectedCalendars: [{ integration: { type: 'office365_calendar' }, delegationCredentialId: data.id }],
    destinationCalendar: { externalId: 'AAMkCalendar=' },
  })
})
