import { createUser, type Json, until } from '@punctual/testing'
import t from 'tap'
import { ann, envelope, expectSuccess } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

const stack = await standInStack(t)
const { api, bo, booked, command, cy, organization, standIn, team, teamType, type } = stack
const other = await createUser(stack, {
  email: 'other@else.test',
  name: 'Otto',
  username: 'otto',
  organization: { name: 'Else' },
})
const teamId = teamType()
const mine = type()
const cyType = type({ hosts: standIn.types.get(teamId)?.hosts.filter(({ id }) => id === cy.id) ?? [] })
const inTeam: Json[] = []
for (let index = 0; index < 3; index++)
  inTeam.push(await booked({ eventTypeId: teamId, attendee: { ...ann, email: `a${index}@example.com` } }))
const personal = await booked({ eventTypeId: mine })
const ofCy = await booked({ eventTypeId: cyType, attendee: { ...ann, email: bo.email } })
const foreignType = type({
  organizationId: other.user.organizationId,
  ownerId: other.user.id,
  hosts: [{ ...bo, id: other.user.id, name: 'Otto' }],
})
const foreign = await booked({ eventTypeId: foreignType })

const ofOrganization = `/v2/organizations/${organization.id}`
const uids = async (path: string, key = stack.apiKey): Promise<string[]> =>
  (await expectSuccess(api('GET', path, { key }))).body.data.map(({ uid }: Json) => uid)
const all = (bookings: Json[]) => bookings.map(({ uid }) => uid)

t.test('200 a search finds titles and attendees, as literal text, within the list only', async (t) => {
  const path = `${ofOrganization}/teams/${team.id}/bookings`
  t.strictSame(await uids(`${path}?search=A1%40EXAMPLE`), all([inTeam[1]!]))
  t.strictSame(await uids(`${path}?search=${inTeam[2]!.uid}`), all([inTeam[2]!]))
  t.strictSame(await uids(`${path}?search=${encodeURIComponent(inTeam[0]!.title.slice(2, 9))}`), all(inTeam))
  for (const literal of ['%25', '_', 'a%25com', '%5C', personal.uid])
    t.strictSame(await uids(`${path}?search=${literal}`), [], literal)
  t.strictSame(await uids('/v2/bookings?search=example.com', other.apiKey), all([foreign]), 'their own only')
  for (const wrong of ['', 'x'.repeat(101)])
    t.equal((await api('GET', `${path}?search=${wrong}`)).status, 400)
})

t.test('200 with the bookings of the team’s event types, in any version', async (t) => {
  const path = `${ofOrganization}/teams/${team.id}/bookings`
  t.strictSame(await uids(path), all(inTeam))
  t.strictSame(await uids(`/v2/teams/${team.id}/bookings`), all(inTeam))
  const page = await api('GET', `${path}?take=1&skip=1&sortStart=desc`, { version: null })
  t.match(page.body, {
    status: 'success',
    data: [{ uid: inTeam[1]?.uid }],
    pagination: { totalItems: 3, remainingItems: 1, returnedItems: 1, currentPage: 2, hasNextPage: true },
  })
  t.strictSame(await uids(`${path}?attendeeEmail=a1@example.com`), [inTeam[1]?.uid])
  t.strictSame(await uids(`${path}?eventTypeId=${mine}`), [], 'of another team')
  t.strictSame(await uids(`${path}?eventTypeIds=${teamId},7`), all(inTeam))
  t.strictSame(await uids(`${path}?status=upcoming,%20past`), all(inTeam))
  await command(inTeam[0]?.uid, 'cancel', {})
  t.strictSame(await uids(`${path}?status=cancelled`), [inTeam[0]?.uid])
})

t.test('400 with each invalid parameter', async (t) => {
  const bad = ['take=0', 'take=251', 'skip=-1', 'status=gone', 'status=', 'eventTypeIds=x', 'afterStart=soon']
  for (const query of [...bad, 'sortStart=up', 'eventTypeId=7']) {
    const answer = await api('GET', `${ofOrganization}/teams/${team.id}/bookings?${query}`)
    const [name = ''] = query.split('=')
    t.match(answer, { status: 400, body: envelope('BadRequestException') }, query)
    t.match(answer.body.error.details.errors[0].path, new RegExp(name.slice(0, 9)), query)
  }
})

t.test('401, 403, 404 for the list of a team', async (t) => {
  const path = `${ofOrganization}/teams/${team.id}/bookings`
  t.match(await api('GET', path, { key: null }), { status: 401 })
  t.match(await api('GET', path, { key: bo.key }), { status: 403 })
  t.match(await api('GET', path, { key: other.apiKey }), { status: 403 })
  t.match(await api('GET', `/v2/organizations/999999/teams/${team.id}/bookings`), { status: 403 })
  const missing = await api('GET', `${ofOrganization}/teams/999999/bookings`)
  t.match(missing, { status: 404, body: envelope('team_not_found') })
  t.match(await api('GET', `/v2/organizations/x/teams/1/bookings`), { status: 400 })
  const theirs = `/v2/organizations/${other.user.organizationId}/teams/${team.id}/bookings`
  t.match(await api('GET', theirs, { key: other.apiKey }), { status: 404, body: envelope('team_not_found') })
  t.match(await api('GET', `/v2/teams/${team.id}/bookings`, { key: other.apiKey }), { status: 404 })
})

