import { startMailSink, startReceiver } from '@punctual/testing'
import t from 'tap'
import { emailChannel } from '../../src/channels/email.ts'
import { PermanentFailure } from '../../src/channels/index.ts'
import { phoneCallChannel, twilioChannel } from '../../src/channels/providers.ts'
import type { MessageRow } from '../../src/db/message-repository.ts'
import { invitation } from '../../src/domain/invitation.ts'
import { ann, booking, olga } from '../bookings.ts'

const message = (over: Partial<MessageRow> = {}): MessageRow => ({
  id: 7,
  organizationId: 5,
  dedupeKey: 'k',
  channel: 'email',
  recipient: 'ann@example.com',
  senderName: 'Olga',
  replyTo: null,
  subject: 'Hi',
  bodyText: 'See you',
  html: null,
  invitation: null,
  call: null,
  bookingUid: null,
  workflowId: 1,
  status: 'pending',
  attempts: 1,
  nextAttemptAt: null,
  error: null,
  providerId: null,
  createdAt: new Date(0),
  sentAt: null,
  traceparent: null,
  ...over,
})
const why = (asked: Promise<unknown>) =>
  asked.then(
    () => 'sent',
    (error) => (error instanceof PermanentFailure ? 'refused' : 'again'),
  )

t.test(
  'a subject, a sender or an address cannot add a header, a recipient or a part to a mail',
  async (t) => {
    const sink = await startMailSink(t)
    const { send, close } = emailChannel({ smtpUrl: sink.url, from: 'bookings@punctual.test' })
    t.teardown(close)
    const injected = '\r\nBcc: eve@evil.test\r\n\r\nBody'
    await send(
      message({
        subject: `Hi${injected}`,
        senderName: `Olga" <eve@evil.test>${injected}`,
        replyTo: 'olga@example.com, eve@evil.test',
        bodyText: `See you${injected}`,
      }),
    )
    await send(message({ recipient: '"a@b.test,eve@evil.test"@example.com', subject: 'Second' })).catch(
      () => {},
    )
    t.equal(sink.to('eve@evil.test').length, 0)
    const [mail] = sink.to('ann@example.com')
    t.match(mail?.subject, /^Hi Bcc: eve@evil\.test/, 'one line')
    t.match(mail?.from, /bookings@punctual\.test/)
    t.equal(mail?.attachments.length, 0)
    t.ok(sink.messages.length <= 2)
  },
)

t.test('a name cannot add a line to an invitation', async (t) => {
  const injected = 'Ann\r\nATTENDEE:mailto:eve@evil.test\nX-EVIL:1;"'
  const about = booking({
    title: injected,
    description: injected,
    location: injected,
    hosts: [{ ...olga, name: injected }],
    attendees: [{ ...ann, name: injected }],
  })
  const { content } = invitation(about, 'REQUEST', new Date(0), { locale: 'en', links: [] })
  const lines = content.replace(/\r\n[ \t]/g, '').split('\r\n')
  t.same(
    lines.filter((line) => /^(X-EVIL|ATTENDEE:)/.test(line) || line.includes('\n')),
    [],
  )
  t.equal(lines.filter((line) => line.startsWith('ATTENDEE')).length, 1)
})

const twilio = (url: string, channel: 'sms' | 'whatsapp' = 'sms') =>
  twilioChannel(
    { apiUrl: new URL(url).origin, accountSid: 'AC1', authToken: 'tok', from: '+14155550100' },
    channel,
  )
const text = message({ channel: 'sms', recipient: '+14155550123' })

t.test('SMS and WhatsApp use the format of Twilio', async (t) => {
  const provider = await startReceiver(t)
  provider.respondWith(() => ({ status: 201, body: '{"sid":"SM1"}' }))
  t.equal(await twilio(provider.url).send(text), 'SM1')
  t.equal(await twilio(provider.url, 'whatsapp').send(text), 'SM1')
  t.match(provider.requests, [
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      rawBody: 'To=%2B14155550123&From=%2B14155550100&Body=See+you',
      headers: { authorization: `Basic ${Buffer.from('AC1:tok').toString('base64')}` },
    },
    { rawBody: 'To=whatsapp%3A%2B14155550123&From=whatsapp%3A%2B14155550100&Body=See+you' },
  ])
})

t.test('temporary errors are retried, permanent ones are not', async (t) => {
  const provider = await startReceiver(t)
  const outcome = async (status: number, body = '{}') => {
    provider.respondWith(() => ({ status, body, headers: { location: '/else' } }))
    return why(twilio(provider.url).send(text))
  }
  for (const status of [401, 403, 408, 429, 500, 502, 503])
    t.equal(await outcome(status), 'again', `${status}`)
  for (const status of [301, 302, 307, 400, 404, 410, 422])
    t.equal(await outcome(status), 'refused', `${status}`)
  t.equal(await outcome(200, 'OK'), 'sent', 'an accepted message is not sent again because of its answer')
  t.equal(await outcome(201, '[]'), 'sent')
  t.notOk(provider.requests.some(({ path }) => path === '/else'))
  await provider.stop()
  t.equal(await why(twilio(provider.url).send(text)), 'again', 'no answer')
})

t.test('all attempts of a call have the same idempotency key', async (t) => {
  const provider = await startReceiver(t)
  provider.respondWith(() => ({ body: '{"id":"call1"}' }))
  const settings = { apiUrl: new URL(provider.url).origin, apiKey: 'key', from: '+14155550100' }
  const { send } = phoneCallChannel(settings)
  t.equal(await send(text), 'call1')
  await send(text)
  const keys = provider.requests.map(({ headers }) => headers['idempotency-key'])
  t.same(keys, ['message-7', 'message-7'])
  t.match(provider.requests[0], {
    path: '/calls',
    headers: { authorization: 'Bearer key' },
    json: { to: text.recipient, from: settings.from, text: 'See you' },
  })
})
