import { createHash, randomBytes } from 'node:crypto'
import { accessibilityProblems, openPage, startReceiver, startStack } from '@punctual/testing'
import t from 'tap'
import { dataOf } from './fixtures.ts'

// A person approves a third-party app in a real browser without scripts; the app then acts for that
// person.

const stack = await startStack(t, { services: ['identity', 'scheduling'] })
const { api, url } = stack
const app = await startReceiver(t)
app.respondWith(() => ({ headers: { 'content-type': 'text/html' }, body: '<h1>Back at the app</h1>' }))
const redirectUri = `${new URL(app.url).origin}/done`
const { clientId }: { clientId: string } = await dataOf(
  api('POST', '/v2/oauth-clients', {
    body: {
      name: 'Helpful app',
      clientType: 'PUBLIC',
      redirectUris: [redirectUri],
      permissions: ['PROFILE_READ', 'SCHEDULE_READ'],
    },
  }),
)
const verifier = randomBytes(32).toString('base64url')
const request = new URLSearchParams({
  response_type: 'code',
  client_id: clientId,
  redirect_uri: redirectUri,
  state: 'kept as it is: ä&=',
  scope: 'PROFILE_READ',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
})
const address = `${url}/oauth/authorize?${request}`

const page = await openPage(t, { javaScriptEnabled: false })
const complaints: string[] = []
page.on('console', (message) => complaints.push(message.text()))
const answer = () => new URL(page.url()).searchParams

t.test('the page names the app and the scopes', async (t) => {
  const response = await page.goto(address)
  t.equal(response?.status(), 200)
  t.equal(await page.title(), 'Helpful app asks for access')
  t.same(await page.locator('li').allTextContents(), ['see your profile'])
  t.equal(await page.locator('footer').textContent(), `You will be taken to ${new URL(app.url).origin}.`)
  const width = await page.locator('main').evaluate((element) => element.clientWidth)
  t.ok(width > 0 && width <= 448, `the style sheet is let through: ${width}`)
})

t.test('the page is accessible in light and dark mode', async (t) => {
  const reader = await openPage(t)
  await reader.goto(address)
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.emulateMedia({ colorScheme })
    t.same(await accessibilityProblems(reader), [], colorScheme)
  }
})

t.test('a wrong key gives an error and keeps the form', async (t) => {
  await page.getByLabel('Your API key').fill('svc_wrong')
  await page.getByRole('button', { name: 'Approve' }).click()
  t.equal(await page.getByRole('alert').textContent(), 'This API key is not valid.')
  t.equal(await page.getByLabel('Your API key').inputValue(), '')
  t.equal(new URL(page.url()).origin, url)
})

t.test('after approval, the app gets tokens and acts for the person', async (t) => {
  await page.getByLabel('Your API key').fill(stack.apiKey)
  await page.getByRole('button', { name: 'Approve' }).click()
  t.equal(await page.locator('h1').textContent(), 'Back at the app')
  t.equal(answer().get('state'), 'kept as it is: ä&=')
  const body = {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code: answer().get('code'),
    code_verifier: verifier,
  }
  const token = await api('POST', '/v2/auth/oauth2/token', { key: null, body })
  t.equal(token.status, 200)
  t.equal(token.headers.get('cache-control'), 'no-store')
  const key = token.body.access_token as string
  t.match(await dataOf(api('GET', '/v2/me', { key })), { id: stack.user.id, email: stack.user.email })
  t.equal((await api('GET', '/v2/schedules', { key })).status, 403, 'not approved')
  const sent = app.requests.map(({ path, headers }) => `${path} ${headers.referer ?? ''}`)
  for (const text of sent) t.notMatch(text, /svc_|oauth\/authorize/, 'the app gets no other data')
  t.equal((await api('POST', '/v2/auth/oauth2/token', { key: null, body })).status, 400)
  t.equal((await api('GET', '/v2/me', { key })).status, 401, 'a code used twice ends its tokens')
})

t.test('a token request as a form', async (t) => {
  await page.goto(address)
  await page.getByLabel('Your API key').fill(stack.apiKey)
  await page.getByRole('button', { name: 'Approve' }).click()
  const fields = {
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code: answer().get('code') ?? '',
    code_verifier: verifier,
  }
  const response = await fetch(`${url}/v2/auth/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  t.equal(response.status, 200)
  t.match(await response.json(), { token_type: 'bearer', expires_in: 1800 })
})

t.test('denial needs no key', async (t) => {
  await page.goto(address)
  await page.getByRole('button', { name: 'Deny' }).click()
  t.equal(await page.locator('h1').textContent(), 'Back at the app')
  t.equal(answer().get('error'), 'access_denied')
  t.equal(answer().get('state'), 'kept as it is: ä&=')
  t.equal(answer().get('code'), null)
})

t.test('no redirect to an unregistered address', async (t) => {
  const response = await page.goto(address.replace('%2Fdone', '%2Felsewhere'))
  t.equal(response?.status(), 400)
  t.equal(await page.locator('h1').textContent(), 'This request is not valid')
})

t.test('in German for German browsers', async (t) => {
  const german = await openPage(t, { locale: 'de-DE', javaScriptEnabled: false })
  await german.goto(address)
  t.equal(await german.title(), 'Helpful app bittet um Zugriff')
  t.ok(await german.getByRole('button', { name: 'Erlauben' }).isVisible())
})

t.test('the browser console shows only the refusals', (t) => {
  const others = complaints.filter((text) => !/status of 40[01]/.test(text))
  t.same(others, [])
  t.end()
})
