import { createUser, type Json } from '@punctual/testing'
import t from 'tap'
import { automationStack, mailStep, workflowBody } from '../stack.ts'

const stack = await automationStack(t)
const { api, workflow } = stack

t.test('201 returns the workflow in an array', async (t) => {
  const eventTypeId = await stack.eventType()
  const answer = await api('POST', '/v2/workflows', {
    body: workflowBody({
      activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [eventTypeId, 999_999] },
      trigger: { type: 'beforeEvent', offset: { value: 2, unit: 'hour' } },
    }),
  })
  t.equal(answer.status, 201)
  t.match(answer.body, {
    status: 'success',
    data: [
      {
        name: 'Welcome',
        userId: stack.user.id,
        type: 'event-type',
        activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [eventTypeId] },
        trigger: { type: 'beforeEvent', offset: { value: 2, unit: 'hour' } },
        steps: [
          {
            stepNumber: 1,
            recipient: 'attendee',
            action: 'email_attendee',
            sender: 'Olivia',
            template: 'custom',
          },
        ],
      },
    ],
  })
  t.notHas(answer.body.data[0], { teamId: Number })
})

t.test('201 without steps, with the default offset', async (t) => {
  const created = await workflow({ steps: [] })
  t.match(created, { steps: [], trigger: { type: 'newEvent', offset: { value: 24, unit: 'hour' } } })
})

t.test('201 once for one Idempotency-Key', async (t) => {
  const request = { body: workflowBody({ name: 'Once' }), headers: { 'idempotency-key': 'workflow-1' } }
  const first = await api('POST', '/v2/workflows', request)
  const second = await api('POST', '/v2/workflows', request)
  t.equal(second.body.data[0].id, first.body.data[0].id)
  t.equal(second.headers.get('idempotent-replayed'), 'true')
})

t.test('400 names every invalid field', async (t) => {
  const cases: [string, Record<string, unknown>][] = [
    ['trigger.offset', { trigger: { type: 'afterEvent' } }],
    ['trigger.type', { trigger: { type: 'formSubmitted' } }],
    ['trigger.offset.unit', { trigger: { type: 'beforeEvent', offset: { value: 1, unit: 'hours' } } }],
    ['steps.0.action', { steps: [mailStep({ action: 'fax' })] }],
    ['steps.0.message.text', { steps: [mailStep({ action: 'sms_attendee' })] }],
    ['steps.0.verifiedEmailId', { steps: [mailStep({ action: 'email_address' })] }],
    ['steps.0.verifiedEmailId', { steps: [mailStep({ action: 'email_address', verifiedEmailId: '77' })] }],
    ['name', { name: '' }],
  ]
  for (const [path, over] of cases) {
    const answer = await api('POST', '/v2/workflows', { body: workflowBody(over) })
    t.match(answer, { status: 400, body: { error: { code: 'BadRequestException' } } }, path)
    t.ok(
      answer.body.error.details.errors.some((error: { path: string }) => error.path === path),
      `${path} in ${JSON.stringify(answer.body.error.details.errors)}`,
    )
  }
})

t.test('200 replaces steps by their ids', async (t) => {
  const created = await workflow({ steps: [mailStep(), mailStep({ stepNumber: 2, action: 'email_host' })] })
  const [first] = created.steps
  const answer = await api('PATCH', `/v2/workflows/${created.id}`, {
    body: {
      name: 'Changed',
      steps: [mailStep({ id: first.id, sender: 'Someone' }), mailStep({ stepNumber: 3 })],
    },
  })
  t.equal(answer.status, 200)
  const [changed] = answer.body.data
  t.equal(changed.name, 'Changed')
  t.strictSame(
    changed.steps.map((step: { stepNumber: number }) => step.stepNumber),
    [1, 3],
  )
  t.match(changed.steps[0], { id: first.id, sender: 'Someone' })
  t.not(changed.steps[1].id, created.steps[1].id)
  const renamed = await api('PATCH', `/v2/workflows/${created.id}`, { body: { name: 'Again' } })
  t.strictSame(renamed.body.data[0].steps, changed.steps, 'omitted steps are unchanged')
  const foreign = await api('PATCH', `/v2/workflows/${created.id}`, {
    body: { steps: [mailStep({ id: 1_000_000 })] },
  })
  t.match(foreign, { status: 400, body: { error: { details: { errors: [{ path: 'steps.0.id' }] } } } })
})

