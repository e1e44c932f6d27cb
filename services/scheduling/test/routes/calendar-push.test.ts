import { type Json, startGoogle, startMicrosoft, TestClock, until } from '@punctual/testing'
import t from 'tap'
import { aCaller, aProfile, now } from '../fixtures.ts'
import { startScheduling } from '../service.ts'

// Providers report that a calendar has changed. They are fakes; the test sends their reports.

const clock = new TestClock(now.toISOString())
const [google, microsoft] = await Promise.all([startGoogle(t, { clock }), startMicrosoft(t, { clock })])
const { api, db } = await startScheduling(t, {
  roles: ['http', 'worker'],
  clock,
  env: { ...google.env, ...microsoft.env },
})
const caller = aCaller(aProfile({ id: 7, username: 'hana', timeZone: 'Europe/Berlin' }))

async function connect(kind: string, consent: (url: string) => Promise<URL>): Promise<Json> {
  const { body } = await api('GET', `/v2/calendars/${kind}/connect`, { caller })
  const back = await consent(body.data.authUrl)
  t.equal((await api('GET', `/v2/calendars/${kind}/save${back.search}`)).status, 200)
}
const busy = async (externalId: string) => {
  const list = (await api('GET', '/v2/calendars', { caller })).body.data.connectedCalendars
  const { credentialId } = list.find(({ primary }: Json) => primary.externalId === externalId)
  const query = new URLSearchParams({
    credentialId: String(credentialId),
    externalId,
    dateFrom: '2026-12-24',
    dateTo: '2026-12-24',
  })
  return (await api('GET', `/v2/calendars/busy-times?${query}`, { caller })).body.data.length
}
const pathOf = (address: string) => new URL(address).pathname
const at = (hour: string) => ({ dateTime: `2026-12-24T${hour}:00:00Z` })

t.test('Google reports a change, which is read before the next poll', async (t) => {
  const primary = 'hana@gmail.example'
  await connect('google', google.consent)
  const channel = await until(() => google.channels[0])
  t.match(channel, { type: 'web_hook', calendar: primary })
  const path = pathOf(channel.address)
  t.match(channel.address, /^https:\/\/book\.example\.com\/v2\/calendars\/google\/push\//)
  const report = (token: string, state = 'exists', to = path) =>
    api('POST', to, {
      headers: { 'x-goog-channel-token': token, 'x-goog-resource-state': state },
    })
  await until(async () => {
    const [row] = await db.sql`select from calendar where watched_until > ${clock.now()}`
    return row !== undefined
  })
  t.equal((await report(channel.token, 'sync')).status, 200)
  google.save(primary, { start: at('10'), end: at('11') })
  for (const token of ['x', '']) t.equal((await report(token)).status, 404)
  t.equal((await api('POST', path)).status, 404)
  t.equal((await report(channel.token, 'exists', `${path}x`)).status, 404)
  t.equal((await report(channel.token)).status, 200)
  t.equal((await report(channel.token)).status, 200, 'repeated')
  await until(async () => (await busy(primary)) === 1)
  google.save(primary, { start: at('12'), end: at('13') })
  clock.advance(10 * 60_000)
  await until(async () => (await busy(primary)) === 2, { describe: () => 'a read without a report' })
  clock.advance(54 * 3_600_000)
  const renewed = await until(() => google.channels[1])
  t.not(renewed.id, channel.id)
  t.equal((await report(channel.token)).status, 200, 'the old channel counts until its end')
  clock.advance(17 * 3_600_000)
  t.equal((await report(channel.token)).status, 404)
})

t.test('Microsoft tests the address, and reports a change', async (t) => {
  const primary = 'AAMkCalendar='
  await connect('office365', microsoft.consent)
  const subscription = await until(() => microsoft.subscriptions[0])
  t.match(subscription, { resource: `me/calendars/${primary}/events` })
  const path = pathOf(subscription.notificationUrl)
  const report = (clientState: string) =>
    api('POST', path, { body: { value: [{ clientState, changeType: 'updated' }] } })
  const tested = `${path}?validationToken=${encodeURIComponent('Validation: a+b')}`
  const { body, headers } = await api('POST', tested)
  t.equal(body, 'Validation: a+b')
  t.match(headers.get('content-type'), /^text\/plain/)
  microsoft.save(primary, { start: at('10'), end: at('11') })
  t.equal((await report('x')).status, 404)
  t.equal((await report(subscription.clientState)).status, 200)
  await until(async () => (await busy(primary)) === 1)
})

t.test('a provider that refuses to report is asked again a day later', async (t) => {
  google.fail({ matching: /events\/watch/, status: 400 })
  const before = google.channels.length
  await connect('google', google.consent)
  await until(async () => {
    const [row] = await db.sql`
      select from calendar where watched_until is null and watch_due_at > ${clock.now()}
        and external_id = 'hana@gmail.example'`
    return row !== undefined
  })
  t.equal(google.channels.length, before)
  clock.advance(24 * 3_600_000)
  await until(() => google.channels.length > before)
})