t.test('200 for the lists of an organization and of its user; 403, 404', async (t) => {
  t.strictSame(await uids(`${ofOrganization}/bookings`), all([...inTeam, personal, ofCy]))
  t.notOk((await uids(`${ofOrganization}/bookings`)).includes(foreign.uid))
  t.strictSame(await uids(`${ofOrganization}/bookings?userIds=${cy.id}`), [
    ...all(inTeam.filter(({ hosts }) => hosts[0].id === cy.id)),
    ofCy.uid,
  ])
  const ofBo = inTeam.filter(({ hosts }) => hosts[0].id === bo.id)
  t.strictSame(
    await uids(`${ofOrganization}/users/${bo.id}/bookings`),
    all([...ofBo, ofCy]),
    'hosted and attended',
  )
  t.match(await api('GET', `${ofOrganization}/bookings`, { key: bo.key }), { status: 403 })
  t.match(await api('GET', `${ofOrganization}/users/${other.user.id}/bookings`), {
    status: 404,
    body: envelope('user_not_found'),
  })
  t.match(await api('GET', `${ofOrganization}/users/999999/bookings`), { status: 404 })
})

t.test('erases the person and nothing else', async (t) => {
  const email = 'forget@example.com'
  const attendee = { ...ann, name: 'Forgetta', email, phoneNumber: '+4930123456' }
  const { uid } = await booked({
    eventTypeId: mine,
    attendee,
    guests: ['stays@example.com'],
    bookingFieldsResponses: { notes: 'My secret' },
    metadata: { k: 'private' },
  })
  const guest = await booked({ eventTypeId: mine, guests: [email] })
  const elsewhere = await booked({ eventTypeId: foreignType, attendee })
  await expectSuccess(command(uid, 'cancel', { cancellationReason: 'Forgetta is ill' }, null))
  await expectSuccess(
    api('POST', `${ofOrganization}/attendees/erase`, { body: { email: email.toUpperCase() } }),
  )
  await until(async () => !JSON.stringify(await stack.show(uid)).includes('orget'), {
    describe: 'the booking without the person',
  })
  const after = await stack.show(uid)
  t.match(after, {
    status: 'cancelled',
    title: 'Intro between Olivia Owner and Erased',
    guests: ['stays@example.com'],
  })
  t.notMatch(JSON.stringify(after), /secret|private|4930123456/)
  const other = await stack.show(guest.uid)
  t.notMatch(JSON.stringify(other), /orget/)
  t.equal(other.attendees[0].name, 'Ann')
  t.match((await stack.show(elsewhere.uid)).attendees[0].email, email, 'another tenant keeps its own')
  t.ok((await stack.events(uid)).some(({ type }) => type === 'bookings.booking.anonymized'))
})

t.test('200: a team’s list shows the attendees of seats, which other callers do not see', async (t) => {
  const seats = { seatsPerTimeSlot: 2, showAttendeeInfo: false, showAvailabilityCount: true }
  const { uid, seatUid } = await booked({ eventTypeId: teamType({ seats }) })
  t.strictSame((await stack.show(uid)).attendees, [])
  const path = `${ofOrganization}/teams/${team.id}/bookings?bookingUid=${uid}`
  t.match((await expectSuccess(api('GET', path))).body.data, [
    { uid, attendees: [{ email: ann.email, seatUid }] },
  ])
})

t.test('a calendar feed shows the own hosted bookings until its address is renewed or ends', async (t) => {
  const feed = '/v2/calendar-feed'
  const renew = async (key = cy.key) =>
    new URL((await expectSuccess(api('POST', feed, { key }))).body.data.url).pathname
  const read = (path: string) => api('GET', path, { key: null })
  t.equal((await expectSuccess(api('GET', feed, { key: cy.key }))).body.data, null)
  const first = await renew()
  t.match(first, /^\/v2\/calendar-feeds\/\w{44}\.ics$/)
  const shown = await read(first)
  t.equal(shown.status, 200)
  t.match(shown.headers.get('content-type'), /^text\/calendar/)
  const lines = (name: string): string[] =>
    `${shown.body}`
      .split('\r\n')
      .flatMap((line) => (line.startsWith(`${name}:`) ? line.slice(name.length + 1) : []))
  const inUtc = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')
  const own: Json[] = (await expectSuccess(api('GET', '/v2/bookings', { key: cy.key }))).body.data
  const hosted = own.filter(({ hosts, status }) => status !== 'cancelled' && hosts[0].id === cy.id)
  t.ok(hosted.some(({ uid }) => uid === ofCy.uid))
  t.same(
    lines('UID')
      .map((uid, at) => [uid, lines('DTSTART')[at]])
      .toSorted(),
    hosted.map(({ uid, start }) => [uid, inUtc(start)]).toSorted(),
  )
  t.notMatch(shown.body, bo.email, 'no addresses of attendees')
  t.equal((await read(first.replace(/\.ics$/, ''))).status, 200, 'the ending is optional')
  t.same(Object.keys((await expectSuccess(api('GET', feed, { key: cy.key }))).body.data), ['createdAt'])

  await command(ofCy.uid, 'cancel', {}, cy.key)
  t.notMatch((await read(first)).body, ofCy.uid)
  const second = await renew()
  t.match(await read(first), { status: 404, body: { error: { code: 'calendar_feed_not_found' } } })
  t.equal((await read(second)).status, 200)
  const theirs = await renew(other.apiKey)
  t.notMatch((await read(theirs)).body, inTeam[0]!.uid, 'another tenant')
  t.match((await read(theirs)).body, foreign.uid)

  t.equal((await api('DELETE', feed, { key: cy.key })).status, 200)
  t.equal((await read(second)).status, 404)
  t.equal((await api('DELETE', feed, { key: cy.key })).status, 404)
  const last = await renew()
  const member = await expectSuccess(api('DELETE', `${ofOrganization}/users/${cy.id}`))
  t.equal(member.body.data.id, cy.id)
  await until(async () => (await read(last)).status === 404)
})
