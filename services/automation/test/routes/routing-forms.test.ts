import { randomUUID } from 'node:crypto'
import { openDatabase, serviceUrl } from '@punctual/db'
import { createUser, type Json, until } from '@punctual/testing'
import t from 'tap'
import { automationStack, mailStep } from '../stack.ts'

const stack = await automationStack(t)
const { api, clock, organization, team } = stack
const db = openDatabase(serviceUrl(stack.databaseUrl, 'automation'), { schema: 'automation' })
t.teardown(() => db.close())
const home = `/v2/organizations/${organization.id}/teams/${team.id}`
const forms = `${home}/routing-forms`
const span = 'start=2026-12-03&end=2026-12-04'
/** Returns the ids of responses in events of a type, once the given id is among them. */
const responsesOf = (type: string, responseId: number) =>
  until(
    async () => {
      const rows = await db.sql<{ body: string }[]>`select body from event_log where type = ${type}`
      const ids = rows.map(({ body }) => (JSON.parse(body) as SubmittedEvent).data.responseId)
      return ids.includes(responseId) && ids
    },
    { describe: `${type} of ${responseId}` },
  )
interface SubmittedEvent {
  data: { responseId: number }
}

const createdEventType = await api('POST', `${home}/event-types`, {
  version: '2024-06-14',
  body: {
    title: 'Sales',
    slug: 'sales',
    lengthInMinutes: 30,
    schedulingType: 'collective',
    hosts: [{ userId: stack.user.id }],
  },
})
const eventTypeId = createdEventType.body.data.id
const definition = {
  name: 'Contact',
  fields: [
    { id: 'mail', label: 'Email', type: 'email', required: true },
    {
      id: 'topic',
      label: 'What about?',
      identifier: 'topic',
      type: 'select',
      required: true,
      options: [{ id: 's', label: 'Sales' }, { id: 'h', label: 'Help' }, { label: 'Other' }],
    },
  ],
  routes: [
    {
      conditions: [{ fieldId: 'topic', operator: 'equals', value: 'Sales' }],
      action: { type: 'eventType', eventTypeId },
    },
    {
      conditions: [{ fieldId: 'topic', operator: 'equals', value: 'h' }],
      action: { type: 'redirect', value: 'https://example.com/help' },
    },
    { action: { type: 'message', value: 'Thanks' } },
  ],
}
const created = await api('POST', forms, { body: definition })
const formId: string = created.body.data?.id
const fill = (email: string, topic: string, query = span) =>
  api('POST', `${forms}/${formId}/responses?${query}`, { body: { email, topic } })

t.test('201 creates a form, 200 gets, updates and lists it; 404 below another path', async (t) => {
  t.match(created, {
    status: 201,
    body: {
      data: {
        name: 'Contact',
        teamId: team.id,
        disabled: false,
        fields: [{ id: 'mail', identifier: 'email', options: [] }, { identifier: 'topic' }],
        routes: [{ id: String }, {}, { conditions: [], action: { type: 'message' } }],
      },
    },
  })
  t.match(await api('GET', `${forms}/${formId}`), { status: 200, body: { data: { id: formId } } })
  t.match(await api('PATCH', `${forms}/${formId}`, { body: { description: 'To us' } }), {
    status: 200,
    body: { data: { description: 'To us', routes: { length: 3 } } },
  })
  for (const path of [forms, `/v2/organizations/${organization.id}/routing-forms`])
    t.match(await api('GET', path), { status: 200, body: { data: [{ id: formId }] } }, path)
  const ofTeams = (ids: string) =>
    api('GET', `/v2/organizations/${organization.id}/routing-forms?teamIds=${ids}`)
  t.match(await ofTeams(`999999,${team.id}`), {
    body: { data: [{ id: formId }], pagination: { totalItems: 1 } },
  })
  t.match(await ofTeams('999999'), { body: { data: { length: 0 }, pagination: { totalItems: 0 } } })
  t.equal((await ofTeams('all')).status, 400)
  t.match(await api('GET', `/v2/routing-forms/${formId}`), { status: 404 })
  const stranger = await createUser(stack, { email: 'stranger@example.com', name: 'Stranger' })
  const slots = `/v2/routing-forms/${formId}/calculate-slots?${span}`
  t.match(await api('POST', slots, { key: stranger.apiKey, body: {} }), { status: 404 })
  for (const path of [
    `/v2/organizations/${organization.id}/routing-forms`,
    `/v2/organizations/${organization.id}/routing-forms/${formId}/responses`,
  ])
    t.match(await api('GET', path, { key: stranger.apiKey }), { status: 403 }, path)
})

