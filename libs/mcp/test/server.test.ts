import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { createClient } from '@punctual/client'
import { type Answer, startReceiver, type Test } from '@punctual/testing'
import t from 'tap'
import { withoutSpan } from '../src/block-time.ts'
import { readEnvironment } from '../src/config.ts'
import { createServer, tools } from '../src/server.ts'

// A server with prepared answers: deploy/system/packages.test.ts runs the program with the system.

const receiver = await startReceiver(t)
const baseUrl = new URL(receiver.url).origin
const booking = { uid: 'u1', title: 'Intro', start: '2026-12-02T09:00:00.000Z', status: 'accepted' }
const success = (data: unknown): Answer => ({ body: JSON.stringify({ status: 'success', data }) })
const cancels = () => receiver.requests.filter(({ path }) => path.endsWith('/cancel')).length

/** Connects an assistant; `decide` answers the dialogs that it shows, if it can show any. */
async function connect(t: Test, options: { decide?: () => 'accept' | 'decline'; now?: () => number } = {}) {
  receiver.requests.length = 0
  receiver.respondWith(() => success(booking))
  const { decide, now = () => 0 } = options
  const person = { client: createClient({ baseUrl, apiKey: 'svc_key', maxRetries: 0 }) }
  const server = createServer(person, '1.2.3', now)
  const capabilities = decide ? { elicitation: {} } : {}
  const assistant = new Client({ name: 'test', version: '1' }, { capabilities })
  const asked: string[] = []
  if (decide)
    assistant.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      asked.push(params.message)
      return { action: decide(), content: {} }
    })
  const [one, other] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(one), assistant.connect(other)])
  t.teardown(() => assistant.close())
  const call = async (name: string, input: object) => {
    const { isError = false, content } = await assistant.callTool({ name, arguments: { ...input } })
    return { isError, text: (content as { text: string }[])[0]?.text ?? '' }
  }
  return { assistant, asked, call }
}

t.test('each tool says what it does to whom', async (t) => {
  const { assistant } = await connect(t)
  const listed = (await assistant.listTools()).tools
  t.equal(listed.length, tools.length)
  t.equal(listed.length, 15)
  for (const { name, description, annotations, inputSchema } of listed) {
    t.ok(description, name)
    const isRead = /^(get|list|find|who)_/.test(name)
    t.equal(annotations?.readOnlyHint, isRead, name)
    t.equal('confirmation' in (inputSchema.properties ?? {}), !isRead, name)
  }
  const destructive = listed.filter(({ annotations }) => annotations?.destructiveHint).map(({ name }) => name)
  t.same(destructive.sort(), ['cancel_booking', 'decline_booking'])
})

t.test('a change needs the proof of its plan', async (t) => {
  let now = 0
  const { call } = await connect(t, { now: () => now })
  const { text } = await call('cancel_booking', { bookingUid: 'u1', reason: 'ill' })
  t.match(text, /^Not done yet\. Plan: Cancel "Intro" at 2026-12-02T09:00:00.000Z \(accepted\), because: ill/)
  t.equal(cancels(), 0)
  const confirmation = /confirmation "([^"]+)"/.exec(text)?.[1] ?? ''
  const refused = async (input: object) => {
    t.match(await call('cancel_booking', input), { isError: true, text: /not for this call/ })
    t.equal(cancels(), 0)
  }
  await refused({ bookingUid: 'u2', reason: 'ill', confirmation })
  await refused({ bookingUid: 'u1', reason: 'ill', confirmation: `${confirmation}0` })
  await refused({ bookingUid: 'u1', reason: 'ill', confirmation: 'yes' })
  now = 10 * 60_000 + 1
  await refused({ bookingUid: 'u1', reason: 'ill', confirmation })
  now = 0
  const input = { bookingUid: 'u1', reason: 'ill', confirmation }
  t.match(await call('cancel_booking', input), { isError: false, text: /u1/ })
  t.match(await call('cancel_booking', input), { isError: true }, 'once')
  t.equal(cancels(), 1)
  t.match(receiver.requests.at(-1)?.json, { cancellationReason: 'ill' })
})

t.test('an assistant with dialogs asks the person there', async (t) => {
  const yes = await connect(t, { decide: () => 'accept' })
  t.match(await yes.call('cancel_booking', { bookingUid: 'u1' }), { isError: false, text: /u1/ })
  t.match(yes.asked, [/^Cancel "Intro"/])
  t.equal(cancels(), 1)
  const no = await connect(t, { decide: () => 'decline' })
  t.match(await no.call('cancel_booking', { bookingUid: 'u1' }), { text: /Nothing was changed/ })
  t.equal(cancels(), 0)
})

t.test('errors in words', async (t) => {
  const { call } = await connect(t)
  const refuse = (status: number, code: string, message: string) =>
    receiver.respondWith(() => ({ status, body: JSON.stringify({ error: { code, message } }) }))
  refuse(404, 'booking_not_found', 'Booking not found.')
  t.same(await call('get_booking', { bookingUid: 'u1' }), {
    isError: true,
    text: 'Booking not found. (booking_not_found)',
  })
  refuse(401, 'UnauthorizedException', 'No.')
  t.match(await call('get_profile', {}), { isError: true, text: /API key of this server is not valid/ })
  t.match(await call('find_slots', { eventTypeId: 'one' }), { isError: true })
})

t.test('blocked time', (t) => {
  const availability = [{ days: ['Wednesday'], startTime: '09:00', endTime: '17:00' }]
  const block = (startTime: string, endTime: string, overrides = [] as never[], date = '2026-12-02') =>
    withoutSpan({ availability, overrides }, date, { startTime, endTime }).map(
      (one) => `${one.date} ${one.startTime}-${one.endTime}`,
    )
  t.same(block('12:00', '13:30'), ['2026-12-02 09:00-12:00', '2026-12-02 13:30-17:00'])
  t.same(block('08:00', '10:00'), ['2026-12-02 10:00-17:00'])
  t.same(block('16:00', '18:00'), ['2026-12-02 09:00-16:00'])
  t.same(block('09:00', '17:00'), ['2026-12-02 00:00-00:00'], 'the whole day')
  t.same(
    block('09:00', '10:00', [], '2026-12-03'),
    ['2026-12-03 00:00-00:00'],
    'a day without hours stays so',
  )
  const overrides = [
    { date: '2026-12-02', startTime: '10:00', endTime: '12:00' },
    { date: '2026-12-09', startTime: '10:00', endTime: '12:00' },
  ] as never[]
  t.same(block('11:00', '13:00', overrides), ['2026-12-09 10:00-12:00', '2026-12-02 10:00-11:00'])
  t.end()
})

t.test('the environment', (t) => {
  t.same(readEnvironment({ PUNCTUAL_URL: 'u', PUNCTUAL_API_KEY: 'k' }), { baseUrl: 'u', apiKey: 'k' })
  t.throws(() => readEnvironment({ PUNCTUAL_URL: 'u' }), /PUNCTUAL_API_KEY/)
  t.end()
})
