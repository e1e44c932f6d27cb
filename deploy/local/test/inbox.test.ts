import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Message } from '@punctual/servers'
import { TestClock } from '@punctual/testing'
import t from 'tap'
import { createInboxApp } from '../inbox/app.ts'
import { openInbox } from '../inbox/store.ts'

const mail: Message = {
  channel: 'email',
  to: 'ann@example.com',
  from: 'Punctual <no-reply@example.com>',
  subject: '<b>Confirmed</b>',
  text: 'See you & others',
  html: '<p onclick="x()">See you</p>',
  attachments: [{ filename: 'invite.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  at: '2026-12-01T08:00:00.000Z',
}

async function folder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-inbox-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return folder
}

t.test('received messages survive a restart, an incomplete line does not', async (t) => {
  const at = await folder()
  const first = await openInbox(at)
  await Promise.all([first.add([mail, { ...mail, to: 'ben@example.com' }]), first.add([mail])])
  await appendFile(join(at, 'messages.jsonl'), '{"id":4,"message":{"chan')
  // Not closed, like after a kill.
  const second = await openInbox(at)
  t.strictSame(
    second.list().map(({ id, message }) => [id, message.to]),
    [
      [1, 'ann@example.com'],
      [2, 'ben@example.com'],
      [3, 'ann@example.com'],
    ],
  )
  await second.add([mail])
  await second.close()
  const third = await openInbox(at)
  t.equal(third.list().length, 4)
  t.equal(third.list('BEN@example.com').length, 1)
  await Promise.all([first.close(), third.close()])
})

t.test('deletes the oldest messages beyond the limits, also on disk', async (t) => {
  const at = await folder()
  const inbox = await openInbox(at, { messages: 3, bytes: 2_000 })
  for (let n = 1; n <= 40; n++) await inbox.add([{ ...mail, subject: `${n}` }])
  t.strictSame(
    inbox.list().map(({ message }) => message.subject),
    ['38', '39', '40'],
  )
  await inbox.close()
  t.ok((await readFile(join(at, 'messages.jsonl'))).length < 6_000)
  const again = await openInbox(at, { messages: 3, bytes: 2_000 })
  t.strictSame(
    again.list().map(({ id }) => id),
    [38, 39, 40],
  )
  await again.close()
})

t.test('a failed write is reported to the sender', async (t) => {
  const inbox = await openInbox(await folder())
  await inbox.close()
  await t.rejects(inbox.add([mail]))
  t.equal(inbox.list().length, 0)
})

t.test('routes', async (t) => {
  const inbox = await openInbox(await folder())
  const app = createInboxApp(inbox, new TestClock())
  t.teardown(async () => {
    await app.close()
    await inbox.close()
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const get = (path: string) => fetch(origin + path)
  const post = (path: string, body: string | URLSearchParams) =>
    fetch(origin + path, {
      method: 'POST',
      body,
      ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
    })
  await inbox.add([mail])

  await t.test('200 messages as JSON', async (t) => {
    t.strictSame(await (await get('/messages')).json(), [mail])
    t.strictSame(await (await get('/messages?to=ANN@example.com')).json(), [mail])
    t.strictSame(await (await get('/messages?to=ben@example.com')).json(), [])
  })

  await t.test('200 pages with escaped messages', async (t) => {
    const list = await get('/?to=ann@example.com')
    t.match(list.headers.get('content-type'), /html/)
    t.match(list.headers.get('content-security-policy'), /default-src 'none'/)
    t.match(await list.text(), '<a href="/message/1">&lt;b&gt;Confirmed&lt;/b&gt;</a>')
    const message = await (await get('/message/1')).text()
    t.match(message, 'See you &amp; others')
    t.match(message, 'sandbox srcdoc="&lt;p onclick=&quot;x()&quot;&gt;')
    t.equal((await get('/message/2')).status, 404)
    t.equal((await get('/message/x')).status, 404)
  })

  await t.test('200 an attachment as a download', async (t) => {
    const answer = await get('/message/1/attachment/0')
    t.equal(await answer.text(), 'BEGIN:VCALENDAR')
    t.match(answer.headers.get('content-disposition'), /^attachment/)
    t.equal((await get('/message/1/attachment/1')).status, 404)
  })

  await t.test('201 text messages by the provider’s API', async (t) => {
    const send = (fields: Record<string, string>) =>
      post('/2010-04-01/Accounts/AC1/Messages.json', new URLSearchParams(fields))
    const sms = await send({ To: '+4930123', From: '+4930456', Body: 'Hello' })
    t.equal(sms.status, 201)
    t.match(await sms.json(), { sid: /^SM[0-9a-f]{32}$/, account_sid: 'AC1', status: 'queued' })
    await send({ To: 'whatsapp:+4930789', From: 'whatsapp:+4930456', Body: 'Hello' })
    t.match(inbox.list('+4930123'), [{ message: { channel: 'sms', text: 'Hello', from: '+4930456' } }])
    t.match(inbox.list('+4930789'), [{ message: { channel: 'whatsapp', from: '+4930456' } }])
    t.equal((await send({ From: '+4930456', Body: 'Hello' })).status, 400)
  })

  await t.test('201 a call', async (t) => {
    const call = { to: '+4930111', from: '+4930456', text: 'Your meeting starts.' }
    t.equal((await post('/calls', JSON.stringify(call))).status, 201)
    t.match(inbox.list('+4930111'), [{ message: { channel: 'call', text: 'Your meeting starts.' } }])
    t.equal((await post('/calls', '{}')).status, 400)
  })
})
