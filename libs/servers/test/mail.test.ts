import { attachmentBytes, type Message, startMailServer } from '@punctual/servers'
import { createTransport } from 'nodemailer'
import t from 'tap'

const at = new Date('2026-12-01T08:00:00Z')

t.test('a mail becomes one message for each recipient', async (t) => {
  const messages: Message[] = []
  const server = await startMailServer({ now: () => at, accept: (mail) => void messages.push(...mail) })
  t.teardown(server.stop)
  const transport = createTransport(server.url)
  await transport.sendMail({
    from: { name: 'Zoë', address: 'zoe@example.com' },
    to: 'ann@example.com',
    bcc: 'ben@example.com',
    subject: 'Grüße',
    text: 'Hällo\n'.repeat(50),
    html: '<p>Hällo</p>',
    headers: {
      'List-Unsubscribe': '<https://example.com/u?token=1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    attachments: [
      { filename: 'invite.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
      { filename: 'x.bin', contentType: 'application/octet-stream', content: Buffer.from([0, 255]) },
    ],
  })
  t.strictSame(
    messages.map(({ to }) => to),
    ['ann@example.com', 'ben@example.com'],
  )
  const [first] = messages
  t.match(first, {
    channel: 'email',
    from: 'Zoë <zoe@example.com>',
    subject: 'Grüße',
    html: '<p>Hällo</p>',
    unsubscribe: { list: '<https://example.com/u?token=1>', post: 'List-Unsubscribe=One-Click' },
    at: '2026-12-01T08:00:00.000Z',
    attachments: [
      { filename: 'invite.ics', contentType: 'text/calendar', content: /^BEGIN:VCALENDAR\s*$/ },
      { filename: 'x.bin', contentType: 'application/octet-stream', content: 'AP8=' },
    ],
  })
  t.strictSame(first?.attachments.map(attachmentBytes)[1], Buffer.from([0, 255]))
  t.equal(first?.text.trim(), 'Hällo\n'.repeat(50).trim())
})

t.test('450 for a mail that cannot be stored', async (t) => {
  const server = await startMailServer({
    now: () => at,
    accept: () => Promise.reject(new Error('disk full')),
  })
  t.teardown(server.stop)
  const sent = createTransport(server.url).sendMail({ from: 'a@example.com', to: 'b@example.com', text: 'x' })
  await t.rejects(sent, /450/)
})
