import t from 'tap'
import type { VersionedRequest } from '../../../src/versions/translation.ts'
import { v1Hooks } from '../../../src/versions/v1/hooks.ts'

const translation = (method: string, path: string) => {
  const found = v1Hooks.find(({ appliesTo }) => appliesTo.method === method && appliesTo.path === path)
  if (!found?.request || !found.response) throw new Error(`${method} ${path} is not translated`)
  return { request: found.request, response: found.response }
}
const asked = (method: string, id?: string, body?: unknown): VersionedRequest => ({
  method,
  path: id === undefined ? '/v1/hooks' : `/v1/hooks/${id}`,
  query: {},
  body,
  params: id === undefined ? {} : { id },
})
const today = {
  id: 7,
  userId: 3,
  payloadTemplate: '',
  triggers: ['BOOKING_CREATED'],
  active: true,
  secret: 's3cret',
  subscriberUrl: 'https://example.com/hook',
}
const then = {
  id: 7,
  userId: 3,
  eventTypeId: null,
  payloadTemplate: null,
  eventTriggers: ['BOOKING_CREATED'],
  subscriberUrl: 'https://example.com/hook',
  active: true,
}

t.test('requests have the current names', async (t) => {
  const body = {
    subscriberUrl: 'https://example.com/hook',
    eventTriggers: ['BOOKING_CREATED'],
    secret: 's3cret',
  }
  t.match(translation('POST', '/v1/hooks').request(asked('POST', undefined, body)), {
    path: '/v2/webhooks',
    body: {
      subscriberUrl: 'https://example.com/hook',
      triggers: ['BOOKING_CREATED'],
      secret: 's3cret',
      active: true,
    },
  })
  const { request } = translation('PATCH', '/v1/hooks/:id')
  t.same(request(asked('PATCH', '7', { active: false })).body, { active: false })
  t.equal(request(asked('PATCH', '7', {})).path, '/v2/webhooks/7')
  t.throws(() => request(asked('PATCH', '7', { triggers: [], userId: 4 })), {
    message: "Unrecognized key(s) in object: 'triggers', 'userId'",
  })
  t.throws(() => request(asked('PATCH', '7/../8', {})), { message: 'id must be an integer' })
})

t.test('answers have a wrapper and no secret', async (t) => {
  const answer = (method: string, id: string | undefined, status: number, body: unknown) =>
    translation(method, id === undefined ? '/v1/hooks' : '/v1/hooks/:id').response(
      { status, body },
      asked(method, id),
    )
  const success = (data: unknown) => ({ status: 'success', data })
  t.same(answer('POST', undefined, 201, success(today)), {
    status: 200,
    body: { webhook: then, message: 'Webhook created successfully' },
  })
  t.same(answer('GET', undefined, 200, success([today])), { status: 200, body: { webhooks: [then] } })
  for (const method of ['GET', 'PATCH'])
    t.same(answer(method, '7', 200, success(today)), { status: 200, body: { webhook: then } })
  t.same(answer('DELETE', '7', 200, success(today)).body, {
    message: 'Webhook with id: 7 deleted successfully',
  })
  const errors = [{ path: 'triggers.0', message: 'must be one of X' }]
  const error = { code: 'BadRequestException', message: 'triggers.0 must be one of X', details: { errors } }
  t.same(answer('POST', undefined, 400, { status: 'error', error }), {
    status: 400,
    body: { message: 'eventTriggers.0 must be one of X' },
  })
  t.same(answer('GET', '7', 404, { status: 'error', error: { message: 'Webhook not found.' } }), {
    status: 404,
    body: { message: 'Webhook not found.' },
  })
})
