import type { DomainEvent, UserProfile } from '@punctual/contracts'
import { openDatabase, serviceUrl } from '@punctual/db'
import { createLog } from '@punctual/http'
import { freshDatabase, TestClock, until } from '@punctual/testing'
import t from 'tap'
import { type ChannelAdapter, PermanentFailure, unconfigured } from '../../src/channels/index.ts'
import { startMessageQueue } from '../../src/channels/message-queue.ts'
import { gatherSent } from '../../src/channels/sent-messages.ts'
import { claimMessages, enqueueMessages } from '../../src/db/message-repository.ts'
import { storeUser } from '../../src/db/user-replicas.ts'
import { subscriptions } from '../../src/events/consume.ts'

const clock = new TestClock()
const db = openDatabase(serviceUrl(await freshDatabase(t, ['automation']), 'automation'), {
  schema: 'automation',
})
t.teardown(() => db.close())
const log = createLog('test', 'silent')

const enqueue = (dedupeKey: string, channel: 'email' | 'sms' = 'email') =>
  db.transaction((tx) =>
    enqueueMessages(
      tx,
      [
        {
          organizationId: 1,
          dedupeKey,
          channel,
          recipient: 'ann@example.com',
          senderName: 'Olivia',
          subject: dedupeKey,
          text: 'text',
        },
      ],
      clock.now(),
    ),
  )
const state = async (dedupeKey: string) => {
  const [row] = await db.sql<{ status: string; attempts: number; error: string | null }[]>`
    select status, attempts, error from message where dedupe_key = ${dedupeKey}`
  return row
}
const reaches = (dedupeKey: string, status: string, attempts: number) =>
  until(
    async () => {
      const row = await state(dedupeKey)
      return row?.status === status && row.attempts === attempts
    },
    { describe: `${dedupeKey} is ${status} after ${attempts} attempts` },
  )

/** A channel that throws the given errors, then sends. */
const sent: string[] = []
const failures: Error[] = []
const email: ChannelAdapter = {
  async send(message) {
    const failure = failures.shift()
    if (failure) throw failure
    sent.push(message.dedupeKey)
    return 'id'
  },
  close: async () => {},
}
const start = () => {
  const channels = { email, sms: unconfigured('SMS'), whatsapp: email, call: email }
  const queue = startMessageQueue({ db, channels, clock, log })
  t.teardown(() => queue.stop())
  return queue
}

t.test('a failed attempt is retried after its delay', async (t) => {
  const queue = start()
  failures.push(new Error('down'))
  await enqueue('again')
  await reaches('again', 'pending', 1)
  clock.advance(5_000)
  await reaches('again', 'sent', 2)
  t.same(sent, ['again'])
  await queue.stop()
})

t.test('a permanent failure is not retried and has its reason', async (t) => {
  const queue = start()
  failures.push(new PermanentFailure('no such mailbox'))
  await enqueue('refused')
  await reaches('refused', 'failed', 1)
  t.match(await state('refused'), { error: 'no such mailbox' })
  await enqueue('text', 'sms')
  await reaches('text', 'failed', 1)
  t.match(await state('text'), { error: /No SMS provider/ })
  await queue.stop()
})

t.test('a message is not sent a second time while it is being sent', async (t) => {
  let letGo = () => {}
  const hanging = new Promise<string>((resolve) => {
    letGo = () => resolve('slow id')
  })
  const asked: string[] = []
  const slow: ChannelAdapter = {
    send: ({ dedupeKey }) => {
      asked.push(dedupeKey)
      return dedupeKey === 'slow' ? hanging : Promise.resolve('id')
    },
    close: async () => {},
  }
  const channels = { email: slow, sms: slow, whatsapp: slow, call: slow }
  const queue = startMessageQueue({ db, channels, clock, log })
  t.teardown(() => queue.stop())
  await enqueue('slow')
  await until(() => asked.length === 1)
  for (const name of ['second', 'third', 'fourth', 'fifth']) {
    clock.advance(31_000)
    // Wakes the queue.
    await enqueue(name)
    await reaches(name, 'sent', 1)
  }
  t.same(asked, ['slow', 'second', 'third', 'fourth', 'fifth'])
  letGo()
  await reaches('slow', 'sent', 1)
  await queue.stop()
})

t.test('a provider that hangs does not delay other channels', async (t) => {
  let letGo = () => {}
  const hanging = new Promise<null>((resolve) => {
    letGo = () => resolve(null)
  })
  let asked = 0
  const sms: ChannelAdapter = {
    send: () => {
      asked += 1
      return hanging
    },
    close: async () => {},
  }
  const queue = startMessageQueue({ db, channels: { email, sms, whatsapp: email, call: email }, clock, log })
  t.teardown(() => queue.stop())
  for (let n = 0; n < 45; n += 1) await enqueue(`stuck ${n}`, 'sms')
  await until(() => asked >= 20)
  await enqueue('on its way')
  await reaches('on its way', 'sent', 1)
  t.ok(asked < 45, 'claims no more than it can send')
  letGo()
  await until(async () => (await state('stuck 44'))?.status === 'sent')
  t.equal(asked, 45)
  await queue.stop()
})

