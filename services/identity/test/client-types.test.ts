import t from 'tap'
import { startIdentity } from './start.ts'

const settings = { name: 'App', redirectUris: ['https://app.example/done'], permissions: ['BOOKING_READ'] }

t.test('types of OAuth clients', async (t) => {
  const identity = await startIdentity(t)
  const call = (method: string, path: string, body?: object) =>
    identity.call(method, `/v2/oauth-clients${path}`, identity.owner.apiKey, body && { body })
  const create = async (changes: object = {}) =>
    (await call('POST', '', { ...settings, ...changes })).body.data
  const works = async (clientId: string, secret: string) =>
    (await identity.authenticate(secret, 'client-secret', clientId)).status === 200
  const revoked = async () =>
    (
      await identity.db.sql`
    select from outbox where type = 'identity.credential.revoked'`
    ).count

  t.test('201 CONFIDENTIAL by default, with a secret', async (t) => {
    t.match(await create(), { clientType: 'CONFIDENTIAL', clientSecret: /^\w{49}$/ })
  })
  t.test('201 PUBLIC without a secret, in every answer', async (t) => {
    const created = await create({ clientType: 'PUBLIC' })
    t.same(Object.keys(created).sort(), ['clientId', 'clientType'])
    const { data } = (await call('GET', `/${created.clientId}`)).body
    t.equal(data.clientType, 'PUBLIC')
    t.notHas(data, 'secret')
    const list = (await call('GET', '?take=250')).body.data as { id: string }[]
    t.match(
      list.filter(({ id }) => id === created.clientId),
      [{ clientType: 'PUBLIC', secret: undefined }],
    )
    const facts = await identity.call(
      'GET',
      `/v2/auth/oauth2/clients/${created.clientId}`,
      identity.owner.apiKey,
    )
    t.equal(facts.body.data.client_type, 'PUBLIC')
    t.match(await call('POST', `/${created.clientId}/rotate-secret`, {}), {
      status: 400,
      body: { error: { code: 'public_client' } },
    })
    const [row] = await identity.db.sql<{ count: number }[]>`
      select count(*)::int from credential where client_id = ${created.clientId}`
    t.equal(row?.count, 0)
  })
  t.test('200 a change to PUBLIC ends every secret, to CONFIDENTIAL creates one', async (t) => {
    const { clientId, clientSecret } = await create()
    const { clientSecret: second } = (await call('POST', `/${clientId}/rotate-secret`, {})).body.data
    const before = await revoked()
    const open = await call('PATCH', `/${clientId}`, { clientType: 'PUBLIC' })
    t.match(open, { status: 200, body: { data: { clientType: 'PUBLIC' } } })
    t.notHas(open.body.data, 'secret')
    t.same([await works(clientId, clientSecret), await works(clientId, second)], [false, false])
    t.equal(await revoked(), before + 2, 'gateways drop them from the cache')

    const { data } = (await call('PATCH', `/${clientId}`, { clientType: 'CONFIDENTIAL' })).body
    t.match(data, { clientType: 'CONFIDENTIAL', secret: /^\w{49}$/ })
    t.ok(await works(clientId, data.secret))
    t.same([await works(clientId, clientSecret), await works(clientId, second)], [false, false])
    const same = (await call('PATCH', `/${clientId}`, { clientType: 'CONFIDENTIAL' })).body.data
    t.equal(same.secret, data.secret, 'setting the same type changes nothing')
    t.equal((await call('PATCH', `/${clientId}`, { clientType: 'public' })).status, 400)
  })
  t.test('200 redirect URIs of older rules can stay, unless they run code', async (t) => {
    const { clientId } = await create()
    const change = (...redirectUris: string[]) => call('PATCH', `/${clientId}`, { redirectUris })
    const older = ['myapp://done', 'http://app.example/done', 'JavaScript:alert(1)']
    await identity.db.sql`update oauth_client set redirect_uris = ${older} where id = ${clientId}`
    t.match(await change(...older), {
      status: 400,
      body: { error: { details: { errors: [{ path: 'redirectUris.2' }] } } },
    })
    t.equal((await change('myapp://done', 'http://app.example/done', 'https://app.example/')).status, 200)
    t.equal((await change('myapp://other')).status, 400)
  })
})
