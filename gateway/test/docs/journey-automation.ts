import { type Receiver, type Stack, until } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

type Call = Recorder['call']
type Params = Record<string, string | number>
type Place = [above: string, params: Params]

const isExample = false

/** Workflows, verified addresses and routing forms of users and of teams. */
export async function callAutomation(stack: Stack, { call }: Recorder, phones: Receiver): Promise<void> {
  const orgId = stack.organization.id
  const teams = '/v2/organizations/:orgId/teams'
  const team = await call('POST', teams, { isExample, params: { orgId }, body: { name: 'Shop' } })
  const own = await call('POST', '/v2/teams', { isExample, body: { name: 'Orchestra' } })
  const ofTeams: Place[] = [
    [`${teams}/:teamId`, { orgId, teamId: team.id }],
    ['/v2/teams/:teamId', { teamId: own.id }],
  ]
  for (const [above, params] of ofTeams) {
    await callWorkflows(call, `${above}/workflows`, params)
    await callFormWorkflows(call, `${above}/workflows/routing-form`, `${above}/workflows`, params)
  }
  for (const [above, params] of ofTeams) await callPhone(call, `${above}/event-types`, params)
  await callWorkflows(call, '/v2/workflows', {})
  await callUnsubscribe(stack, call)
  for (const place of [['/v2', {}], ...ofTeams] as Place[]) await callVerified(stack, call, phones, place)
  const [ofOrganization, organization]: Place = ['/v2/organizations/:orgId/routing-forms', { orgId }]
  await callForms(call, '/v2/routing-forms', {})
  await callForms(
    call,
    `${teams}/:teamId/routing-forms`,
    { orgId, teamId: team.id },
    async (routingFormId) => {
      await call('GET', ofOrganization, { params: organization })
      await callResponses(call, ofOrganization, { orgId, routingFormId })
    },
  )
  await call('DELETE', '/v2/teams/:teamId', { isExample, params: { teamId: own.id } })
  await call('DELETE', `${teams}/:teamId`, { isExample, params: { orgId, teamId: team.id } })
}

async function callPhone(call: Call, path: string, params: Params): Promise<void> {
  const { id: eventTypeId } = await call('POST', path, {
    isExample,
    params,
    body: {
      title: 'Call',
      slug: 'call',
      lengthInMinutes: 15,
      schedulingType: 'collective',
      assignAllTeamMembers: true,
    },
  })
  await call('POST', `${path}/:eventTypeId/create-phone-call`, {
    params: { ...params, eventTypeId },
    body: {
      yourPhoneNumber: '+15005550008',
      numberToCall: '+493012345678',
      templateType: 'CHECK_IN_APPOINTMENT',
      schedulerName: 'The barber',
      guestName: 'Ann',
    },
  })
  await call('DELETE', `${path}/:eventTypeId`, { isExample, params: { ...params, eventTypeId } })
}

const steps = [
  {
    stepNumber: 1,
    action: 'email_attendee',
    recipient: 'attendee',
    template: 'custom',
    sender: 'The barber',
    message: { subject: 'See you soon', html: '<p>Until then, {ATTENDEE}.</p>' },
  },
]

async function callWorkflows(call: Call, path: string, params: Params): Promise<void> {
  const [{ id: workflowId }] = await call('POST', path, {
    params,
    body: {
      name: 'Reminder',
      activation: { isActiveOnAllEventTypes: true },
      trigger: { type: 'beforeEvent', offset: { value: 1, unit: 'day' } },
      steps,
    },
  })
  const one = { params: { ...params, workflowId } }
  await call('GET', path, { params })
  await call('GET', `${path}/:workflowId`, one)
  await call('PATCH', `${path}/:workflowId`, { ...one, body: { name: 'The day before' } })
  await call('GET', `${path}/:workflowId/messages`, one)
  await until(async () => {
    const { state } = await call('GET', `${path}/:workflowId/rebuild`, { ...one, isExample })
    return state !== 'running'
  })
  await call('GET', `${path}/:workflowId/rebuild`, one)
  await call('DELETE', `${path}/:workflowId`, one)
}

