import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  accessibilityProblems,
  createUser,
  fileTimeoutMs,
  type Json,
  openPage,
  startReceiver,
  startStack,
  until,
} from '@punctual/testing'
import t from 'tap'

t.setTimeout(fileTimeoutMs)

// The console in a real browser, with a receiver that fails and recovers.

const stack = await startStack(t, { env: { RATE_LIMIT_API_KEY: '100000', RATE_LIMIT_ANONYMOUS: '100000' } })
// The browser uses its own clock, so the stack does too.
stack.clock.set(new Date(Date.now()).toISOString())
const { api, url, organization } = stack
const receiver = await startReceiver(t)
let isDown = false
receiver.respondWith(() => (isDown ? { status: 500, body: 'out <b>of</b> order' } : { body: 'thanks' }))

async function made(method: string, path: string, body?: unknown): Promise<Json> {
  const answer = await api(method, path, { body })
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

const webhooks = `/v2/organizations/${organization.id}/webhooks`
const webhook = await made('POST', webhooks, {
  active: true,
  subscriberUrl: receiver.url,
  triggers: ['BOOKING_CREATED'],
  secret: 'the first secret',
})
const path = `${webhooks}/${webhook.id}`
const eventType = await made('POST', '/v2/event-types', { title: 'Cut', slug: 'cut', lengthInMinutes: 15 })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const slots = await made('GET', `/v2/slots?eventTypeId=${eventType.id}&start=${inDays(1)}&end=${inDays(6)}`)
const starts = (Object.values(slots) as { start: string }[][]).flat().map(({ start }) => start)

/**
 * Causes an event for the webhook.
 * @returns the uid of the booking
 */
async function book(): Promise<string> {
  const booking = await made('POST', '/v2/bookings', {
    eventTypeId: eventType.id,
    start: new Date(starts.shift() ?? '').toISOString(),
    attendee: { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' },
  })
  return booking.uid
}

const page = await openPage(t, { timezoneId: 'America/New_York' })
const problems: string[] = []
page.on('pageerror', (error) => problems.push(error.message))
page.on('console', (message) => {
  if (message.type() === 'error') problems.push(message.text())
})
const addresses: string[] = []
page.on('request', (request) => addresses.push(request.url()))
const button = (name: string) => page.getByRole('button', { name, exact: true })
const rows = page.locator('.deliveries > li')
const signIn = async (key: string) => {
  await page.getByLabel('API key').fill(key)
  await button('Sign in').click()
}
const isAccessible = async (name: string) => t.same(await accessibilityProblems(page), [], name)

t.test('refuses an invalid key and the key of a MEMBER', async (t) => {
  await page.goto(`${url}/console`)
  await page.getByLabel('API key').waitFor()
  await isAccessible('the door')
  await signIn('svc_none')
  t.match(await page.getByRole('alert').textContent(), /invalid, expired or revoked/)
  const member = {
    email: 'mia@example.com',
    name: 'Mia',
    organizationId: organization.id,
    role: 'MEMBER' as const,
  }
  await signIn((await createUser(stack, member)).apiKey)
  await page.getByText('This console is for admins').waitFor()
  t.equal(await page.evaluate('sessionStorage.length'), 0)
  t.ok(problems.splice(0).every((text) => /status of 40[13]/.test(text)))
})

t.test('an admin sees the webhooks, and failed attempts live', async (t) => {
  await signIn(stack.apiKey)
  await page.getByRole('link', { name: new URL(receiver.url).host }).click()
  await page.getByText('Live', { exact: true }).waitFor()
  t.equal(await rows.count(), 0)
  isDown = true
  const uid = await book()
  await page.getByText('1 attempt, next').waitFor()
  await rows.first().getByRole('button').click()
  await page.getByText('Server error').waitFor()
  const details = await rows.first().textContent()
  for (const shown of [
    uid,
    'BOOKING_CREATED',
    'Pending',
    'HTTP 500',
    'out <b>of</b> order',
    receiver.url,
    'First byte',
  ])
    t.ok(details?.includes(shown), `shows ${shown}`)
  await isAccessible('an open delivery')
  await page.getByText('Failing since').waitFor()
  await page.getByRole('img', { name: /^Attempts by hour: .+: 0\/1$/ }).waitFor()
  await isAccessible('charts')
})

t.test('a request is shown as it was sent, and its signature can be verified', async (t) => {
  const sent = rows.first().locator('details.sent')
  await sent.locator('summary').click()
  const [request] = receiver.requests.slice(-1)
  await sent.getByText(`x-svc-signature-256: ${request?.headers['x-svc-signature-256']}`).waitFor()
  t.equal(await sent.getByLabel('Body, Attempt 1').textContent(), request?.rawBody)
  for (const [secret, verdict] of [
    ['another secret', 'This secret did not make the signature'],
    ['the first secret', 'This secret made the signature.'],
  ] as const) {
    await sent.getByLabel('Secret').fill(secret)
    await sent.getByRole('button', { name: 'Verify this signature' }).click()
    await sent.getByRole('status').getByText(verdict).waitFor()
  }
  await isAccessible('a request as it was sent')
})

t.test('deliveries are filtered by trigger and booking', async (t) => {
  await page.getByLabel('Trigger').selectOption('PING')
  await until(async () => (await rows.count()) === 0)
  await page.getByLabel('Trigger').selectOption('')
  const [request] = receiver.requests.slice(-1)
  await page.getByLabel('Uid of the booking').fill(request?.json.payload.uid)
  await page.getByLabel('Uid of the booking').press('Enter')
  await rows.first().waitFor()
  t.equal(await rows.count(), 1)
  await page.getByLabel('Uid of the booking').fill('')
  await page.getByLabel('Uid of the booking').press('Enter')
  // The rows are new: the first one is opened again for the next step.
  if ((await rows.first().locator('.details').count()) === 0)
    await rows.first().getByRole('button').first().click()
})

t.test('deliveries are filtered by text', async (t) => {
  const words = page.getByLabel('Text', { exact: true })
  for (const [given, count] of [
    ['no such text', 0],
    ['OUT <b>of', 1],
    ['', 1],
  ] as const) {
    await words.fill(given)
    await words.press('Enter')
    await until(async () => (await rows.count()) === count, { describe: given })
    t.equal(await rows.count(), count, given)
  }
  if ((await rows.first().locator('.details').count()) === 0)
    await rows.first().getByRole('button').first().click()
})

t.test('a button stays where it is when the attempts arrive', async (t) => {
  const summary = rows.first().getByRole('button').first()
  await summary.click()
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/attempts', (route) => held.then(() => route.continue()), { times: 1 })
  await summary.click()
  const place = await button('Send again now').boundingBox()
  t.ok(place)
  arrive()
  await page.getByText('Attempt 1').waitFor()
  t.same(await button('Send again now').boundingBox(), place)
})

t.test('a retry succeeds', async (t) => {
  isDown = false
  await button('Send again now').click()
  await page.getByText('2 attempts').waitFor()
  await page.getByText('Attempt 2').waitFor()
  t.match(await rows.first().textContent(), /Delivered.*Attempt 1.*Attempt 2.*Success.*thanks/s)
  t.equal(receiver.requests.at(-1)?.headers['x-svc-attempt'], '2')
})

t.test('dead letters are counted, listed and replayed', async (t) => {
  receiver.respondWith(() => ({ status: 500, headers: { 'webhook-delivery': 'abort-message' } }))
  const uid = await book()
  await rows.filter({ hasText: 'Dead letter' }).waitFor()
  await page.getByRole('button', { name: 'Dead letters 1' }).click()
  await until(async () => (await rows.count()) === 1)
  receiver.respondWith(() => ({ body: 'thanks' }))
  await button('Replay dead letters').click()
  await page.getByRole('dialog').waitFor()
  await isAccessible('a dialog')
  await button('Start').click()
  await page.getByText('Replay done: 2 examined, 1 queued.').waitFor()
  await button('Done').click()
  await until(() => receiver.requests.at(-1)?.headers['x-svc-replay'] === '1')
  t.equal(receiver.requests.at(-1)?.json.payload.uid, uid)
  await until(async () => (await rows.count()) === 0, { describe: 'the dead letter is gone' })
  await button('All').click()
  await until(async () => (await rows.filter({ hasText: 'Delivered' }).count()) === 2)
})

t.test('a ping uses the real delivery path', async (t) => {
  await button('Send a ping').click()
  await page.getByText('Ping: Success, HTTP 200').waitFor()
  t.equal(receiver.requests.at(-1)?.json.triggerEvent, 'PING')
  await rows.filter({ hasText: 'PING' }).waitFor()
})

t.test('a new secret is shown once and signs deliveries', async (t) => {
  await button('Rotate secret').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click()
  await page.getByText('It is shown once').waitFor()
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue()
  await button('Done').click()
  await until(async () => !(await page.content()).includes(secret), {
    describe: 'it is gone with its dialog',
  })
  await button('Send a ping').click()
  await until(async () => receiver.requests.filter(({ json }) => json.triggerEvent === 'PING').length === 2)
  const ping = receiver.requests.at(-1)
  t.equal(
    ping?.headers['x-svc-signature-256'],
    createHmac('sha256', secret)
      .update(ping?.rawBody ?? '')
      .digest('hex'),
  )
})

t.test('switches a webhook off and on with the keyboard', async (t) => {
  const active = page.getByRole('switch', { name: 'Active' })
  await active.focus()
  await page.keyboard.press('Space')
  await page.locator('[role=switch][aria-checked=false]').waitFor()
  t.equal((await made('GET', path)).active, false)
  await page.getByRole('link').filter({ hasText: 'Switched off' }).waitFor()
  await active.focus()
  await page.keyboard.press('Enter')
  await page.locator('[role=switch][aria-checked=true]').waitFor()
  t.equal((await made('GET', path)).active, true)
})

t.test('shows the webhooks of every kind of owner', async (t) => {
  const own = await made('POST', `/v2/event-types/${eventType.id}/webhooks`, {
    active: true,
    subscriberUrl: `${receiver.url}/cut`,
    triggers: ['BOOKING_CREATED'],
  })
  const choice = page.getByRole('combobox', { name: 'Webhooks of' })
  t.same(
    await choice.locator('optgroup').evaluateAll((all) => all.map((each) => each.getAttribute('label'))),
    ['Teams', 'OAuth clients', 'Event types'],
  )
  await choice.selectOption({ label: 'Cut' })
  await page.getByRole('link', { name: '/hook/cut' }).click()
  await page.getByText('Live', { exact: true }).waitFor()
  t.ok(page.url().endsWith(`/console#/event-type-${eventType.id}/${own.id}`))
  const { team, oauthClient } = stack
  const clients = `/v2/oauth-clients/${oauthClient.id}/webhooks`
  for (const [label, place, key] of [
    ['Myself', '/v2/webhooks', 'me'],
    ['Team', `/v2/organizations/${organization.id}/teams/${team.id}/webhooks`, `team-${team.id}`],
    ['Platform', clients, `client-${oauthClient.id}`],
  ] as const) {
    await choice.selectOption({ label })
    await page.getByText('There are no webhooks here.').waitFor()
    const subscriberUrl = `${receiver.url}/${key}`
    const { id } = await made('POST', place, { active: true, subscriberUrl, triggers: [] })
    await page.goto(`${url}/console#/${key}/${id}`)
    await page.reload()
    await page.getByRole('link', { name: `/hook/${key}` }).waitFor()
    await page.getByText('Live', { exact: true }).waitFor()
    await button('Send a ping').click()
    await rows.filter({ hasText: 'PING' }).filter({ hasText: 'Delivered' }).waitFor()
    t.equal(receiver.requests.at(-1)?.path, `/hook/${key}`)
  }
})

t.test('webhooks are created, changed and deleted; errors are at their fields', async (t) => {
  await page.getByRole('combobox', { name: 'Webhooks of' }).selectOption({ label: 'Cut' })
  await button('New webhook').click()
  const dialog = page.getByRole('dialog')
  const field = (label: string | RegExp) => dialog.getByLabel(label)
  const save = dialog.getByRole('button', { name: 'Save' })
  await isAccessible('the form of a webhook')
  await field('URL').fill('ftp://example.com')
  await save.click()
  await dialog.locator('#hook-url-problem').waitFor()
  t.equal(await field('URL').getAttribute('aria-invalid'), 'true')
  await field('URL').fill(`${receiver.url}/cut`)
  await save.click()
  await dialog.locator('#hook-url-problem').getByText('already exists').waitFor()
  const template = field(/^Template of the body/)
  await template.fill('{"text": "{{title}}"')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.locator('#hook-template-problem').getByText('must be JSON text').waitFor()
  await isAccessible('problems of fields')
  await template.fill('{"text":"{{title}}","event":"{{triggerEvent}}"}')
  await field('Sample of').selectOption('BOOKING_CANCELLED')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const rendered = '{"text":"Intro between Olga and Ann","event":"BOOKING_CANCELLED"}'
  await until(
    async () =>
      (await field('Rendered body')
        .inputValue()
        .catch(() => '')) === rendered,
  )
  await isAccessible('a preview')
  t.equal(await field(/^Wait for people/).count(), 0)
  await field('AFTER_HOSTS_SVC_VIDEO_NO_SHOW').check()
  await field(/^Wait for people/).fill('10')
  await field('Unit').selectOption('hour')
  await field(/^Secret/).fill('a secret of its own')
  await field('URL').fill(`${receiver.url}/made`)
  await save.click()
  await page.getByRole('heading', { name: `${receiver.url}/made` }).waitFor()
  const own = `/v2/event-types/${eventType.id}/webhooks`
  const madeHere = async () =>
    (await made('GET', own)).find((each: Json) => each.subscriberUrl.endsWith('/made'))
  const created = await madeHere()
  t.match(created, {
    active: true,
    triggers: ['AFTER_HOSTS_SVC_VIDEO_NO_SHOW'],
    time: 10,
    timeUnit: 'hour',
    secret: 'a secret of its own',
    payloadTemplate: '{"text":"{{title}}","event":"{{triggerEvent}}"}',
  })
  await button('Edit').click()
  t.equal(await field(/^Secret/).inputValue(), 'a secret of its own')
  await field('BOOKING_CREATED').check()
  await field(/^Wait for people/).fill('')
  await field(/^Requests a second/).fill('7')
  await field(/^Send the events/).check()
  await save.click()
  await page.getByText('at most 7 a second').waitFor()
  const { time, timeUnit, ...rest } = created
  t.same(await madeHere(), {
    ...rest,
    triggers: ['BOOKING_CREATED', 'AFTER_HOSTS_SVC_VIDEO_NO_SHOW'],
    rateLimit: 7,
    ordered: true,
  })
  await button('Delete').click()
  await isAccessible('the question before a deletion')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  t.ok(await madeHere())
  await button('Delete').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Deleted.').waitFor()
  await until(async () => (await page.getByRole('link', { name: '/hook/made' }).count()) === 0)
  t.notOk(await madeHere())
  // The page may have asked about the webhook while it was deleted.
  t.same(
    problems.splice(0).filter((text) => !/status of 40[049]/.test(text)),
    [],
  )
})

/** Starts a site of another origin that shows an address in a frame. */
async function startSite(): Promise<{ origin: string; show(address: string): void }> {
  let shown = ''
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      `<title>Customer</title><iframe width="1200" height="900" title="Portal" src="${shown}"></iframe>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    show(address) {
      shown = address
    },
  }
}

t.test(
  'a portal link shows its webhooks in a frame of the sites that it names, until it is revoked',
  async (t) => {
    const [customer, stranger] = [await startSite(), await startSite()]
    await page.getByRole('combobox', { name: 'Webhooks of' }).selectOption({ label: 'The organization' })
    await button('Portal links').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('It allows').selectOption('write')
    await dialog.getByLabel(/^Sites that may/).fill(customer.origin)
    await dialog.getByRole('button', { name: 'Create a link' }).click()
    await dialog.getByRole('button', { name: 'Revoke' }).waitFor()
    const link = await dialog.getByLabel(/^Link/).inputValue()
    await isAccessible('portal links')

    const guest = await openPage(t)
    const requested: string[] = []
    guest.on('request', (request) => requested.push(request.url()))
    customer.show(link)
    await guest.goto(customer.origin)
    const frame = guest.frameLocator('iframe')
    await frame
      .getByRole('link', { name: new URL(receiver.url).host })
      .first()
      .click()
    await frame.getByText('Live', { exact: true }).waitFor()
    await frame.getByRole('button', { name: 'Send a ping' }).click()
    await frame.getByText('Ping: Success, HTTP 200').waitFor()
    t.same(await guest.context().cookies(), [])
    const secret = new URL(link).hash.slice(1)
    t.notOk(
      requested.some((each) => each.split('#')[0]?.includes(secret)),
      'the secret is in no request',
    )
    t.equal(await frame.getByRole('combobox', { name: 'Webhooks of' }).locator('option').count(), 1)

    stranger.show(link)
    const other = await openPage(t)
    await other.goto(stranger.origin)
    await until(async () => other.frames().length === 2)
    t.equal(await other.frameLocator('iframe').locator('main').count(), 0, 'no other site shows it')
    const answer = await fetch(link)
    t.equal(
      /frame-ancestors ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1],
      `'self' ${customer.origin}`,
    )
    t.equal(answer.headers.get('x-frame-options'), null)
    t.equal(answer.headers.get('cache-control'), 'no-store')

    await dialog.getByRole('button', { name: 'Revoke' }).click()
    await until(async () => (await dialog.getByRole('button', { name: 'Revoke' }).count()) === 0)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await frame.getByRole('button', { name: 'Send a ping' }).click()
    await frame.getByText('This link is over or was revoked').waitFor()
    t.equal((await fetch(link)).status, 404)
  },
)

t.test('a portal link that reads changes nothing, on a narrow phone, in Arabic', async (t) => {
  const { url: link } = await made('POST', `/v2/organizations/${organization.id}/portal-links`, {})
  const phone = await openPage(t, { locale: 'ar' })
  await phone.setViewportSize({ width: 320, height: 700 })
  await phone.emulateMedia({ colorScheme: 'dark' })
  await phone.goto(link)
  await phone
    .getByRole('link', { name: new URL(receiver.url).host })
    .first()
    .click()
  await phone.locator('.deliveries .delivered').first().click()
  await phone.locator('.attempts li').first().waitFor()
  t.equal(await phone.evaluate('document.documentElement.dir'), 'rtl')
  t.same(await accessibilityProblems(phone), [])
  t.equal(await phone.evaluate('document.documentElement.scrollWidth'), 320, 'no horizontal overflow')
  for (const name of ['خطاف ويب جديد', 'تعديل', 'حذف'])
    t.equal(await phone.getByRole('button', { name, exact: true }).count(), 0, name)
  await phone.reload()
  await phone.locator('.deliveries .delivered').first().waitFor()
  t.equal(await phone.evaluate('sessionStorage.length + localStorage.length'), 0)
})

t.test('works on a phone, in dark mode, in German', async (t) => {
  const german = await openPage(t, { locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  await german.setViewportSize({ width: 390, height: 844 })
  await german.emulateMedia({ colorScheme: 'dark' })
  await german.goto(`${url}/console#/organization/${webhook.id}`)
  await german.getByLabel('API-Schlüssel').fill(stack.apiKey)
  await german.keyboard.press('Enter')
  await german.locator('.deliveries .delivered').last().click()
  await german.getByText('Versuch 1').waitFor()
  await german.getByRole('button', { name: 'Bearbeiten' }).click()
  await german.getByRole('dialog').getByLabel('URL').waitFor()
  t.same(await accessibilityProblems(german), [], 'the form')
  t.equal(
    await german.evaluate(
      'document.querySelector("dialog").scrollWidth <= document.querySelector("dialog").clientWidth',
    ),
    true,
  )
  await german.keyboard.press('Escape')
  t.same(await accessibilityProblems(german), [])
  t.equal(await german.evaluate('document.documentElement.scrollWidth'), 390, 'no horizontal overflow')
  await german.getByText('← Alle Webhooks').click()
  await german.getByRole('link', { name: new URL(receiver.url).host }).waitFor()
  t.equal(
    await german.evaluate('document.activeElement.getAttribute("href")'),
    `#/organization/${webhook.id}`,
  )
})

t.test('signing out removes the key; an ended key signs out', async (t) => {
  await page.goto(`${url}/console#/organization/${webhook.id}`)
  await page.route('**/v2/me', (route) => route.abort(), { times: 1 })
  await page.reload()
  await page.getByText('cannot be reached').waitFor()
  await button('Try again').click()
  await page.getByText('Live', { exact: true }).waitFor()
  const { apiKey } = await made('POST', '/v2/api-keys/refresh', {})
  await page.getByLabel('API key').waitFor()
  t.match(await page.getByRole('alert').textContent(), /invalid, expired or revoked/)
  problems.splice(0)
  await signIn(apiKey)
  await page.getByText('Live', { exact: true }).waitFor()
  await button('Sign out').click()
  await page.getByLabel('API key').waitFor()
  t.equal(await page.evaluate('sessionStorage.length + localStorage.length'), 0)
  t.equal(page.url(), `${url}/console`)
  for (const key of [stack.apiKey, apiKey]) t.notOk(addresses.some((each) => each.includes(key)))
})

t.test('no errors and no policy violations in the browser', async (t) => {
  t.strictSame(problems, [])
})
