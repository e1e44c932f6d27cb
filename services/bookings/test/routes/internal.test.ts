import { anonymousCaller, type CallerContext, type ClaimsAnswer, systemClock } from '@punctual/contracts'
import { createContextSigner, createInternalClient, type Issuer, parseSigningKey } from '@punctual/http'
import t from 'tap'
import { bookingStack } from '../stack.ts'

const stack = await bookingStack(t)
const { booked, command, eventType, freshStart } = stack
const buffered = await eventType({ beforeEventBuffer: 10, afterEventBuffer: 5 })
const hostIds = [stack.user.id]

function clientOf(issuer: Issuer) {
  const key = parseSigningKey(stack.env[issuer].CONTEXT_SIGNING_KEY ?? '')
  const client = createInternalClient(
    { bookings: stack.env.gateway.BOOKINGS_URL ?? '' },
    createContextSigner(key, issuer, stack.clock ?? systemClock),
  )
  t.teardown(() => client.close())
  const caller: CallerContext = anonymousCaller('test')
  return <T>(path: string, body: unknown) => client.ask<T>('bookings', path, { caller, method: 'POST', body })
}
const refusal = (error: unknown) => error
const ask = clientOf('scheduling')
const around = (start: string) => ({
  from: new Date(Date.parse(start) - 3_600_000).toISOString(),
  to: new Date(Date.parse(start) + 3_600_000).toISOString(),
})

t.test('200 with the claims of live bookings, with buffers, except the ignored booking', async (t) => {
  const start = freshStart()
  const { uid } = await booked({ eventTypeId: buffered, start })
  const window = around(start)
  const minutes = (count: number) => new Date(Date.parse(start) + count * 60_000).toISOString()
  const text = [-10, 35].map((count) => Date.parse(minutes(count)) / 60_000).join(' ')
  const mine = { claims: [{ hostId: hostIds[0], text }] }
  t.strictSame(await ask<ClaimsAnswer>('/internal/claims', { hostIds, ...window }), mine)
  const none = { claims: [] }
  t.strictSame(await ask('/internal/claims', { hostIds: [999_999], ...window }), none)
  t.strictSame(
    await ask('/internal/claims', { hostIds, ...window, ignoreBookingUid: uid }),
    { ...none, ignored: { hostIds, seats: 1 } },
    'with its hosts, whom a reschedule may keep',
  )
  t.strictSame(await ask('/internal/claims', { hostIds, ...window, ignoreBookingUid: 'nope' }), mine)
  t.strictSame(
    await ask('/internal/claims', { hostIds, from: minutes(35), to: minutes(60) }),
    none,
    'a span ends before its end',
  )
  await command(uid, 'cancel', {})
  t.strictSame(await ask('/internal/claims', { hostIds, ...window }), none)
})

t.test('200 with the number of future bookings of an event type', async (t) => {
  const eventTypeId = await eventType()
  t.strictSame(await ask('/internal/future-bookings', { eventTypeIds: [eventTypeId] }), { count: 0 })
  const { uid } = await booked({ eventTypeId })
  t.strictSame(await ask('/internal/future-bookings', { eventTypeIds: [eventTypeId] }), { count: 1 })
  t.match(await stack.api('DELETE', `/v2/event-types/${eventTypeId}`), { status: 409 })
  await command(uid, 'cancel', {})
  t.match(await stack.api('DELETE', `/v2/event-types/${eventTypeId}`), { status: 200 })
  t.match(await stack.show(uid), { eventTypeId }, 'the booking survives its event type')
})

t.test(
  '200 with the uses of private links, and with the bookings that count towards seats and limits',
  async (t) => {
    t.strictSame(await ask('/internal/private-link-uses', { linkIds: ['nope'] }), { uses: [] })
    const eventTypeId = await eventType()
    const start = freshStart()
    await booked({ eventTypeId, start })
    const window = around(start)
    const answer = await ask('/internal/claims', {
      hostIds,
      ...window,
      eventTypeId,
      seats: true,
      limits: window,
    })
    const from = `${Date.parse(start) / 60_000} `
    t.match(answer, { claims: [{ text: from }], seated: [], counted: [{ start, minutes: 30, hostIds }] })
  },
)

t.test('400 for a bad body', async (t) => {
  t.match(await ask('/internal/claims', { hostIds: [], from: 'x', to: 'y' }).catch(refusal), { status: 400 })
  t.match(await ask('/internal/future-bookings', {}).catch(refusal), { status: 400 })
})

t.test('403 for another service; 404 from outside', async (t) => {
  const identity = clientOf('identity')
  t.match(await identity('/internal/future-bookings', { eventTypeIds: [1] }).catch(refusal), { status: 403 })
  const body = { eventTypeIds: [1] }
  t.match(await stack.api('POST', '/internal/future-bookings', { body }), { status: 404 })
})