t.test('400 names every invalid field of a form', async (t) => {
  const personal = await stack.eventType()
  const cases: [string, Record<string, unknown>][] = [
    ['fields.0.options', { fields: [{ label: 'A', type: 'select' }] }],
    ['fields', { fields: [1, 2].map(() => ({ label: 'A', type: 'text' })) }],
    ['routes.0.action.value', { routes: [{ action: { type: 'redirect', value: 'javascript:x' } }] }],
    ['routes.0.action.eventTypeId', { routes: [{ action: { type: 'eventType', eventTypeId: personal } }] }],
    ['routes.0.action.eventTypeId', { routes: [{ action: { type: 'eventType', eventTypeId: 999_999 } }] }],
    [
      'routes.0.conditions.0.fieldId',
      {
        routes: [
          {
            conditions: [{ fieldId: 'x', operator: 'isEmpty' }],
            action: { type: 'message', value: 'x' },
          },
        ],
      },
    ],
  ]
  for (const [path, over] of cases) {
    const { status, body } = await api('POST', forms, { body: { name: 'Bad', ...over } })
    t.match({ status, path: body.error?.details?.errors?.[0]?.path }, { status: 400, path }, path)
  }
})

t.test('a response is stored and leads to slots, a URL or a message', async (t) => {
  const sales = await fill('ann@example.com', 'Sales')
  t.match(sales, {
    status: 201,
    body: { data: { eventTypeId, routing: { responseId: Number, teamMemberIds: [] } } },
  })
  t.ok(sales.body.data.slots['2026-12-03'].length > 0)
  t.match((await fill('ann@example.com', 'Help')).body.data, {
    routingExternalRedirectUrl: 'https://example.com/help',
  })
  t.match((await fill('ann@example.com', 'Other')).body.data, { routingCustomMessage: 'Thanks' })
  const slots = await api('POST', `/v2/routing-forms/${formId}/calculate-slots?${span}`, {
    body: { email: 'ann@example.com', topic: 's' },
  })
  t.match(slots, { status: 200, body: { data: { eventTypeId, slots: { '2026-12-03': Array } } } })
  const path = `/v2/organizations/${organization.id}/routing-forms/${formId}/responses`
  const list = await api('GET', path)
  t.equal(list.body.pagination.totalItems, 3)
  t.match(list.body.data[0], {
    formId,
    routedToBookingUid: null,
    response: { mail: { value: 'ann@example.com' }, topic: { value: 's', response: 'Sales' } },
  })
  const changed = await api('PATCH', `${path}/${list.body.data[0].id}`, {
    body: { response: { topic: 'Help' } },
  })
  t.match(changed.body.data.response, { mail: { value: 'ann@example.com' }, topic: { value: 'h' } })
  t.match(await fill('no address', 'Nothing'), {
    status: 400,
    body: { error: { details: { errors: [{ path: 'email' }, { path: 'topic' }] } } },
  })
})

