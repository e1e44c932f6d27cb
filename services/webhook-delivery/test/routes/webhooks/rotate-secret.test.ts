import { createHmac } from 'node:crypto'
import t from 'tap'
import { aHook, aService } from '../../service-harness.ts'

t.test('200 rotate-secret: both sign for 24 hours', async (t) => {
  const service = await aService(t)
  const { receiver, path } = await aHook(t, service, { secret: 'old' })
  const rotated = (await service.call('POST', `${path}/rotate-secret`, { body: {} })).body.data
  t.match(rotated, {
    secret: /^whsec_/,
    signingKey: rotated.secret,
    previousSecretExpiresAt: '2026-12-02T08:00:00.000Z',
  })
  t.equal((await service.call('GET', path)).body.data.secret, rotated.secret)
  const hex = (secret: string, body = '') => createHmac('sha256', secret).update(body).digest('hex')
  const ping = async () => {
    await service.call('POST', `${path}/test`)
    const request = receiver.requests.at(-1)
    return { headers: request?.headers ?? {}, body: request?.rawBody }
  }
  const during = await ping()
  t.equal(during.headers['x-svc-signature-256'], hex(rotated.secret, during.body))
  t.equal(during.headers['x-svc-signature-256-previous'], hex('old', during.body))
  t.equal(`${during.headers['webhook-signature']}`.split(' ').length, 2)
  service.clock.advance(24 * 3_600_000)
  const after = await ping()
  t.equal(after.headers['x-svc-signature-256'], hex(rotated.secret, after.body))
  t.notOk('x-svc-signature-256-previous' in after.headers)
  t.equal(`${after.headers['webhook-signature']}`.split(' ').length, 1)

  const own = (await service.call('POST', `${path}/rotate-secret`, { body: { secret: 'mine' } })).body.data
  t.match(own, { secret: 'mine', signingKey: `whsec_${Buffer.from('mine').toString('base64')}` })
  const bare = await aHook(t, service)
  t.notOk('previousSecretExpiresAt' in (await service.call('POST', `${bare.path}/rotate-secret`)).body.data)
})
