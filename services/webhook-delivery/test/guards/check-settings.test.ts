import { DomainError } from '@punctual/contracts'
import { egressRules } from '@punctual/egress'
import t from 'tap'
import { subscriberCheck } from '../../src/guards/check-settings.ts'

const names: Record<string, string[]> = {
  'public.test': ['1.1.1.1', '2606:4700:4700::1111'],
  'inside.test': ['10.0.0.1'],
  'mixed.test': ['1.1.1.1', '127.0.0.1'],
}
const check = subscriberCheck(egressRules(), async (host) => {
  const found = names[host]
  if (!found) throw new Error('no such name')
  return found
})

t.test('a name is checked by its addresses when it is saved', async (t) => {
  for (const host of ['public.test', 'unknown.test']) await check(`https://${host}/hook`)
  for (const host of ['inside.test', 'mixed.test']) {
    const error = await check(`https://${host}/hook`).then(
      () => undefined,
      (error) => error,
    )
    t.ok(error instanceof DomainError, host)
    t.match(error, {
      code: 'subscriber_url_refused',
      status: 400,
      details: {
        errors: [{ path: 'subscriberUrl', message: 'must not lead to a private or reserved address' }],
      },
    })
  }
})
t.test('a loopback name is refused without a DNS lookup', async (t) => {
  const everywhere = subscriberCheck(egressRules(), async () => ['1.1.1.1'])
  for (const host of ['localhost', 'LOCALHOST', 'localhost.', 'app.localhost', 'app.localhost.'])
    await t.rejects(everywhere(`https://${host}/hook`), /must not name a private or reserved address/, host)
  await subscriberCheck(egressRules(['127.0.0.0/8']), async () => ['127.0.0.1'])(
    'http://localhost.:8080/hook',
  )
})
