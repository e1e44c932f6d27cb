import t from 'tap'
import { createCookies } from '../src/index.ts'

const secret = 'a'.repeat(49)
const now = new Date('2026-12-01T08:00:00Z')
const life = { now, expiresAt: new Date(now.getTime() + 90_500) }

t.test('with https, only this host can set them', async (t) => {
  const cookies = createCookies('https://book.example.com')
  t.equal(
    cookies.store('session', secret, life),
    `__Host-punctual_session=${secret}; Max-Age=90; Path=/; HttpOnly; Secure; SameSite=Lax`,
  )
  t.equal(
    cookies.clear('signIn'),
    '__Host-punctual_sign_in=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  t.equal(cookies.read(`a=1; __Host-punctual_session=${secret}`, 'session'), secret)
  t.equal(cookies.read(`punctual_session=${secret}`, 'session'), undefined, 'set by another host')
})

t.test('without https, for a machine of its own', async (t) => {
  const cookies = createCookies('http://127.0.0.1:3000')
  t.notMatch(cookies.store('session', secret, life), /Secure|__Host-/)
  t.equal(cookies.read(cookies.send('signIn', secret), 'signIn'), secret)
  t.equal(cookies.read(cookies.send('signIn', secret), 'session'), undefined)
})

t.test('texts that are no secrets count as missing', async (t) => {
  const cookies = createCookies('http://127.0.0.1:3000')
  for (const header of [
    undefined,
    '',
    'punctual_session',
    'punctual_session=short',
    `punctual_session=${secret}x`,
  ])
    t.equal(cookies.read(header, 'session'), undefined, `${header}`)
})
