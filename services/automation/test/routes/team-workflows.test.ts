import { openDatabase, serviceUrl } from '@punctual/db'
import { createUser, startReceiver, until } from '@punctual/testing'
import t from 'tap'
import { automationStack, mailStep, workflowBody } from '../stack.ts'

const provider = await startReceiver(t)
provider.respondWith(() => ({ status: 201, body: '{"sid":"SM1","id":"call-1"}' }))
const base = new URL(provider.url).origin
const stack = await automationStack(t, {
  SMS_API_URL: base,
  SMS_ACCOUNT_SID: 'AC1',
  SMS_AUTH_TOKEN: 'token',
  SMS_FROM: '+15005550006',
  WHATSAPP_FROM: '+15005550007',
  PHONE_CALL_API_URL: base,
  PHONE_CALL_API_KEY: 'key',
  PHONE_CALL_FROM: '+15005550008',
})
const { api, clock, organization, team } = stack
const home = `/v2/organizations/${organization.id}/teams/${team.id}`
const path = `${home}/workflows`

const teamEventType = async (slug: string): Promise<number> => {
  const answer = await api('POST', `${home}/event-types`, {
    version: '2024-06-14',
    body: {
      title: 'Team intro',
      slug,
      lengthInMinutes: 30,
      schedulingType: 'collective',
      hosts: [{ userId: stack.user.id }],
    },
  })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data.id
}

t.test('201 creates a team’s workflow, 200 updates, lists, gets and deletes it', async (t) => {
  const created = await api('POST', path, { body: workflowBody({ name: 'Team' }) })
  t.match(created, {
    status: 201,
    body: {
      data: [
        {
          name: 'Team',
          teamId: team.id,
          type: 'event-type',
          trigger: { type: 'newEvent', offset: { value: 24, unit: 'hour' } },
        },
      ],
    },
  })
  const [{ id, steps, userId }] = created.body.data
  t.equal(userId, undefined)
  const changed = await api('PATCH', `${path}/${id}`, {
    body: { steps: [mailStep({ id: steps[0].id, sender: 'Else' }), mailStep({ stepNumber: 2 })] },
  })
  t.match(changed, { status: 200, body: { data: [{ name: 'Team', steps: [{ id: steps[0].id }, {}] }] } })
  t.match(await api('PATCH', `${path}/${id}`, { body: { steps: [] } }), {
    status: 200,
    body: { data: [{ steps: [] }] },
  })
  t.match(await api('GET', path), { status: 200, body: { data: [{ id }], pagination: { totalItems: 1 } } })
  t.match(await api('GET', `/v2/workflows/${id}`), { status: 404 }, 'not a personal workflow')
  t.match(await api('GET', `${path}/${id}/routing-form`), { status: 404 }, 'of the other kind')
  t.match(await api('DELETE', `${path}/${id}`), { status: 200 })
  t.match(await api('GET', `${path}/${id}`), { status: 404 })
})

t.test('400 for another owner’s event type, a form trigger, and a missing offset', async (t) => {
  const personal = await stack.eventType()
  const cases: [string, Record<string, unknown>][] = [
    ['activation.activeOnEventTypeIds', { activation: { activeOnEventTypeIds: [personal] } }],
    ['trigger.type', { trigger: { type: 'formSubmitted' } }],
    ['trigger.offset', { trigger: { type: 'beforeEvent' } }],
  ]
  for (const [field, over] of cases) {
    const { status, body } = await api('POST', path, { body: workflowBody(over) })
    t.match({ status, path: body.error.details.errors[0].path }, { status: 400, path: field }, field)
  }
})

t.test('403 for a plain member, 404 for a team of another organization', async (t) => {
  const member = await createUser(stack, {
    email: 'member@example.com',
    name: 'Mia',
    organizationId: organization.id,
  })
  t.match(await api('POST', path, { key: member.apiKey, body: workflowBody() }), { status: 403 })
  const other = await createUser(stack, {
    email: 'other@example.com',
    name: 'Otto',
    organization: { name: 'Other' },
  })
  t.match(await api('GET', path, { key: other.apiKey }), { status: 403 })
  const strange = `/v2/organizations/${organization.id}/teams/999999/workflows`
  t.match(await api('GET', strange), { status: 404, body: { error: { code: 'team_not_found' } } })
})