t.test('sent messages are recorded together, except those claimed since', async (t) => {
  for (const name of ['first', 'second', 'claimed since']) await enqueue(name)
  const claimed = await claimMessages(db.sql, {
    now: clock.now(),
    leaseMs: 60_000,
    limit: 10,
    channels: ['email'],
  })
  await db.sql`update message set attempts = attempts + 1 where dedupe_key = 'claimed since'`
  const together = gatherSent(db.sql, () => claimed.length)
  await Promise.all(claimed.map((row) => together.add({ row, at: clock.now(), providerId: row.dedupeKey })))
  t.match(await state('first'), { status: 'sent', attempts: 1 })
  t.match(await state('second'), { status: 'sent', attempts: 1 })
  t.match(await state('claimed since'), { status: 'pending', attempts: 2 })
  const ids = await db.sql<{ id: string }[]>`select provider_id as id from message where dedupe_key = 'first'`
  t.same([...ids], [{ id: 'first' }])
  await db.sql`delete from message where dedupe_key = 'claimed since'`
})

t.test('messages with the same dedupe key are sent once', async (t) => {
  await enqueue('once')
  await enqueue('once')
  const [row] = await db.sql<{ count: number }[]>`select count(*) from message where dedupe_key = 'once'`
  t.equal(Number(row?.count), 1)
})

t.test('a message of a crashed process is claimed again after its lease', async (t) => {
  const claim = () =>
    claimMessages(db.sql, { now: clock.now(), leaseMs: 60_000, limit: 10, channels: ['email', 'sms'] })
  t.equal((await claim()).length, 1)
  t.equal((await claim()).length, 0)
  clock.advance(60_000)
  t.match(await claim(), [{ dedupeKey: 'once', attempts: 2 }])
})

t.test('workflow messages beyond the hourly limit of a recipient are sent later', async (t) => {
  const recipient = '+14155550199'
  const messages = Array.from({ length: 12 }, (_, at) => ({
    organizationId: 1,
    dedupeKey: `call ${at}`,
    channel: 'call' as const,
    recipient,
    senderName: 'Olivia',
    subject: '',
    text: 'text',
    workflowId: 7,
  }))
  const queue = start()
  await db.transaction((tx) => enqueueMessages(tx, messages, clock.now()))
  const sentTo = async () => {
    const [row] = await db.sql<{ n: number }[]>`
      select count(*)::int as n from message where recipient = ${recipient} and status = 'sent'`
    return row?.n
  }
  await until(async () => (await sentTo()) === 10)
  const held = () => db.sql<{ due: Date }[]>`
    select next_attempt_at as due from message where recipient = ${recipient} and status = 'pending' and attempts = 0`
  const later = new Date(clock.now().getTime() + 3_600_000)
  await until(async () => {
    const rows = await held()
    return rows.length === 2 && rows.every(({ due }) => due >= later)
  })
  clock.advance(3_600_000)
  await until(async () => (await sentTo()) === 12)
  await queue.stop()
  t.equal((await held()).length, 0)
})

t.test('the owner of a failing webhook gets one mail in their language', async (t) => {
  const user = {
    organizationId: 1,
    name: 'Olga',
    username: 'olga',
    timeZone: 'Europe/Berlin',
    timeFormat: 24,
  }
  await db.transaction((tx) =>
    storeUser(tx, { ...user, id: 3, email: 'olga@example.com', locale: 'de', version: 1 } as UserProfile),
  )
  const { identity, webhooks } = subscriptions({
    clock,
    publicUrl: '',
    sealer: { open: (text) => text, seal: (text) => text },
  })
  const listening = [...(identity ?? []), ...(webhooks ?? [])]
  const happen = (type: string, id: string, ownerId: number, what: object) => {
    const webhook = { id: 7, subscriberUrl: 'https://a.example.com/hook', ownerId }
    const event: DomainEvent = {
      specversion: '1.0',
      id,
      source: 'webhooks',
      type,
      subject: '7',
      time: clock.now().toISOString(),
      aggregateversion: 2,
      organizationid: 1,
      data: { webhook, ...what },
    }
    return db.transaction(async (tx) =>
      listening.find(({ definition }) => definition.type === type)?.handle(tx, [event]),
    )
  }
  const failing = { since: '2026-11-30T08:00:00.000Z' }
  await happen('webhooks.webhook.failing', 'e1', 3, failing)
  await happen('webhooks.webhook.failing', 'e1', 3, failing)
  await happen('webhooks.webhook.disabled', 'e2', 3, { reason: 'gone' })
  await happen('webhooks.webhook.disabled', 'e3', 4, { reason: 'gone' })
  const rows = await db.sql`
    select recipient, subject, body_text from message where dedupe_key like 'webhook:%' order by id`
  t.match(
    [...rows],
    [
      {
        recipient: 'olga@example.com',
        subject: 'Ihr Webhook kommt nicht an: https://a.example.com/hook',
        body_text: /Seit Montag, 30\. November 2026/,
      },
      { subject: /^Ihr Webhook ist abgeschaltet/, body_text: /410/ },
    ],
  )
  t.equal(rows.length, 2)
  await happen('identity.user.deleted', 'e4', 3, { id: 3 })
  await happen('webhooks.webhook.disabled', 'e5', 3, { reason: 'gone' })
  t.equal(
    (await db.sql`select 1 from message where dedupe_key like 'webhook:%'`).length,
    2,
    'not once deleted',
  )
  t.match((await db.sql`select * from user_replica where id = 3`)[0], { email: '', name: '', locale: 'de' })
})
