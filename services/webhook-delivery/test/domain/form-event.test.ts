import { type DomainEvent, type EventData, routingFormSubmitted } from '@punctual/contracts'
import t from 'tap'
import { formEvent } from '../../src/domain/other-events.ts'

const event = (teamId: number | null): DomainEvent<EventData<typeof routingFormSubmitted>> => ({
  specversion: '1.0',
  id: '0193806c-1c00-7000-8000-000000000001',
  source: 'automation',
  subject: '9',
  type: routingFormSubmitted.type,
  time: '2026-12-01T08:00:00.000Z',
  aggregateversion: 1,
  organizationid: 5,
  data: {
    form: {
      id: 'f1',
      name: 'Where to',
      description: '',
      userId: 3,
      teamId,
      organizationId: 5,
      version: 2,
    },
    responseId: 9,
    responses: { a: { label: 'Size', identifier: 'size', value: ['o1'], response: ['Large'] } },
    route: { eventTypeId: 4 },
    submittedAt: '2026-12-01T07:45:00.000Z',
  },
})

t.test('a form event contains the answers, for the team or the creator of the form', async (t) => {
  const payload = {
    formId: 'f1',
    formName: 'Where to',
    teamId: 70,
    responses: { a: { value: ['o1'], response: ['Large'] } },
  }
  t.same(formEvent('FORM_SUBMITTED', event(70)), {
    id: '0193806c-1c00-7000-8000-000000000001',
    trigger: 'FORM_SUBMITTED',
    at: new Date('2026-12-01T08:00:00.000Z'),
    organizationId: 5,
    teamId: 70,
    payload,
  })
  t.match(formEvent('FORM_SUBMITTED_NO_EVENT', event(null)), {
    userId: 3,
    teamId: undefined,
    payload: { teamId: null, redirect: { eventTypeId: 4 } },
  })
})
