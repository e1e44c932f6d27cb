import type { DomainEvent } from '@punctual/contracts'
import { newEventId, openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, TestClock } from '@punctual/testing'
import { setTimer } from '@punctual/timers'
import t from 'tap'
import { erasePerson } from '../../src/app/erase-person.ts'
import { enqueueMessages } from '../../src/db/message-repository.ts'
import { subscriptions } from '../../src/events/consume.ts'

const clock = new TestClock()
const db = openDatabase(serviceUrl(await freshDatabase(t, ['automation']), 'automation'), {
  schema: 'automation',
})
t.teardown(() => db.close())
const { sql } = db
const at = clock.now()

interface Said {
  channel?: 'email' | 'sms'
  recipient: string
  text?: string
  organizationId?: number
  uid?: string
}
const say = (dedupeKey: string, { channel = 'email', recipient, uid, text = '', organizationId = 3 }: Said) =>
  db.transaction((tx) =>
    enqueueMessages(
      tx,
      [
        {
          organizationId,
          dedupeKey,
          channel,
          recipient,
          text,
          subject: `About ${recipient}`,
          senderName: 'Olivia',
          replyTo: 'olivia@example.com',
          ...(uid && { bookingUid: uid }),
        },
      ],
      at,
    ),
  )
const sent = () => sql`update message set status = 'sent', sent_at = ${at}`
const erase = (email: string, userId?: number) =>
  db.transaction((tx) => erasePerson(tx, { organizationId: 3, email, userId }))
const messages = () =>
  sql<{ recipient: string; subject: string; status: string }[]>`
    select recipient, subject, status from message order by id`

t.test(
  'sent messages to a person and about their bookings are overwritten, pending ones deleted',
  async (t) => {
    await say('mail', { recipient: 'Ann@example.com', uid: 'b1' })
    await say('sms', { channel: 'sms', recipient: '+4930111', text: 'See you, Ann', uid: 'b1' })
    await say('host', {
      recipient: 'olivia@example.com',
      text: 'Ann <ann@example.com> has booked',
      uid: 'b1',
    })
    await say('desk', { channel: 'sms', recipient: '+4930222', text: 'Ann comes', uid: 'b1' })
    await say('other', { recipient: 'bob@example.com', uid: 'b2' })
    await say('elsewhere', { recipient: 'ann@example.com', organizationId: 4 })
    await sql`
    insert into verified_resource (organization_id, user_id, kind, value, created_at)
    values (3, 7, 'phone', '+4930222', ${at})`
    await sent()
    await say('waiting', { recipient: 'ann@example.com', uid: 'b1' })
    await say('waiting too', { recipient: 'bob@example.com' })
    await erase('ANN@example.com')
    t.same(await messages(), [
      { recipient: 'erased', subject: '', status: 'sent' },
      { recipient: 'erased', subject: '', status: 'sent' },
      { recipient: 'olivia@example.com', subject: '', status: 'sent' },
      { recipient: '+4930222', subject: '', status: 'sent' },
      { recipient: 'bob@example.com', subject: 'About bob@example.com', status: 'sent' },
      { recipient: 'ann@example.com', subject: 'About ann@example.com', status: 'sent' },
      { recipient: 'bob@example.com', subject: 'About bob@example.com', status: 'pending' },
    ])
    const [row] = await sql<{ text: string }[]>`
    select string_agg(m::text, ' ') as text from message m where organization_id = 3`
    t.notMatch(row?.text, /\bann\b|4930111/i, 'in no column')
  },
)

t.test('what a call says of a person is erased', async (t) => {
  const call = {
    teamId: 1,
    eventTypeId: 2,
    userId: 7,
    from: '+4930',
    scheduler: 'Olivia',
    guest: { email: 'carl@example.com' },
  }
  const message = { organizationId: 3, dedupeKey: 'call', channel: 'call' as const, recipient: '+4930333' }
  await db.transaction((tx) =>
    enqueueMessages(tx, [{ ...message, senderName: 'Olivia', subject: '', text: 'Hello Carl', call }], at),
  )
  await sql`update message set status = 'sent', sent_at = ${at} where dedupe_key = 'call'`
  await erase('carl@example.com')
  const [row] = await sql<{ text: string }[]>`
    select string_agg(m::text, ' ') as text from message m where channel = 'call'`
  t.notMatch(row?.text, /carl|4930333/i)
})

t.test('an erased person gets no messages', async (t) => {
  const before = (await messages()).length
  await say('late', { recipient: 'erased-5@erased.invalid' })
  t.equal((await messages()).length, before)
})

