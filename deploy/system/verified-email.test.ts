import { createApi, createUser, type Json, startReplica, startStack, until } from '@punctual/testing'
import t from 'tap'
import { anEventType, aroundTheClock, aSchedule, dataOf } from './fixtures.ts'

// A profile's address gives access to the bookings that it attends once it is verified, at every
// gateway, until it changes.

const stack = await startStack(t)
const { api, mail } = stack
const elsewhere = createApi((await startReplica(t, stack, 'gateway')).url, stack.apiKey)

const schedule = await aSchedule(api, { ...aroundTheClock, isDefault: true })
const eventType = await anEventType(api, schedule.id, 'intro')
let hours = 0
const attendedBy = (email: string): Promise<Json> => {
  hours += 1
  const start = new Date(Date.UTC(2026, 11, 2, hours)).toISOString()
  const attendee = { name: 'Bea', email, timeZone: 'UTC' }
  return dataOf(
    api('POST', '/v2/bookings', { key: null, body: { eventTypeId: eventType.id, start, attendee } }),
  )
}

const [old, next] = ['bea@example.com', 'bea@example.org'] as const
const { apiKey: key } = await createUser(stack, {
  email: old,
  name: 'Bea',
  organizationId: stack.organization.id,
  emailVerified: false,
})
const [first, second] = [await attendedBy(old), await attendedBy(next)]

/**
 * Returns which of the two bookings the person lists, and the status of their attendees, at each
 * gateway.
 */
const seen = () =>
  Promise.all(
    [api, elsewhere].map(async (at) => {
      const list: Json[] = await dataOf(at('GET', '/v2/bookings', { key }))
      const attendees = [first, second].map(({ uid }) => at('GET', `/v2/bookings/${uid}/attendees`, { key }))
      return {
        listed: [first, second].map(({ uid }) => list.some((one) => one.uid === uid)),
        statuses: (await Promise.all(attendees)).map(({ status }) => status),
      }
    }),
  )
const nothing = { listed: [false, false], statuses: [403, 403] }
const everywhere = (one: typeof nothing) => [one, one]

/** Returns the codes that the address has received. */
const codes = (email: string): string[] =>
  mail.to(email).flatMap(({ subject }) => /^(\d{6}) is your code$/.exec(subject ?? '')?.[1] ?? [])
const coded = (email: string, times: number) =>
  until(() => codes(email)[times - 1], { describe: `${times} codes to ${email}` })

const verify = (email: string, code: string) =>
  dataOf(
    api('POST', '/v2/verified-resources/emails/verification-code/verify', { key, body: { email, code } }),
  )
const proved = () =>
  until(async () => (await dataOf(api('GET', '/v2/me', { key }))).emailVerified, {
    describe: 'the verification',
  })
const seenEverywhere = (wanted: typeof nothing) =>
  until(async () => JSON.stringify(await seen()) === JSON.stringify(everywhere(wanted)), {
    describe: `every gateway answers ${JSON.stringify(wanted)}`,
  })

t.test('an unverified address gives no access; a code sent to it does', async (t) => {
  t.same(await seen(), everywhere(nothing))
  t.match(await dataOf(api('GET', '/v2/me', { key })), { email: old, emailVerified: false })
  const request = { key, body: { email: old } }
  await dataOf(api('POST', '/v2/verified-resources/emails/verification-code/request', request))
  await verify(old, await coded(old, 1))
  await proved()
  await seenEverywhere({ listed: [true, false], statuses: [200, 403] })
})

t.test(
  'a changed address gives no access from the answer on; one code is sent to it and verifies it',
  async (t) => {
    const me = await dataOf(api('PATCH', '/v2/me', { key, body: { email: next } }))
    t.match(me, { email: next, emailVerified: false })
    t.same(await seen(), everywhere(nothing))
    await verify(next, await coded(next, 1))
    await proved()
    await seenEverywhere({ listed: [false, true], statuses: [403, 200] })
    t.equal(codes(next).length, 1)
  },
)

t.test('the first address needs a new verification when it is restored', async (t) => {
  await dataOf(api('PATCH', '/v2/me', { key, body: { email: old } }))
  t.same(await seen(), everywhere(nothing))
  await verify(old, await coded(old, 2))
  await proved()
  await seenEverywhere({ listed: [true, false], statuses: [200, 403] })
})
