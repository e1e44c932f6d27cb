import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { webhookTriggers } from '@punctual/contracts'
import { urlOf } from '@punctual/http'
import { accessibilityProblems, fileTimeoutMs, openPage } from '@punctual/testing'
import { fastify } from 'fastify'
import t, { type Test } from 'tap'
import { compressAnswers } from '../src/compression/compress-answers.ts'
import { serveDocs } from '../src/docs/serve.ts'
import { toHtml } from '../src/docs/site/markdown.ts'
import { curl, javascript, python, sampleCall } from '../src/docs/site/samples.ts'
import { buildSite } from '../src/docs/site/site.ts'

t.setTimeout(fileTimeoutMs)

const document = JSON.parse(await readFile(new URL('../src/docs/openapi.json', import.meta.url), 'utf8'))
const { pages, reference } = await buildSite(document)

/** Serves the documentation, and an operation that returns what it received. */
async function start(t: Test): Promise<string> {
  const app = fastify()
  t.teardown(() => app.close())
  compressAnswers(app)
  app.register(async (docs) => serveDocs(docs))
  app.post('/v2/bookings', async ({ headers, body }, reply) =>
    reply.status(201).send({ key: headers.authorization, version: headers['svc-api-version'], body }),
  )
  app.get('/v2/bookings/:uid', async ({ url }) => ({ url }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return urlOf(app.server.address() as AddressInfo)
}

t.test('every operation has a page, and every link on every page leads to one', async (t) => {
  t.same(
    reference.operations.filter(({ operationId }) => !pages.has(`/docs/reference/${operationId}`)),
    [],
  )
  t.ok(reference.operations.length > 400)
  t.same(
    reference.webhooks.filter(({ path }) => !pages.has(`/docs/webhooks/${path}`)),
    [],
  )
  t.equal(reference.webhooks.length, webhookTriggers.length)
  const others = new Set(['/openapi.json', '/llms.txt', '/console'])
  const broken = [...pages.values()].flatMap(({ path, markdown }) =>
    [...markdown().matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^\w+:/.test(target))
      .map((target) => new URL(target.replace(/\.md$/, ''), `https://docs.test${path}`).pathname)
      .filter((target) => !pages.has(target) && !others.has(target))
      .map((target) => `${path}: ${target}`),
  )
  t.same(broken, [])
})

t.test('pages are HTML, and Markdown at their address plus .md', async (t) => {
  const url = await start(t)
  for (const path of ['/docs', '/docs/reference/createBooking', '/docs/guides/webhooks', '/docs/access']) {
    const html = await fetch(url + path)
    t.equal(html.status, 200, path)
    t.equal(html.headers.get('content-type'), 'text/html; charset=utf-8')
    t.match(html.headers.get('content-security-policy'), /default-src 'none'/)
    t.match(await html.text(), `<link rel="alternate" type="text/markdown" href="${path}.md">`)
    const markdown = await fetch(`${url + path}.md`)
    t.equal(markdown.headers.get('content-type'), 'text/markdown; charset=utf-8')
    t.match(await markdown.text(), /^# \S/)
  }
  for (const path of ['/docs/nothing', '/docs/reference', '/docs/reference/nothing', '/docs/access.html'])
    for (const ending of ['', '.md']) t.equal((await fetch(url + path + ending)).status, 404, path + ending)
  const first = await fetch(`${url}/docs/access`)
  const etag = first.headers.get('etag') ?? ''
  t.equal((await fetch(`${url}/docs/access`, { headers: { 'if-none-match': etag } })).status, 304)
  const [, asset = ''] = /href="(\/assets\/docs-[^"]+\.css)"/.exec(await first.text()) ?? []
  t.match((await fetch(url + asset)).headers.get('cache-control'), /immutable/)
  t.equal((await fetch(`${url}/assets/docs-none.css`)).status, 404)
})

t.test('raw HTML and script links in Markdown have no effect', async (t) => {
  const html = toHtml(
    '# A <b>\n\n<script>alert(1)</script> [a](javascript:alert(1)) [b](c.md#d) [e](https://f.test/g.md)',
  )
  t.notMatch(html, /<script|<b>|href="javascript/)
  t.match(html, 'href="c#d"')
  t.match(html, 'href="https://f.test/g.md"')
})

t.test('GET /llms.txt lists every page, and /.well-known/api-catalog leads to the document', async (t) => {
  const url = await start(t)
  const llms = await fetch(`${url}/llms.txt`)
  t.match(llms.headers.get('content-type'), /^text\/plain/)
  const text = await llms.text()
  t.match(text, /^# Punctual API\n\n> \S/)
  const missing = [...pages.keys()].filter((path) => path !== '/docs' && !text.includes(`](${path}.md)`))
  t.same(missing, ['/docs/guides'])

  const catalog = await fetch(`${url}/.well-known/api-catalog`)
  t.equal(
    catalog.headers.get('content-type'),
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  )
  t.match(catalog.headers.get('link'), /rel="api-catalog"/)
  const { linkset } = (await catalog.json()) as { linkset: Record<string, { href: string }[]>[] }
  t.same(
    linkset.map(({ anchor }) => anchor),
    [`${url}/v2`, `${url}/v1`],
  )
  const [{ 'service-desc': [description] = [], 'service-doc': [page] = [] } = {}] = linkset
  for (const link of [description, page]) t.equal((await fetch(link?.href ?? '')).status, 200)
  t.equal((await fetch(`${url}/.well-known/api-catalog`, { method: 'HEAD' })).status, 200)
})

t.test('the samples of every operation are programs', async (t) => {
  const calls = reference.operations.map(sampleCall)
  for (const call of calls)
    t.doesNotThrow(
      () => new Function(`return async () => {\n${javascript(call)}\n}`),
      `${call.method} ${call.path}`,
    )
  const run = (file: string, args: string[], input: string) =>
    execFileSync(file, args, { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] })
  t.doesNotThrow(() => run('bash', ['-n'], calls.map(curl).join('\n')))
  const hasPython = (() => {
    try {
      return run('python3', ['-c', 'print(1)'], '') === '1\n'
    } catch {
      return false
    }
  })()
  if (hasPython)
    t.doesNotThrow(() =>
      run('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], calls.map(python).join('\n')),
    )
  const [booking] = calls.filter(({ method, path }) => `${method} ${path}` === 'POST /v2/bookings')
  t.match(
    booking && curl(booking),
    /^curl -X POST "\$PUNCTUAL_URL\/v2\/bookings" \\\n {2}-H "authorization: Bearer \$PUNCTUAL_API_KEY"/,
  )
})

t.test('in a browser: no violations, a filter, languages, and a form that calls', async (t) => {
  const url = await start(t)
  const page = await openPage(t)
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url)) problems.push(request.url())
  })
  const paths = [
    '/docs',
    '/docs/reference/createBooking',
    '/docs/guides/webhooks',
    '/docs/webhooks/BOOKING_CREATED',
    '/docs/access',
  ]
  for (const [index, path] of paths.entries()) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'dark' : 'light' })
    await page.goto(url + path)
    t.same(await accessibilityProblems(page), [], `${path} on a phone`)
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    t.equal(overflow, 0, `${path} is as wide as the phone`)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' })
    t.same(await accessibilityProblems(page), [], `${path} on a desk`)
  }

  await page.goto(`${url}/docs`)
  await page.getByLabel('Find an operation').fill('reschedule booking')
  const found = page.locator('#operations ~ ul li:visible', { has: page.locator('code') })
  await page.locator('[role=status]', { hasText: 'found' }).waitFor()
  t.ok((await found.count()) < 10)
  await found.getByText('Reschedule a booking', { exact: true }).first().click()
  await page.waitForURL(`${url}/docs/reference/rescheduleBooking`)

  await page.goto(`${url}/docs/reference/createBooking`)
  await page.getByRole('button', { name: 'Python' }).click()
  t.equal(await page.locator('pre[data-language=sh]').isVisible(), false)
  t.match(await page.locator('pre[data-language=python]').textContent(), /import requests/)
  await page.getByLabel('API key or access token').fill('svc_key')
  await page.getByRole('button', { name: 'Send' }).click()
  const answer = page.locator('#try pre')
  await answer.waitFor()
  t.match(await page.locator('#try [role=status]').textContent(), /^201 Created/)
  const sent = JSON.parse((await answer.textContent()) ?? '')
  t.match(sent, { key: 'Bearer svc_key', version: '2024-08-13', body: { eventTypeId: Number } })

  await page.goto(`${url}/docs/reference/getBooking`)
  t.equal(await page.locator('pre[data-language=python]').isVisible(), true, 'the language is remembered')
  await page.getByLabel('bookingUid (path)').fill('a/b')
  await page.getByRole('button', { name: 'Send' }).click()
  await answer.waitFor()
  t.same(JSON.parse((await answer.textContent()) ?? ''), { url: '/v2/bookings/a%2Fb' })
  t.same(problems, [])
})