t.test('workflows run for a response, and for one without a booking', async (t) => {
  const workflow = (trigger: string, subject: string) =>
    api('POST', `${home}/workflows/routing-form`, {
      body: {
        name: subject,
        activation: { isActiveOnAllRoutingForms: false, activeOnRoutingFormIds: [formId] },
        trigger: { type: trigger },
        steps: [mailStep({ message: { subject: `${subject} {TOPIC}`, html: '<p>{EMAIL}</p>' } })],
      },
    })
  t.match(await workflow('formSubmitted', 'Thanks'), { status: 201 })
  t.match(await workflow('formSubmittedNoEvent', 'Still there?'), {
    status: 201,
    body: { data: [{ trigger: { offset: { value: 15, unit: 'minute' } } }] },
  })
  const [bea, cid, dan] = ['bea@example.com', 'cid@example.com', 'dan@example.com'] as const
  const first = await fill(bea, 'Sales')
  await stack.mailed(bea, 'Thanks Sales')
  const second = await fill(cid, 'Sales')
  const duplicate = await fill(cid, 'Sales')
  const queued = await fill(dan, 'Sales', `${span}&queueResponse=true`)
  t.match(queued.body.data.routing, { responseId: null, queuedResponseId: String })
  const book = (start: string, routing: Record<string, unknown>) =>
    stack.bookings('POST', '', {
      eventTypeId,
      start,
      routing,
      attendee: { name: 'Cid', email: cid, timeZone: 'UTC' },
    })
  const one = await book('2026-12-03T10:00:00Z', {
    responseId: second.body.data.routing.responseId,
    teamMemberIds: [],
  })
  t.equal(one.status, 201, JSON.stringify(one.body))
  const responses = async () => (await api('GET', `${forms}/${formId}/responses?take=250`)).body.data
  await until(async () =>
    (await responses()).some(
      (row: { routedToBookingUid: string }) => row.routedToBookingUid === one.body.data.uid,
    ),
  )
  clock.advance(15 * 60_000)
  await stack.mailed(bea, 'Still there? Sales')
  const firstId = first.body.data.routing.responseId
  await responsesOf('automation.routing-form.submitted', firstId)
  const published = await responsesOf('automation.routing-form.submitted-no-event', firstId)
  t.notOk(published.includes(second.body.data.routing.responseId), 'it has a booking')
  t.notOk(published.includes(duplicate.body.data.routing.responseId), 'the same address has booked')
  t.equal(stack.mails(cid, 'Still there').length, 0)
  t.equal(stack.mails(dan, 'Thanks').length, 0, 'a queued response waits')
})

t.test('400 for a disabled form, 404 for a deleted one', async (t) => {
  await api('PATCH', `${forms}/${formId}`, { body: { disabled: true } })
  t.match(await fill('x@example.com', 'Sales'), {
    status: 400,
    body: { error: { code: 'routing_form_disabled' } },
  })
  t.match(await api('DELETE', `${forms}/${formId}`), { status: 200 })
  t.match(await fill('x@example.com', 'Sales'), { status: 404 })
})

