import { createHash } from 'node:crypto'
import type { AuthorizationQuery } from '@punctual/contracts'
import { consentTexts } from '@punctual/messages/consent'
import fc from 'fast-check'
import t from 'tap'
import {
  type AskingClient,
  proves,
  readAuthorizationQuery,
  redirectTo,
  validateAuthorization,
} from '../../src/domain/authorization.ts'
import { managedEmail, managedUsername } from '../../src/domain/managed-user.ts'

const client = {
  redirectUris: ['https://app.example/done', 'com.example.app:/done', 'myapp://done', 'JavaScript:alert(1)'],
  permissions: 0b1100,
  clientType: 'CONFIDENTIAL' as const,
}
const query = { redirect_uri: 'https://app.example/done', scope: 'BOOKING_READ' }
const pkce = { code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' }
const judged = (changes: AuthorizationQuery, of: AskingClient = client) =>
  validateAuthorization({ ...query, ...changes }, of)

t.test('only a registered address receives an answer', (t) => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.constantFrom('MYAPP://done', 'myapp://done/', 'JavaScript:alert(1)'),
      ),
      (uri) => {
        t.match(judged({ redirect_uri: uri }), { wrong: 'redirect' })
      },
    ),
  )
  for (const uri of client.redirectUris.slice(0, 3)) t.match(judged({ redirect_uri: uri }), { request: {} })
  t.end()
})

t.test('a missing response_type means code', (t) => {
  t.match(judged({}), { request: {} })
  t.match(judged({ response_type: 'code' }), { request: {} })
  for (const response_type of ['token', 'code token', 'CODE'])
    t.match(judged({ response_type }), { error: 'unsupported_response_type' })
  t.end()
})

t.test('PKCE: optional for confidential clients only, and S256 only', (t) => {
  const open = { ...client, clientType: 'PUBLIC' as const }
  t.match(judged({}), { request: { codeChallenge: undefined } })
  t.match(judged({}, open), { error: 'invalid_request' })
  for (const of of [client, open]) {
    t.match(judged(pkce, of), { request: { codeChallenge: pkce.code_challenge } })
    t.match(judged({ ...pkce, code_challenge_method: 'plain' }, of), { error: 'invalid_request' })
    t.match(
      judged({ code_challenge: pkce.code_challenge }, of),
      { error: 'invalid_request' },
      'plain by default',
    )
    t.match(judged({ code_challenge_method: 'S256' }, of), { error: 'invalid_request' })
    t.match(judged({ ...pkce, code_challenge: 'a'.repeat(42) }, of), { error: 'invalid_request' })
  }
  t.end()
})

t.test('scopes separated by spaces or commas, including older names', (t) => {
  const scopes = (scope: string, permissions = 0b1111111111) => {
    const found = judged({ scope }, { ...client, permissions })
    return 'request' in found ? found.request.scopes : 'error' in found && found.error
  }
  t.same(scopes('BOOKING_WRITE,,BOOKING_READ  BOOKING_READ'), ['BOOKING_READ', 'BOOKING_WRITE'])
  t.same(scopes('READ_PROFILE,READ_BOOKING'), ['BOOKING_READ', 'PROFILE_READ'])
  t.same(scopes(' , '), ['PROFILE_READ'])
  t.same(scopes('', 0b1100), 'invalid_scope', 'the client does not have PROFILE_READ')
  t.same(scopes('BOOKING_READ PROFILE_READ', 0b1100), 'invalid_scope')
  t.same(scopes('TEAM_BOOKING_READ WEBHOOK_WRITE', 0b1100), ['WEBHOOK_WRITE', 'TEAM_BOOKING_READ'])
  for (const scope of [
    '*',
    'booking_read',
    'toString',
    'BOOKING_READ+BOOKING_WRITE',
    'BOOKING_READ\tBOOKING_WRITE',
  ])
    t.equal(scopes(scope), 'invalid_scope', scope)
  t.end()
})

t.test('repeated and overlong parameters are rejected', (t) => {
  t.same(readAuthorizationQuery({ state: '', scope: 'A', other: ['x'] }), {
    query: { scope: 'A' },
    invalid: undefined,
  })
  t.same(readAuthorizationQuery({ state: 's', scope: ['A', 'B'] }), {
    query: { state: 's' },
    invalid: 'scope',
  })
  t.same(readAuthorizationQuery({ state: 'x'.repeat(2049) }), { query: {}, invalid: 'state' })
  t.same(readAuthorizationQuery(undefined), { query: {}, invalid: undefined })
  t.end()
})

t.test('any state is returned unchanged', (t) => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...client.redirectUris.slice(0, 3), 'https://a.example/?x=1'),
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
  t.notOk(proves(undefined, challenge), 'a challenge must be proved')
  t.notOk(proves('v'.repeat(43), null), 'a verifier without a challenge')
  t.ok(proves(undefined, null))
  t.end()
})

t.test("a managed user's address and username", (t) => {
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

t.test('the first available language', (t) => {
  const language = (accepted: string | undefined) => consentTexts(accepted).language
  t.equal(language('de'), 'de')
  t.equal(language('sv-SE,en;q=0.5,de;q=0.7'), 'de')
  t.equal(language('de;q=0, en'), 'en')
  t.equal(language('*'), 'en')
  t.equal(language(undefined), 'en')
  t.equal(language('__proto__, constructor'), 'en')
  t.end()
})
