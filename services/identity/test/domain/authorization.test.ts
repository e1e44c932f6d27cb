import { createHash } from 'node:crypto'
import fc from 'fast-check'
import t from 'tap'
import { judgeAuthorization, proves, redirectTo } from '../../src/domain/authorization.ts'
import { managedEmail, managedUsername } from '../../src/domain/managed-user.ts'
import { textsFor } from '../../src/pages/texts/index.ts'

const client = { redirect_uris: ['https://app.example/done', 'myapp://done'], permissions: 0b1100 }
const query = {
  response_type: 'code',
  redirect_uri: 'https://app.example/done',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
}

t.test('nothing but a registered address, letter by letter, is led to', (t) => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('MYAPP://done', 'myapp://done/')),
      (uri) => {
        t.match(judgeAuthorization({ ...query, redirect_uri: uri }, client), { wrong: 'redirect' })
      },
    ),
  )
  t.match(judgeAuthorization({ ...query, redirect_uri: 'myapp://done' }, client), { request: {} })
  t.end()
})

t.test('no scope gives more than the client has', (t) => {
  const judged = (scope: string) => judgeAuthorization({ ...query, scope }, client)
  t.match(judged('BOOKING_READ  BOOKING_WRITE'), { request: { permissions: 0b1100 } })
  t.match(judged('BOOKING_READ'), { request: { permissions: 0b0100 } })
  t.match(judged(''), { request: { permissions: 0b1100 } })
  for (const scope of ['PROFILE_READ', 'BOOKING_READ PROFILE_READ', '*', 'booking_read', 'toString'])
    t.match(judged(scope), { error: 'invalid_scope' })
  t.end()
})

t.test('the state comes back as it was, whatever it is', (t) => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...client.redirect_uris, 'https://a.example/?x=1'),
      (state, uri) => {
        const back = new URL(redirectTo(uri, { code: 'c', state, error: undefined }))
        return back.searchParams.get('state') === state && back.searchParams.get('error') === null
      },
    ),
  )
  t.equal(redirectTo('https://a.example/?x=1', { code: 'c' }), 'https://a.example/?x=1&code=c')
  t.end()
})

t.test('one verifier proves a challenge', (t) => {
  const challenge = createHash('sha256').update('v'.repeat(43)).digest('base64url')
  t.ok(proves('v'.repeat(43), challenge))
  t.notOk(proves('w'.repeat(43), challenge))
  t.notOk(proves(challenge, challenge), 'the method is S256, never plain')
  t.end()
})

t.test("a managed user's address and name", (t) => {
  const id = 'c0123456789abcdefghijklmn'
  t.equal(managedEmail('ann@example.com', id), `ann+${id}@example.com`)
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const once = managedEmail(email, id)
      return managedEmail(once, id) === once && once.replace(`+${id}@`, '@') === email
    }),
  )
  fc.assert(
    fc.property(fc.emailAddress(), (email) =>
      /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/.test(managedUsername(email, id)),
    ),
  )
  t.end()
})

t.test('the first language that there is', (t) => {
  const language = (accepted: string | undefined) => textsFor(accepted).language
  t.equal(language('de'), 'de')
  t.equal(language('fr-FR,en;q=0.5,de;q=0.7'), 'de')
  t.equal(language('de;q=0, en'), 'en')
  t.equal(language('*'), 'en')
  t.equal(language(undefined), 'en')
  t.equal(language('__proto__, constructor'), 'en')
  t.end()
})
