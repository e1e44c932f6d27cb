import type { App } from '@punctual/http'
import t from 'tap'
import { startWorld } from './world.ts'

const booking = {
  id: 5,
  uid: 'abc',
  status: 'cancelled',
  attendees: [],
}

const routes = (app: App) => {
  app.get('/v2/slots', async ({ query }) => ({
    status: 'success',
    data: { '2026-12-01': [{ start: '2026-12-01T09:00:00.000Z' }] },
    query,
  }))
  app.post('/v2/bookings/:bookingUid/cancel', async ({ body }) => ({
    status: 'success',
    data: booking,
    body,
  }))
}

t.test('an exact date selects that version', async (t) => {
  const { api } = await startWorld(t, { routes })
  const { headers, body } = await api('GET', '/v2/slots?eventTypeId=1', {
    headers: { 'svc-api-version': '2024-09-04' },
  })
  t.equal(headers.get('svc-api-version'), '2024-09-04')
  t.equal(headers.get('svc-api-version-warning'), null)
  t.match(headers.get('vary'), /svc-api-version/)
  t.match(body.data, { '2026-12-01': [{ start: String }] })
  for (const asked of ['2024-06-11', '2024-06-14']) {
    const answer = await api('GET', '/v2/schedules/1/unknown', { headers: { 'svc-api-version': asked } })
    t.equal(answer.status, 404)
    const known = await api('DELETE', '/v2/schedules/1', { headers: { 'svc-api-version': asked } })
    t.equal(known.headers.get('svc-api-version'), asked)
  }
})

t.test(
  'any other value, or none, selects the older version; an unknown version gets a warning',
  async (t) => {
    const { api } = await startWorld(t, { routes })
    const ask = (version?: string) =>
      api('GET', '/v2/slots?startTime=2026-12-01&a=1&a=2', {
        headers: version === undefined ? {} : { 'svc-api-version': version },
      })
    for (const version of [undefined, '2024-04-15', '2024-08-13', 'tomorrow']) {
      const { status, headers, body } = await ask(version)
      t.equal(status, 200)
      t.equal(headers.get('svc-api-version'), '2024-04-15')
      t.same(body.data, { slots: { '2026-12-01': [{ time: '2026-12-01T09:00:00.000Z' }] } })
      t.same(body.query, { start: '2026-12-01', a: ['1', '2'] })
      const warning = headers.get('svc-api-version-warning')
      if (version === undefined || version === '2024-04-15') t.equal(warning, null)
      else t.match(warning, `${version} is no version of /v2/slots, which has 2024-09-04, 2024-04-15`)
    }
  },
)

t.test('an older version has its own status, body and field names', async (t) => {
  const { api } = await startWorld(t, { routes })
  const body = { allRemainingBookings: true, cancellationReason: 'x' }
  const older = await api('POST', '/v2/bookings/abc/cancel', { body })
  t.equal(older.status, 201)
  t.same(older.body.data, { bookingId: 5, bookingUid: 'abc', onlyRemovedAttendee: false })
  t.same(older.body.body, { cancelSubsequentBookings: true, cancellationReason: 'x' })

  const today = await api('POST', '/v2/bookings/abc/cancel', {
    body,
    headers: { 'svc-api-version': '2024-08-13' },
  })
  t.equal(today.status, 200)
  t.same(today.body.body, body)
})

t.test('404 for operations that a version does not have', async (t) => {
  const { api } = await startWorld(t, { routes })
  const today = { headers: { 'svc-api-version': '2024-08-13' } }
  const said = async (method: string, path: string, request = {}) => {
    const { status, body } = await api(method, path, request)
    return `${status} ${body.error?.message ?? ''}`
  }
  const guests = '/v2/bookings/abc/guests'
  t.equal(await said('POST', guests, { body: { guests: [] } }), `404 Cannot POST ${guests}`)
  t.equal(await said('POST', guests, { ...today, body: {} }), '200 ')
  const available = '/v2/slots/available'
  t.equal(await said('GET', available), '200 ')
  t.equal(
    await said('GET', available, { headers: { 'svc-api-version': '2024-09-04' } }),
    `404 Cannot GET ${available}`,
  )
  t.equal(
    await said('POST', '/v2/bookings/abc/mark-no-show', today),
    '404 Cannot POST /v2/bookings/abc/mark-no-show',
  )
})

t.test('resources without versions ignore the header', async (t) => {
  const { api } = await startWorld(t)
  for (const path of ['/v2/me', '/v2/event-types/1/webhooks']) {
    const { status, headers } = await api('GET', path, { headers: { 'svc-api-version': 'tomorrow' } })
    t.equal(status, 200)
    t.equal(headers.get('svc-api-version'), null)
    t.equal(headers.get('svc-api-version-warning'), null)
  }
})

t.test('200 GET /v2/versions', async (t) => {
  const { api } = await startWorld(t)
  const { status, body } = await api('GET', '/v2/versions', { key: null })
  t.equal(status, 200)
  t.same(body.data[1], {
    resource: '/v2/schedules',
    versions: ['2024-06-11', '2024-06-14', '2024-04-15'],
    current: '2024-06-14',
    default: '2024-04-15',
  })
})
