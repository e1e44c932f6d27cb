import { TestClock } from '@punctual/testing'
import t from 'tap'
import {
  createContextSigner,
  createContextVerifier,
  generateContextKeys,
  parsePublicKeys,
  parseSigningKey,
} from '../src/index.ts'
import { user } from './kit.ts'

t.test('signs a caller again every 10 s, and each other caller separately', async (t) => {
  const clock = new TestClock()
  const { signingKeys } = generateContextKeys(['gateway'])
  const signer = createContextSigner(parseSigningKey(signingKeys.gateway), 'gateway', clock)
  const first = await signer.signCaller(user)
  clock.advance(9_999)
  t.equal(await signer.signCaller({ ...user, requestId: 'another' }), first)
  t.not(await signer.signCaller({ ...user, epoch: 1 }), first)
  clock.advance(1)
  t.not(await signer.signCaller(user), first)
  clock.set('2026-01-01T00:00:00.000Z')
  t.not(await signer.signCaller(user), first, 'a clock that goes back does not extend the reuse')
})

t.test('both keys of an issuer are valid during a rotation', async (t) => {
  const clock = new TestClock()
  const before = generateContextKeys(['gateway'])
  const after = generateContextKeys(['gateway'])
  const verifier = createContextVerifier(parsePublicKeys(`${before.publicKeys},${after.publicKeys}`), clock)
  for (const { signingKeys } of [before, after]) {
    const signer = createContextSigner(parseSigningKey(signingKeys.gateway), 'gateway', clock)
    const { issuer, caller } = await verifier.verifyCaller(await signer.signCaller(user))
    t.equal(issuer, 'gateway')
    t.equal(caller.userId, 7)
  }
})

t.test('an issuer cannot sign as another one', async (t) => {
  const clock = new TestClock()
  const { signingKeys, publicKeys } = generateContextKeys(['gateway', 'bookings'])
  const verifier = createContextVerifier(parsePublicKeys(publicKeys), clock)
  const forger = createContextSigner(parseSigningKey(signingKeys.bookings), 'gateway', clock)
  await t.rejects(verifier.verifyCaller(await forger.signCaller(user)), /another issuer/)
})

t.test('a remembered token expires on time', async (t) => {
  const clock = new TestClock()
  const { signingKeys, publicKeys } = generateContextKeys(['bookings'])
  const signer = createContextSigner(parseSigningKey(signingKeys.bookings), 'bookings', clock)
  const verifier = createContextVerifier(parsePublicKeys(publicKeys), clock)
  const token = await signer.signIssuer('scheduling')
  t.equal(await verifier.verifyIssuer(token, 'scheduling'), 'bookings')
  await t.rejects(verifier.verifyIssuer(token, 'identity'), /issued for scheduling/)
  clock.advance(35_000)
  await t.rejects(verifier.verifyIssuer(token, 'scheduling'))
})

t.test('rejects invalid keys when parsing them', async (t) => {
  const { signingKeys, publicKeys } = generateContextKeys(['gateway'])
  const shown = publicKeys.split('=')[1] ?? ''
  for (const text of ['', 'abc', shown, Buffer.from('{}').toString('base64url')])
    t.throws(() => parseSigningKey(text), /is not a private Ed25519 JWK/)
  for (const text of ['gateway', 'gateway=abc', `=${shown}`, `${publicKeys},x`])
    t.throws(() => parsePublicKeys(text), /is not a list of issuer=/)
  const [known] = parsePublicKeys(`gateway=${signingKeys.gateway}`)
  t.notOk(known?.jwk.d, 'a private key in the list is not stored')
})