t.test('SMS, WhatsApp and calls reach the attendee of a team booking and are logged', async (t) => {
  const eventTypeId = await teamEventType('phones')
  const say = (action: string, stepNumber: number) => ({
    action,
    stepNumber,
    recipient: 'attendee',
    template: 'custom',
    sender: 'Team',
    message: { subject: 'Soon', text: `${action} for {ATTENDEE}` },
  })
  const created = await api('POST', path, {
    body: workflowBody({
      activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [eventTypeId] },
      steps: [say('sms_attendee', 1), say('whatsapp_attendee', 2), say('svc_ai_phone_call', 3)],
    }),
  })
  t.equal(created.status, 201, JSON.stringify(created.body))
  const phone = '+14155550123'
  await stack.book(eventTypeId, '2026-12-03T10:00:00Z', { email: 'p@example.com', phoneNumber: phone })
  await until(() => provider.requests.length === 3, { describe: 'three requests of providers' })
  const bodies = provider.requests.map(({ rawBody }) => new URLSearchParams(rawBody))
  t.ok(bodies.some((form) => form.get('To') === phone && form.get('Body')?.startsWith('sms_attendee for')))
  t.ok(bodies.some((form) => form.get('To') === `whatsapp:${phone}`))
  t.ok(provider.requests.some(({ path: called, json }) => called === '/calls' && json?.to === phone))
  const id = created.body.data[0].id
  await until(async () => {
    const log = await api('GET', `${path}/${id}/messages?status=sent`)
    return log.body.data?.length === 3
  })
  t.match(await api('GET', `${path}/${id}/messages?status=failed`), { status: 200, body: { data: [] } })
})

const callPath = (eventTypeId: number, above = home) =>
  `${above}/event-types/${eventTypeId}/create-phone-call`
const greeting = {
  yourPhoneNumber: '+15005550008',
  numberToCall: '+14155550177',
  calApiKey: 'svc_unused',
  enabled: true,
  templateType: 'CUSTOM_TEMPLATE',
  beginMessage: 'Hello from the team.',
  generalPrompt: 'Ask for a time next week.',
  guestName: 'Ann',
}
const callsTo = (number: string) =>
  provider.requests.filter(({ path: called, json }) => called === '/calls' && json?.to === number)

t.test('201 a call reaches the provider once for one Idempotency-Key', async (t) => {
  const eventTypeId = await teamEventType('calls')
  const headers = { 'idempotency-key': 'call-1' }
  const created = await api('POST', callPath(eventTypeId), { body: greeting, headers })
  t.match(created, { status: 201, body: { status: 'success', data: { callId: /^[0-9a-f-]{36}$/ } } })
  const again = await api('POST', callPath(eventTypeId), { body: greeting, headers })
  t.same(again.body, created.body)
  const checkIn = {
    yourPhoneNumber: '+15005550008',
    numberToCall: '+14155550178',
    templateType: 'CHECK_IN_APPOINTMENT',
    schedulerName: 'The studio',
  }
  t.equal((await api('POST', callPath(eventTypeId), { body: checkIn })).status, 201)
  await until(() => callsTo('+14155550177').length + callsTo('+14155550178').length === 2)
  t.match(callsTo('+14155550177')[0]?.json, {
    from: '+15005550008',
    text: 'Hello from the team.',
    prompt: 'Ask for a time next week.',
    guest: { name: 'Ann' },
  })
  t.equal(
    callsTo('+14155550178')[0]?.json?.text,
    'Hello. The studio asks whether your appointment still suits you.',
  )
  t.notMatch(JSON.stringify(provider.requests.map(({ json }) => json)), /svc_unused/)
})

t.test('400, 403, 404 and 429 of calls', async (t) => {
  const eventTypeId = await teamEventType('refused-calls')
  const post = (over: object, id = eventTypeId, key = stack.apiKey) =>
    api('POST', callPath(id), { key, body: { ...greeting, numberToCall: '+14155550179', ...over } })
  const unverified = { yourPhoneNumber: '+14155550100' }
  for (const over of [unverified, { enabled: false }, { beginMessage: ' ', generalPrompt: undefined }])
    t.equal((await post(over)).status, 400, JSON.stringify(over))
  const personal = await stack.eventType()
  t.match(await post({}, personal), { status: 404, body: { error: { code: 'event_type_not_found' } } })
  t.equal((await api('POST', callPath(eventTypeId, `/v2/teams/${team.id}`), { body: {} })).status, 400)
  const plain = await createUser(stack, {
    email: 'caller@example.com',
    name: 'Carl',
    organizationId: organization.id,
  })
  t.equal((await post({}, eventTypeId, plain.apiKey)).status, 403)
  for (let made = 0; made < 5; made += 1) t.equal((await post({})).status, 201)
  const limited = await post({})
  t.equal(limited.status, 429)
  t.ok(Number(limited.headers.get('retry-after')) > 0)
})