/** Ends the mails of a workflow by the link in one of them. */
async function callUnsubscribe({ mail }: Stack, call: Call): Promise<void> {
  const { id: eventTypeId } = await call('POST', '/v2/event-types', {
    isExample,
    body: { title: 'Fitting', slug: 'fitting', lengthInMinutes: 15 },
  })
  const [{ id: workflowId }] = await call('POST', '/v2/workflows', {
    isExample,
    body: {
      name: 'Welcome',
      activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [eventTypeId] },
      trigger: { type: 'newEvent' },
      steps,
    },
  })
  const booking = await call('POST', '/v2/bookings', {
    isExample,
    body: {
      eventTypeId,
      start: '2026-12-15T10:00:00Z',
      attendee: { name: 'Uma', email: 'uma@example.com', timeZone: 'Europe/Berlin' },
    },
  })
  const link = await until(() =>
    mail
      .to('uma@example.com')
      .map(({ text }) => /\S+\/unsubscribe\?\S+/.exec(text)?.[0])
      .find(Boolean),
  )
  const token = new URL(link).searchParams.get('token')
  await call('POST', '/v2/workflows/unsubscribe', { key: null, body: { token } })
  await call('POST', '/v2/bookings/:bookingUid/cancel', {
    isExample,
    params: { bookingUid: booking.uid },
    body: {},
  })
  await call('DELETE', '/v2/workflows/:workflowId', { isExample, params: { workflowId } })
}

async function callFormWorkflows(call: Call, path: string, workflows: string, params: Params): Promise<void> {
  const [{ id: workflowId }] = await call('POST', path, {
    params,
    body: {
      name: 'Thanks',
      activation: { isActiveOnAllRoutingForms: true },
      trigger: { type: 'formSubmitted' },
      steps,
    },
  })
  const item = `${workflows}/:workflowId/routing-form`
  const one = { params: { ...params, workflowId } }
  await call('GET', path, { params })
  await call('GET', item, one)
  await call('PATCH', item, { ...one, body: { name: 'Many thanks' } })
  await call('GET', `${item}/messages`, one)
  await call('DELETE', item, one)
}

/** Verifies an email address and a phone number with the code sent there. */
async function callVerified(
  stack: Stack,
  call: Call,
  phones: Receiver,
  [above, params]: Place,
): Promise<void> {
  const [email, phone] = ['desk@example.com', '+493012345678']
  const emails = `${above}/verified-resources/emails`
  const mails = () => stack.mail.messages.filter(({ to }) => to.includes(email))
  const mailed = mails().length
  await call('POST', `${emails}/verification-code/request`, { params, body: { email } })
  const mail = await until(() => mails()[mailed])
  const verified = await call('POST', `${emails}/verification-code/verify`, {
    params,
    body: { email, code: codeIn(mail.text) },
  })
  await call('GET', emails, { params })
  await call('GET', `${emails}/:id`, { params: { ...params, id: verified.id } })

  const numbers = `${above}/verified-resources/phones`
  const sent = phones.requests.length
  await call('POST', `${numbers}/verification-code/request`, { params, body: { phone } })
  const sms = await until(() => phones.requests[sent])
  const { id } = await call('POST', `${numbers}/verification-code/verify`, {
    params,
    body: { phone, code: codeIn(new URLSearchParams(sms.rawBody).get('Body')) },
  })
  await call('GET', numbers, { params })
  await call('GET', `${numbers}/:id`, { params: { ...params, id } })
}

const codeIn = (text: string | null | undefined): string => /\d{6}/.exec(text ?? '')?.[0] ?? ''

async function callForms(
  call: Call,
  path: string,
  params: Params,
  meanwhile?: (routingFormId: string) => Promise<void>,
): Promise<void> {
  const form = await call('POST', path, {
    params,
    body: {
      name: 'How can we help?',
      fields: [
        { id: 'email', label: 'Email', type: 'email', required: true },
        { id: 'wish', label: 'Wish', type: 'select', options: [{ label: 'A haircut' }, { label: 'A wig' }] },
      ],
      routes: [{ action: { type: 'message', value: 'We write to you.' } }],
    },
  })
  const of = { ...params, routingFormId: form.id as string }
  await call('GET', path, { params })
  await call('GET', `${path}/:routingFormId`, { params: of })
  await call('PATCH', `${path}/:routingFormId`, { params: of, body: { description: 'Ask us anything.' } })
  await callResponses(call, path, of)
  if (path === '/v2/routing-forms')
    await call('POST', `${path}/:routingFormId/calculate-slots`, { params: of, query, body: answers })
  await meanwhile?.(form.id)
  await call('DELETE', `${path}/:routingFormId`, { params: of })
}

const query = { start: '2026-12-08', end: '2026-12-09' }
const answers = { email: 'ann@example.com', wish: 'A wig' }

async function callResponses(call: Call, path: string, params: Params): Promise<void> {
  const responses = `${path}/:routingFormId/responses`
  const { routing } = await call('POST', responses, { params, query, body: answers })
  await call('GET', responses, { params })
  await call('PATCH', `${responses}/:responseId`, {
    params: { ...params, responseId: routing.responseId },
    body: { response: { wish: 'A haircut' } },
  })
}
