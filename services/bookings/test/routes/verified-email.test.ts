import { createUser, type Json, tellOfRoom } from '@punctual/testing'
import t from 'tap'
import { ann, expectSuccess } from '../stack.ts'
import { standInStack } from '../stand-in-stack.ts'

const stack = await standInStack(t)
const { api, booked, freshStart, oauthClient, organization, owner, type } = stack
const organizationId = organization.id

const seats = { seatsPerTimeSlot: 5, showAttendeeInfo: false, showAvailabilityCount: false }
const nameOf = (email: string) => email.split('@')[0]!
const video = { type: 'integration' as const, integration: 'svc-video' }

/** Creates a booking with a seat for each person, whose video room they joined. */
async function attended(emails: string[], changes: Json = {}): Promise<{ uid: string; id: number }> {
  const eventTypeId = type({ seats, locations: [video], ...changes })
  const start = freshStart()
  const seatsOf = []
  for (const email of emails)
    seatsOf.push(
      await booked({ eventTypeId, start, attendee: { ...ann, name: nameOf(email), email }, location: video }),
    )
  const [{ uid, id }] = seatsOf
  for (const email of emails)
    await expectSuccess(
      tellOfRoom(stack, uid, 'participants', { event: 'joined', email, at: stack.clock.now().toISOString() }),
    )
  return { uid, id }
}

/**
 * Calls all routes that depend on attending. @returns their statuses, and the addresses or bookings
 * that they show
 */
async function answersTo(key: string, { uid, id }: { uid: string; id: number }) {
  const path = `/v2/bookings/${uid}`
  const emails = (list: Json[] | undefined) => list?.map(({ email }) => email)
  const attendees = await api('GET', `${path}/attendees`, { key })
  const sessions = await api('GET', `${path}/conferencing-sessions`, { key })
  const [own, found, older, edited, guests] = await Promise.all([
    api('GET', '/v2/bookings', { key }),
    api('GET', `/v2/bookings?attendeeEmail=${encodeURIComponent(ann.email)}`, { key }),
    api('GET', `/v1/bookings/${id}?apiKey=${key}`, { key: null }),
    api('PATCH', `/v1/bookings/${id}?apiKey=${key}`, { key: null, body: {} }),
    api('POST', `${path}/guests`, { key, body: { guests: [{ email: 'guest@example.com' }] } }),
  ])
  const listed = ({ body }: Json) => body.data?.some((one: Json) => one.uid === uid)
  const added = await api('POST', `${path}/attendees`, { key, body: { ...ann, email: 'more@example.com' } })
  return {
    attendees: [attendees.status, attendees.body.error?.code, emails(attendees.body.data)],
    visits: [
      sessions.status,
      sessions.body.error?.code,
      sessions.body.data?.flatMap(({ participants }: Json) =>
        participants.map(({ userName }: Json) => userName),
      ),
    ],
    lists: [listed(own), listed(found)],
    byNumber: [older.status, edited.status],
    writes: [guests.status, added.status, added.body.error?.code],
  }
}

t.test('an address gives rights from its verification until it changes', async (t) => {
  const user = (name: string, emailVerified: boolean) =>
    createUser(stack, { email: `${name}@example.com`, name, username: name, organizationId, emailVerified })
  const [noone, carl, bob] = [await user('no', true), await user('carl', false), await user('bob', true)]
  const [bobs, carls] = [bob.user.email, carl.user.email]
  const booking = await attended([bobs, carls, ann.email])
  const strangers = await answersTo(noone.apiKey, booking)
  t.match(strangers, { attendees: [403], visits: [403], lists: [false, false], byNumber: [403, 403] })
  t.match(strangers, { writes: [403, 403, 'ForbiddenException'] })
  t.same(await answersTo(carl.apiKey, booking), strangers, 'as a person who does not attend')

  const key = bob.apiKey
  t.same(await answersTo(key, booking), {
    attendees: [200, undefined, [bobs]],
    visits: [200, undefined, ['bob']],
    lists: [true, false],
    byNumber: [200, 200],
    writes: [400, 403, 'ForbiddenException'],
  })
  const single = await booked({ eventTypeId: type(), attendee: { ...ann, email: bobs } })
  const addTo = (key: string) => api('POST', `/v2/bookings/${single.uid}/attendees`, { key, body: ann })
  t.match(await addTo(carl.apiKey), { status: 403 })
  t.match(await addTo(key), { status: 201 }, 'only a seat needs a manager')

  await expectSuccess(api('PATCH', '/v2/me', { key, body: { email: 'bob@example.org' } }))
  await expectSuccess(api('PATCH', '/v2/me', { key, body: { email: bobs } }))
  t.same(await answersTo(key, booking), strangers, 'changed there and back')
})

t.test('the address of a managed user counts only in the organization of the client', async (t) => {
  const users = `/v2/oauth-clients/${oauthClient.id}/users`
  const { user, accessToken } = (
    await expectSuccess(api('POST', users, { body: { email: 'max@example.com', name: 'Max' } }))
  ).body.data
  const here = await attended([user.email])
  const elsewhere = await attended([user.email], { organizationId: organizationId + 1000, ownerId: owner.id })
  const seen = async ({ uid }: { uid: string }) => {
    const { status } = await api('GET', `/v2/bookings/${uid}/attendees`, { key: accessToken })
    const { body } = await expectSuccess(api('GET', '/v2/bookings', { key: accessToken }))
    return [status, body.data.some((one: Json) => one.uid === uid)]
  }
  t.same(await seen(here), [200, true])
  t.same(await seen(elsewhere), [403, false])
})