t.test('a route chooses among the hosts by attributes of members, in slots and bookings', async (t) => {
  const org = `/v2/organizations/${organization.id}`
  const made = async (method: string, path: string, body: unknown) => {
    const answer = await api(method, path, { body })
    if (answer.status > 201) throw new Error(JSON.stringify(answer.body))
    return answer.body.data
  }
  const petra = await createUser(stack, {
    email: 'petra@example.com',
    name: 'Petra',
    organizationId: organization.id,
  })
  const { id: userId } = petra.user
  await made('POST', `${home}/memberships`, { userId, accepted: true, role: 'MEMBER' })
  await until(async () => (await api('GET', `${org}/users/${userId}/schedules`)).status === 200)
  await made('POST', `${org}/users/${userId}/schedules`, {
    name: 'Evenings',
    timeZone: 'UTC',
    isDefault: true,
    availability: [{ days: ['Thursday', 'Friday'], startTime: '20:00', endTime: '21:00' }],
  })
  const attribute = await made('POST', `${org}/attributes`, {
    name: 'Languages',
    slug: 'languages',
    type: 'MULTI_SELECT',
    options: [{ value: 'German', slug: 'german' }],
  })
  const [option] = (await api('GET', `${org}/attributes/${attribute.id}/options`)).body.data
  await made('POST', `${org}/attributes/options/${userId}`, {
    attributeId: attribute.id,
    attributeOptionId: option.id,
  })
  const shared = await api('POST', `${home}/event-types`, {
    version: '2024-06-14',
    body: {
      title: 'Advice',
      slug: 'advice',
      lengthInMinutes: 30,
      schedulingType: 'roundRobin',
      hosts: [{ userId: stack.user.id, priority: 'highest' }, { userId }],
    },
  })
  const adviceId = shared.body.data.id
  const condition = { attributeId: attribute.id, operator: 'anyOf', fieldId: 'language' }
  const definitionWith = (
    memberConditions: object[],
    action: object = { type: 'eventType', eventTypeId: adviceId },
  ) => ({
    name: 'Advice',
    fields: [
      {
        id: 'l',
        label: 'Language',
        identifier: 'language',
        type: 'select',
        options: [{ label: 'German' }, { label: 'French' }],
      },
    ],
    routes: [{ memberConditions, action }],
  })
  const form = await made('POST', forms, definitionWith([condition]))
  t.match(form.routes, [{ memberConditions: [condition] }])
  const day = 'start=2026-12-10&end=2026-12-10'
  const answered = async (language: string) =>
    (await api('POST', `${forms}/${form.id}/responses?${day}`, { body: { language } })).body.data
  const starts = ({ slots }: Json) =>
    (slots['2026-12-10'] ?? []).map(({ start }: Json) => start.slice(11, 16))

  const german = await answered('German')
  const teamMemberEmail = String
  t.match(german.routing, { teamMemberIds: [userId], teamMemberEmail, skipContactOwner: false })
  t.same(starts(german), ['20:00', '20:30'], 'only the hours of the member who matches')
  const calculated = await api('POST', `/v2/routing-forms/${form.id}/calculate-slots?${day}`, {
    body: { language: 'German' },
  })
  t.same(starts(calculated.body.data), ['20:00', '20:30'])
  for (const language of ['French', '']) {
    const other = await answered(language)
    t.same(other.routing.teamMemberIds, [], language)
    t.equal(other.routing.teamMemberEmail, undefined)
    t.ok(starts(other).includes('10:00'), 'all hosts are possible')
  }

  const book = (start: string, routing: unknown) =>
    stack.bookings('POST', '', {
      eventTypeId: adviceId,
      start,
      routing,
      attendee: { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' },
    })
  t.match(await book('2026-12-10T10:00:00Z', german.routing), {
    status: 400,
    body: { error: { code: 'outside_schedule' } },
  })
  t.match(await book('2026-12-10T20:00:00Z', german.routing), {
    status: 201,
    body: { data: { hosts: [{ id: userId }] } },
  })
  const personal = await stack.eventType()
  const slots = (id: number) => api('GET', `/v2/slots?eventTypeId=${id}&${day}&routedTeamMemberIds=${userId}`)
  t.same(starts({ slots: (await slots(adviceId)).body.data }), ['20:30'])
  t.match(await slots(personal), { status: 400 }, 'only event types of teams have members')

  for (const [memberConditions, path] of [
    [[{ ...condition, value: ['German'] }], 'value'],
    [[{ ...condition, fieldId: 'other' }], 'fieldId'],
    [[{ ...condition, attributeId: randomUUID() }], 'attributeId'],
  ] as const) {
    const refused = await api('POST', forms, { body: definitionWith([...memberConditions]) })
    const errors = [{ path: `routes.0.memberConditions.0.${path}` }]
    t.match(refused, { status: 400, body: { error: { details: { errors } } } }, path)
  }
  const message = definitionWith([condition], { type: 'message', value: 'Hi' })
  t.equal((await api('POST', forms, { body: message })).status, 400)
  const own = definitionWith([condition], { type: 'eventType', eventTypeId: personal })
  t.equal((await api('POST', '/v2/routing-forms', { body: own })).status, 400)
})

t.test('a person can create their own form', async (t) => {
  const mine = await api('POST', '/v2/routing-forms', {
    body: { name: 'Mine', fields: [], routes: [{ action: { type: 'message', value: 'Hi' } }] },
  })
  t.match(mine, { status: 201, body: { data: { teamId: null, userId: stack.user.id } } })
  const path = `/v2/routing-forms/${mine.body.data.id}`
  const filled = await api('POST', `${path}/responses?${span}`, { body: {} })
  t.match(filled, { status: 201, body: { data: { routingCustomMessage: 'Hi' } } })
  t.match(await api('GET', `${path}/responses`), { status: 200, body: { data: [{}] } })
})
