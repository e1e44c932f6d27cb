import { openDatabase } from '@punctual/db'
import { decide, type Json, type Receiver, startReceiver, startStack, until } from '@punctual/testing'
import t from 'tap'
import { anEventType, aSchedule, dataOf } from './fixtures.ts'

// An app creates webhooks for a person through the gateway, until the person's grant to it ends.

const stack = await startStack(t, { services: ['identity', 'scheduling', 'bookings', 'webhook-delivery'] })
const { api, apiKey, clock, url, organization } = stack
const db = openDatabase(stack.databaseUrl, {
  schema: 'webhook_delivery',
  transactionConnections: 1,
  statementConnections: 1,
})
t.teardown(() => db.close())

const redirect_uri = 'https://app.example.com/done'
const anApp = async (name: string) => {
  const body = { name, redirectUris: [redirect_uri], permissions: ['*'] }
  const { clientId, clientSecret } = await dataOf(api('POST', '/v2/oauth-clients', { body }))
  const credentials = { client_id: clientId as string, client_secret: clientSecret as string }
  const post = async (path: string, fields: object): Promise<Json> => {
    const request = { key: null, body: { ...credentials, ...fields } }
    const { status, body: answer } = await api('POST', `/v2/auth/oauth2/${path}`, request)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    async granted(scope: string): Promise<{ access_token: string; refresh_token: string }> {
      const query = { response_type: 'code', client_id: credentials.client_id, redirect_uri, scope }
      const back = await decide(`${url}/oauth/authorize?${new URLSearchParams(query)}`, apiKey)
      const code = back.searchParams.get('code')
      return post('token', { grant_type: 'authorization_code', code, redirect_uri })
    },
    revoke: (token: string) => post('revoke', { token }),
  }
}
const one = await anApp('One')
const two = await anApp('Two')

const schedule = await aSchedule(api)
const eventType = await anEventType(api, schedule.id, 'intro')
let bookings = 0
const book = async (): Promise<string> => {
  bookings += 1
  const start = new Date(Date.UTC(2026, 11, 2, 8, 30 * bookings)).toISOString()
  const attendee = { name: 'Bea', email: `bea${bookings}@example.com`, timeZone: 'Europe/Berlin' }
  return (await dataOf(api('POST', '/v2/bookings', { body: { eventTypeId: eventType.id, start, attendee } })))
    .uid
}

const own = '/v2/webhooks'
const ofOrganization = `/v2/organizations/${organization.id}/webhooks`
const hook = (subscriberUrl: string, triggers = ['BOOKING_CREATED']) => ({
  active: true,
  subscriberUrl,
  triggers,
})
const make = (key: string, receiver: Receiver, path = own): Promise<Json> =>
  dataOf(api('POST', path, { key, body: hook(receiver.url) }))
const listed = async (key: string, path = own): Promise<number[]> =>
  (await dataOf(api('GET', path, { key }))).map(({ id }: Json) => id)
const heard = ({ requests }: Receiver): string[] => requests.map(({ json }) => json.payload.uid)
const deliveriesOf = (id: number) => db.sql<{ status: string; reason: string | null; attempts: number }[]>`
  select status, reason, attempts from webhook_delivery where webhook_id = ${id} order by event_id`

const scope = 'WEBHOOK_READ WEBHOOK_WRITE BOOKING_READ'

t.test('an app needs the scopes of the webhook and of what its triggers send', async (t) => {
  const lacks = async (scopes: string, triggers: string[], missing: string) => {
    const { access_token: key } = await two.granted(scopes)
    t.match(
      await api('POST', own, { key, body: hook('https://app.example.com/hook', triggers) }),
      { status: 403, body: { error: { code: 'insufficient_scope', message: new RegExp(missing) } } },
      missing,
    )
  }
  await lacks('WEBHOOK_READ BOOKING_READ', ['BOOKING_CREATED'], 'WEBHOOK_WRITE')
  await lacks('WEBHOOK_WRITE', ['BOOKING_CREATED'], 'BOOKING_READ')
  await lacks('WEBHOOK_WRITE BOOKING_READ', ['BOOKING_CREATED', 'FORM_SUBMITTED'], 'ROUTING_FORM_READ')
  await lacks('WEBHOOK_WRITE BOOKING_READ', ['OOO_CREATED'], 'SCHEDULE_READ')

  const receiver = await startReceiver(t)
  const { access_token: key } = await two.granted('WEBHOOK_WRITE BOOKING_READ')
  const { id } = await make(key, receiver)
  const body = { triggers: ['BOOKING_CREATED', 'OOO_CREATED'] }
  t.match(await api('PATCH', `${own}/${id}`, { key, body }), {
    status: 403,
    body: { error: { code: 'insufficient_scope', message: /SCHEDULE_READ/ } },
  })
  t.match(await dataOf(api('GET', `${own}/${id}`)), { triggers: ['BOOKING_CREATED'] }, 'unchanged')
  await dataOf(api('DELETE', `${own}/${id}`, { key }))
})