t.test('404 for another user’s workflow, the same as for an unknown one', async (t) => {
  const created = await workflow()
  const other = await createUser(stack, { email: 'other@example.com', name: 'Other' })
  const scrub = (answer: { body: unknown }) =>
    JSON.stringify({ ...(answer.body as object), timestamp: '', path: '' })
  for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
    const request = { key: other.apiKey, ...(method === 'PATCH' ? { body: { name: 'Mine' } } : {}) }
    const foreign = await api(method, `/v2/workflows/${created.id}`, request)
    const missing = await api(method, '/v2/workflows/1000000', request)
    t.equal(foreign.status, 404, method)
    t.equal(scrub(foreign), scrub(missing), method)
  }
  t.match(await api('GET', `/v2/workflows/${created.id}`, { key: null }), { status: 401 })
  t.match(await api('GET', `/v2/workflows/${created.id}`), {
    status: 200,
    body: { data: [{ name: 'Welcome' }] },
  })
})

t.test(
  '400 for a colleague’s event type; one of another organization is ignored like an unknown one',
  async (t) => {
    const eventTypeId = await stack.eventType()
    const makeBy = async (name: string, organizationId?: number) => {
      const { apiKey: key } = await createUser(stack, {
        email: `${name}@example.com`,
        name,
        ...(organizationId !== undefined && { organizationId }),
      })
      const activation = { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [eventTypeId] }
      return api('POST', '/v2/workflows', { key, body: workflowBody({ activation }) })
    }
    t.match(await makeBy('neighbour', stack.organization.id), {
      status: 400,
      body: { error: { details: { errors: [{ path: 'activation.activeOnEventTypeIds' }] } } },
    })
    const elsewhere = await makeBy('third')
    t.equal(elsewhere.status, 201)
    t.same(elsewhere.body.data[0].activation.activeOnEventTypeIds, [])
  },
)

t.test('200 lists a page of workflows; 404 after the delete', async (t) => {
  const created = await workflow({ name: 'Short-lived' })
  const list = await api('GET', '/v2/workflows?take=2&skip=1')
  t.equal(list.body.data.length, 2)
  t.match(list.body.pagination, { itemsPerPage: 2, returnedItems: 2, hasPreviousPage: true })
  t.match(await api('DELETE', `/v2/workflows/${created.id}`), {
    status: 200,
    body: { status: 'success' },
  })
  t.match(await api('GET', `/v2/workflows/${created.id}`), { status: 404 })
})

t.test(
  '403 for a colleague, 200 with the permission in the organization by a role or custom role',
  async (t) => {
    const created = await workflow()
    const { organization } = stack
    const colleague = await createUser(stack, {
      email: 'colleague@example.com',
      name: 'Colleague',
      organizationId: organization.id,
    })
    const admin = await createUser(stack, {
      email: 'admin@example.com',
      name: 'Ada',
      organizationId: organization.id,
      role: 'ADMIN',
    })
    const path = `/v2/workflows/${created.id}`
    const ask = (method: string, key: string) =>
      api(method, path, { key, ...(method === 'PATCH' && { body: { steps: [mailStep()] } }) })
    for (const method of ['GET', 'PATCH', 'DELETE'])
      t.match(await ask(method, colleague.apiKey), { status: 403 }, method)
    t.match(await ask('PATCH', admin.apiKey), { status: 200, body: { data: [{ id: created.id }] } })

    const home = `/v2/organizations/${organization.id}`
    const role = await api('POST', `${home}/roles`, {
      body: { name: 'Reads workflows', permissions: ['workflow.read'] },
    })
    const members = (await api('GET', `${home}/memberships`)).body.data as Json[]
    for (const { id } of members.filter(({ userId }) => userId !== stack.user.id))
      await api('PATCH', `${home}/memberships/${id}`, { body: { customRoleId: role.body.data.id } })
    for (const { apiKey } of [colleague, admin]) {
      t.match(await ask('GET', apiKey), { status: 200 })
      for (const method of ['PATCH', 'DELETE']) t.match(await ask(method, apiKey), { status: 403 }, method)
    }
    await api('PATCH', `${home}/roles/${role.body.data.id}`, { body: { permissions: ['workflow.delete'] } })
    t.match(await ask('GET', admin.apiKey), { status: 403 })
    t.match(await ask('DELETE', colleague.apiKey), { status: 200 })
  },
)