t.test('form answers are erased and their timers cancelled', async (t) => {
  await sql`
    insert into routing_form (id, organization_id, user_id, name, description, disabled, fields, routes, created_at, updated_at)
    values ('f', 3, 7, 'Contact', '', false, '[]', '[]', ${at}, ${at})`
  const fill = async (filler: string, email: string | null, answer: string) => {
    const [row] = await sql<{ id: number }[]>`
      insert into routing_form_response
        (organization_id, form_id, form_filler_id, response, email, route, queued, created_at, updated_at)
      values (3, 'f', ${filler}, ${JSON.stringify({ x: { value: answer } })}::text::jsonb, ${email}, '{}', false, ${at}, ${at})
      returning id`
    const key = `form-response:${row?.id}`
    await db.transaction((tx) => setTimer(tx, { key, purpose: 'event', dueAt: at, payload: {} }))
    return key
  }
  await fill('1', 'ann@example.com', 'I am Ann')
  await fill('2', null, 'Write to Ann@Example.com')
  const bobsResponse = await fill('3', 'bob@example.com', 'I am Bob')
  await erase('ann@example.com')
  t.same(await sql`select response, email from routing_form_response order by id`, [
    { response: {}, email: null },
    { response: {}, email: null },
    { response: { x: { value: 'I am Bob' } }, email: 'bob@example.com' },
  ])
  t.same(await sql`select key from timer`, [{ key: bobsResponse }])
})

t.test('verified addresses are deleted, and steps to them send nothing', async (t) => {
  const proof = async (userId: number, kind: string, value: string) => {
    const [row] = await sql<{ id: number }[]>`
      insert into verified_resource (organization_id, user_id, kind, value, created_at)
      values (3, ${userId}, ${kind}, ${value}, ${at}) returning id`
    return row?.id ?? 0
  }
  const phone = await proof(9, 'phone', '+4930999')
  await proof(8, 'email', 'nora@example.com')
  const others = await proof(8, 'phone', '+4930888')
  await sql`
    insert into verification_code (id, organization_id, user_id, team_id, kind, value, code_hash, created_at, expires_at)
    values ('a', 3, 9, 0, 'phone', '+4930998', '', ${at}, ${at}), ('b', 3, 8, 0, 'phone', '+4930888', '', ${at}, ${at})`
  const [workflow] = await sql<{ id: number }[]>`
    insert into workflow
      (organization_id, user_id, name, trigger, offset_value, offset_unit, active_on_all, created_at, updated_at)
    values (3, 9, 'Mine', 'newEvent', 24, 'hour', true, ${at}, ${at}) returning id`
  await sql`
    insert into workflow_step (workflow_id, step_number, action, template, sender, subject, include_calendar_event,
      phone_required, verified_resource_id)
    values (${workflow?.id ?? 0}, 1, 'sms_number', 'custom', 'Nora', '', false, false, ${phone})`
  await erase('nora@example.com', 9)
  t.same(await sql`select id from verified_resource where user_id in (8, 9)`, [{ id: others }])
  t.same(await sql`select id from verification_code`, [{ id: 'b' }])
  t.same(await sql`select sender, verified_resource_id as proof from workflow_step`, [
    { sender: '', proof: null },
  ])
})

t.test('a mail whose event comes after the erasure is not sent, until the person writes again', async (t) => {
  const sealer = { open: (text: string) => text, seal: (text: string) => text }
  const handlers = Object.values(subscriptions({ clock, publicUrl: '', sealer })).flat()
  const consume = (type: string, data: object, time: Date) => {
    const event = { id: newEventId(time), subject: newEventId(time), type, data, organizationid: 3 }
    const handler = handlers.find(({ definition }) => definition.type === type)
    return db.transaction(async (tx) =>
      handler?.handle(tx, [{ ...event, time: time.toISOString() } as DomainEvent]),
    )
  }
  const email = 'late@example.com'
  const askForCode = (time: Date) =>
    consume(
      'bookings.verification-code.requested',
      { email, sealedCode: '123456', eventTypeTitle: 'Intro', language: 'en' },
      time,
    )
  const waiting = () => sql`select 1 from message where recipient = ${email}`
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1_000)

  await consume('identity.person.erased', { email }, at)
  await askForCode(at)
  t.equal((await waiting()).length, 0)
  await askForCode(later(2))
  t.equal((await waiting()).length, 1, 'bookings may not have erased the person')
  await consume('bookings.person.erased', { email }, later(3))
  t.equal((await waiting()).length, 0)
  await askForCode(later(2))
  t.equal((await waiting()).length, 0)
  await askForCode(later(4))
  t.equal((await waiting()).length, 1, 'a person who comes back')
  t.match(await sql`select body::jsonb->'data' as data from outbox where type = 'automation.person.erased'`, [
    { data: { email } },
  ])
})