t.test('an app reaches its own webhooks with their secrets; the person lists and deletes them', async (t) => {
  const receiver = await startReceiver(t)
  const [{ access_token: first }, { access_token: second }] = [
    await one.granted(scope),
    await two.granted(scope),
  ]
  const body = { ...hook(receiver.url), secret: 'of the app' }
  const mine = await dataOf(api('POST', own, { key: first, body }))
  const other = await make(second, receiver)
  const persons = await make(apiKey, receiver)
  t.same(await listed(first), [mine.id])
  t.same(await listed(second), [other.id])
  t.same(await listed(apiKey), [mine.id, other.id, persons.id])
  for (const { id } of [other, persons])
    t.equal((await api('GET', `${own}/${id}`, { key: first })).status, 404)
  t.equal((await dataOf(api('GET', `${own}/${mine.id}`, { key: first }))).secret, 'of the app')
  t.notMatch(JSON.stringify(await dataOf(api('GET', own))), 'of the app')
  const rotate = `${own}/${mine.id}/rotate-secret`
  t.equal((await api('POST', rotate, { body: {} })).status, 403, "the person's key")
  t.equal((await api('POST', rotate, { key: second, body: {} })).status, 404, 'another app')
  t.match(await dataOf(api('POST', rotate, { key: first, body: {} })), { secret: /^whsec_/ })
  for (const { id } of [mine, other, persons]) await dataOf(api('DELETE', `${own}/${id}`))
  t.same(await listed(first), [])
})

t.test(
  'the end of the grant ends the app’s webhooks of every owner, and cancels their queued deliveries',
  async (t) => {
    const [stops, queued, ofOthers, mine, later] = await Promise.all(
      [1, 2, 3, 4, 5].map(() => startReceiver(t)),
    )
    // Refresh tokens are left of the grant to the first app.
    const three = await anApp('Three')
    queued!.respondWith(() => ({ status: 500 }))
    const all = `${scope} ORG_WEBHOOK_READ ORG_WEBHOOK_WRITE ORG_BOOKING_READ`
    const tokens = await three.granted(all)
    const again = await three.granted(all)
    const others = await two.granted(scope)
    const { id } = await make(tokens.access_token, stops!)
    const { id: queuedId } = await make(tokens.access_token, queued!, ofOrganization)
    await make(others.access_token, ofOthers!)
    await make(apiKey, mine!)

    const before = await book()
    await until(() => [stops!, ofOthers!, mine!].every((each) => heard(each).includes(before)))
    await until(async () => (await deliveriesOf(queuedId))[0]?.attempts === 1)
    t.match(await deliveriesOf(queuedId), [{ status: 'pending' }], 'a retry is queued')

    await three.revoke(tokens.refresh_token)
    t.same(await listed(again.access_token), [id], 'the same grant with new tokens')
    const between = await book()
    await until(() => heard(stops!).includes(between))

    await three.revoke(again.refresh_token)
    t.equal((await api('GET', own, { key: again.access_token })).status, 401)
    await until(async () => !(await listed(apiKey)).includes(id), { describe: 'the end of the webhook' })
    t.same(await listed(apiKey, ofOrganization), [])
    const isCancelled = async () =>
      (await deliveriesOf(queuedId)).every(
        ({ status, reason }) => status === 'cancelled' && reason === 'deleted',
      )
    await until(isCancelled, { describe: 'the cancelled delivery' })
    t.equal((await deliveriesOf(queuedId)).length, 2)
    const tries = queued!.requests.length

    const next = await three.granted(scope)
    t.same(await listed(next.access_token), [], 'a later grant restores nothing')
    const { id: laterId } = await make(next.access_token, later!)
    clock.advance(600_000)
    const after = await book()
    await until(() => [ofOthers!, mine!, later!].every((each) => heard(each).includes(after)))
    t.notOk(heard(stops!).includes(after))
    t.equal((await deliveriesOf(id)).length, 2, 'no further delivery')
    t.equal(queued!.requests.length, tries, 'no further attempt')
    t.same(await listed(next.access_token), [laterId], 'later webhooks stay')
  },
)