t.test('a changed offset moves existing reminders and shows the progress', async (t) => {
  const eventTypeId = await teamEventType('moved')
  await stack.book(eventTypeId, '2026-12-04T10:00:00Z', { email: 'lia@example.com' })
  await stack.mailed('lia@example.com', 'Confirmed')
  const body = workflowBody({
    activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [eventTypeId] },
    trigger: { type: 'beforeEvent', offset: { value: 1, unit: 'hour' } },
    steps: [mailStep({ message: { subject: 'Soon', html: '<p>Soon</p>' } })],
  })
  const created = await api('POST', path, { body })
  const { id } = created.body.data[0]
  const finished = (done: number) =>
    until(async () => {
      const { body } = await api('GET', `${path}/${id}/rebuild`)
      return body.data.state === 'finished' && body.data.done >= done && body.data
    })
  t.match(await finished(1), { state: 'finished' })
  await api('PATCH', `${path}/${id}`, {
    body: { trigger: { type: 'beforeEvent', offset: { value: 1, unit: 'day' } } },
  })
  await finished(1)
  clock.set('2026-12-03T10:00:30Z')
  await stack.mailed('lia@example.com', 'Soon')
  // A mail that is not recorded yet when its lease ends is sent again.
  const automation = openDatabase(serviceUrl(stack.databaseUrl, 'automation'), { schema: 'automation' })
  t.teardown(() => automation.close())
  await until(async () => (await automation.sql`select from message where status = 'pending'`).length === 0)
  clock.set('2026-12-04T09:30:00Z')
  await stack.book(eventTypeId, '2026-12-07T10:00:00Z', { email: 'end@example.com' })
  await stack.mailed('end@example.com', 'Confirmed')
  t.equal(stack.mails('lia@example.com', 'Soon').length, 1)
})

t.test('workflows and webhooks of a managed event type run once for bookings of its copies', async (t) => {
  const managed = {
    title: 'Managed',
    slug: 'managed',
    lengthInMinutes: 30,
    schedulingType: 'managed',
    hosts: [{ userId: stack.user.id }],
  }
  const types = await api('POST', `${home}/event-types`, { version: '2024-06-14', body: managed })
  const [parent, copy] = types.body.data
  const subscriber = await startReceiver(t)
  const hook = { active: true, subscriberUrl: subscriber.url, triggers: ['BOOKING_CREATED'] }
  t.equal((await api('POST', `/v2/event-types/${parent.id}/webhooks`, { body: hook })).status, 201)
  const on = (trigger: object, subject: string) =>
    api('POST', path, {
      body: workflowBody({
        activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [parent.id] },
        trigger,
        steps: [mailStep({ message: { subject, html: '<p>x</p>' } })],
      }),
    })
  t.equal((await on({ type: 'newEvent' }, 'Managed welcome')).status, 201)
  await stack.book(copy.id, '2026-12-08T10:00:00Z', { email: 'max@example.com' })
  await stack.mailed('max@example.com', 'Managed welcome')
  await on({ type: 'beforeEvent', offset: { value: 1, unit: 'hour' } }, 'Managed reminder')
  await until(async () => {
    const { body } = await api('GET', path)
    const { id } = body.data.at(-1)
    const { data } = (await api('GET', `${path}/${id}/rebuild`)).body
    return data.state === 'finished' && data.done > 0
  })
  clock.set('2026-12-08T09:10:00Z')
  await stack.mailed('max@example.com', 'Managed reminder')
  t.equal(stack.mails('max@example.com', 'Managed welcome').length, 1)
  t.equal(stack.mails('max@example.com', 'Managed reminder').length, 1)
  await until(() => subscriber.requests.length > 0, { describe: 'a webhook of the managed event type' })
  t.match(subscriber.requests[0]?.json, {
    triggerEvent: 'BOOKING_CREATED',
    payload: { eventTypeId: copy.id },
  })
  t.equal(subscriber.requests.length, 1)
})

t.test('routing form workflows: 201, 200, and 404 for the other kind', async (t) => {
  const body = {
    name: 'Thanks',
    activation: { isActiveOnAllRoutingForms: true, activeOnRoutingFormIds: [] },
    trigger: { type: 'formSubmitted' },
    steps: [mailStep()],
  }
  const created = await api('POST', `${path}/routing-form`, { body })
  t.match(created, {
    status: 201,
    body: {
      data: [
        {
          type: 'routing-form',
          teamId: team.id,
          trigger: { type: 'formSubmitted', offset: { value: 24, unit: 'hour' } },
          activation: { isActiveOnAllRoutingForms: true, activeOnRoutingFormIds: [] },
        },
      ],
    },
  })
  const { id } = created.body.data[0]
  t.match(await api('PATCH', `${path}/${id}/routing-form`, { body: { name: 'Thank you' } }), {
    status: 200,
    body: { data: [{ name: 'Thank you', steps: [{}] }] },
  })
  t.match(await api('PATCH', `${path}/${id}`, { body: { name: 'x' } }), { status: 404 })
  t.match(await api('GET', `${path}/routing-form`), { status: 200, body: { data: [{ id }] } })
  const bad = await api('POST', `${path}/routing-form`, {
    body: { ...body, steps: [mailStep({ action: 'email_host' })] },
  })
  t.match(bad, { status: 400 })
  t.match(await api('DELETE', `${path}/${id}/routing-form`), { status: 200 })
})
