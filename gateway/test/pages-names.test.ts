import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import {
  accessibilityProblems,
  createUser,
  fileTimeoutMs,
  type Json,
  openPage,
  startStack,
  until,
} from '@punctual/testing'
import { build } from 'esbuild'
import t, { type Test } from 'tap'
import { aVisitor } from './visitor.ts'

t.setTimeout(fileTimeoutMs)

// Booking pages of users and teams with the same name in several organizations, what pages say
// before their script runs, and pages in frames of other sites, in a real browser.

const stack = await startStack(t, { env: { RATE_LIMIT_ANONYMOUS: '100000' } })
const { api, url, user } = stack
const visitor = await aVisitor(t, stack)
const { page, problems } = visitor
const answer = await api('POST', '/v2/event-types', {
  body: { title: 'Intro', slug: 'intro', lengthInMinutes: 60 },
})
const eventType = answer.body.data

/** Serves a page of another site. @returns its origin */
async function aSite(t: Test, content: { html: string }): Promise<string> {
  const site = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(content.html),
  )
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    site.closeAllConnections()
    site.close()
  })
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`
}

t.test("a name opens its first holder's page; others are below their organization", async (t) => {
  const { id: orgId } = stack.organization
  const address = async (path: string, key?: string) =>
    new URL((await api('GET', path, key === undefined ? {} : { key })).body.data.bookingUrl)
  const opens = async (path: string, heading: string) => {
    await page.goto(url + path)
    await page.getByRole('heading', { name: heading }).waitFor()
  }
  const missing = 'This page does not exist'
  t.equal((await address(`/v2/event-types/${eventType.id}`)).pathname, `/${user.username}/intro`)
  t.equal((await address('/v2/me')).pathname, `/${user.username}`)

  const { user: other, apiKey: key } = await createUser(stack, {
    email: 'olivia@example.com',
    name: 'Olivia Other',
    username: user.username,
    organization: { name: 'Second' },
  })
  const theirs = await api('POST', '/v2/event-types', {
    key,
    body: { title: 'Second opinion of another', slug: 'intro', lengthInMinutes: 30 },
  })
  const { pathname } = new URL(theirs.body.data.bookingUrl)
  t.equal(pathname, `/o/second/${user.username}/intro`)
  t.equal((await address('/v2/me', key)).pathname, `/o/second/${user.username}`)
  await opens(pathname, 'Second opinion of another')
  await visitor.pickTime()
  await visitor.introduce('Ann Attendee', 'ann@example.com')
  await page.getByRole('button', { name: 'Book' }).click()
  await page.waitForURL('**/booking/*')
  t.match(await api('GET', new URL(page.url()).pathname.replace('/booking', '/v2/bookings'), { key }), {
    body: { data: { hosts: [{ id: other.id }] } },
  })
  await opens(`/${user.username}/intro`, 'Intro')
  await opens(`/o/platform/${user.username}/intro`, 'Intro')
  await opens(`/${user.username}/intro?organization=second`, 'Second opinion of another')
  await opens(`/o/nowhere/${user.username}/intro`, missing)
  t.match(problems.splice(0), [/404/])

  const teamPage = async (organizationId: number, title: string, userId: number, as?: string) => {
    const asked = as === undefined ? {} : { key: as }
    const teams = `/v2/organizations/${organizationId}/teams`
    const team = await api('POST', teams, { ...asked, body: { name: 'Front desk' } })
    const body = {
      title,
      slug: 'visit',
      lengthInMinutes: 60,
      schedulingType: 'roundRobin',
      hosts: [{ userId }],
    }
    const made = await api('POST', `${teams}/${team.body.data.id}/event-types`, { ...asked, body })
    t.equal(made.status, 201)
    t.equal(made.body.data.bookingUrl, `${team.body.data.bookingUrl}/visit`)
    return new URL(made.body.data.bookingUrl).pathname
  }
  t.equal(await teamPage(orgId, 'First visit', user.id), '/team/front-desk/visit')
  const second = await teamPage(other.organizationId, 'Visit elsewhere', other.id, key)
  t.equal(second, '/o/second/team/front-desk/visit')
  await opens('/team/front-desk/visit', 'First visit')
  await page.getByText('Front desk').waitFor()
  const petra = await createUser(stack, {
    email: 'petra@example.com',
    name: 'Petra',
    organizationId: orgId,
  })
  const teams = `/v2/organizations/${orgId}/teams`
  const frontDesk = (await api('GET', teams)).body.data.find(({ slug }: Json) => slug === 'front-desk')
  const body = { userId: petra.user.id, accepted: true, role: 'MEMBER' }
  t.equal((await api('POST', `${teams}/${frontDesk.id}/memberships`, { body })).status, 201)
  const routed = {
    title: 'Advice',
    slug: 'advice',
    lengthInMinutes: 60,
    schedulingType: 'roundRobin',
    hosts: [{ userId: user.id, priority: 'highest' }, { userId: petra.user.id }],
  }
  t.equal((await api('POST', `${teams}/${frontDesk.id}/event-types`, { body: routed })).status, 201)
  await opens(`/team/front-desk/advice?routedTeamMemberIds=${petra.user.id}`, 'Advice')
  await visitor.pickTime()
  await visitor.introduce('Ann Attendee', 'ann@example.com')
  await page.getByRole('button', { name: 'Book' }).click()
  await page.waitForURL('**/booking/*')
  t.match(await visitor.booking(), { hosts: [{ id: petra.user.id }] }, 'the host of the routing form')
  await opens(second, 'Visit elsewhere')
  await opens('/o/platform/team/front-desk/visit', 'First visit')
  await opens('/team/front-desk/visit?organization=second', 'Visit elsewhere')
  t.strictSame(problems, [])
})

t.test('a page has a title, a description and a language before its script runs', async (t) => {
  const read = async (path: string, language = 'en') => {
    const answer = await fetch(url + path, { headers: { 'accept-language': language } })
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }
  await api('PATCH', `/v2/event-types/${eventType.id}`, {
    body: {
      description: 'Meet "us" </script><b>soon</b>',
      translations: [{ language: 'ar', title: 'مقدمة' }],
    },
  })
  const { status, html } = await read(`/${user.username}/intro`)
  t.equal(status, 200)
  t.match(html, '<html lang="en" dir="ltr">')
  t.match(html, '<title>Intro · Olivia Owner</title>')
  t.match(html, '<meta property="og:title" content="Intro')
  t.match(html, '<meta name="description" content="Meet &quot;us&quot; &lt;/script&gt;&lt;b&gt;soon')
  t.match(html, '<h1>Intro</h1>')
  t.equal(html.match(/<\/script>/g)?.length, 2, 'no text ends a script')
  const arabic = await read(`/${user.username}/intro`, 'ar-EG,en;q=0.5')
  t.match(arabic.html, '<html lang="ar" dir="rtl">')
  t.match(arabic.html, '<h1>مقدمة</h1>')
  const owner = await read(`/${user.username}`)
  t.match(owner, { status: 200, html: `<a href="/${user.username}/intro">Intro</a> <small>60 min</small>` })
  t.match(await read('/o/second/team/front-desk'), { html: /<title>Front desk</ })
  await page.goto(`${url}/team/front-desk`)
  await page.getByRole('link', { name: 'First visit' }).waitFor()
  t.same(await accessibilityProblems(page), [], 'the page of a team')
  for (const path of ['/none', '/none/intro', `/${user.username}/none`, '/d/none', '/booking/none'])
    t.match(await read(path), { status: 404, html: /<h1>This page does not exist/ }, path)
})

t.test('a browser without scripts lists the times, and books, moves and cancels with forms', async (t) => {
  const body = {
    title: 'Visit us',
    slug: 'visit-us',
    lengthInMinutes: 60,
    locations: [{ type: 'address', address: 'Main Street 1', public: true }, { type: 'attendeePhone' }],
    bookingFields: [
      { type: 'select', slug: 'topic', label: 'Topic', required: true, options: ['Sales', 'Support'] },
      { type: 'boolean', slug: 'recorded', label: 'You may record it', required: false },
      { type: 'text', slug: 'plan', label: 'Plan', required: false, disableOnPrefill: true },
    ],
  }
  const { id } = (await api('POST', '/v2/event-types', { body })).body.data
  const path = `/${user.username}/visit-us`
  t.match(
    await (await fetch(url + path)).text(),
    `<noscript><meta http-equiv="refresh" content="0; url=${path}`,
  )

  const plain = await openPage(t, { javaScriptEnabled: false })
  // The checks are a script, so another browser shows them the same page.
  const isAccessible = async (name: string) => {
    await page.goto(plain.url())
    t.same(await accessibilityProblems(page), [], name)
  }
  await plain.goto(`${url}${path}?plan=gold&utm_source=mail`)
  await plain.getByRole('button', { name: 'Show times' }).waitFor()
  await isAccessible('the times')
  await plain.getByLabel('Time zone').fill('America/New York')
  await plain.getByRole('button', { name: 'Show times' }).click()
  await plain.getByRole('link', { name: 'Next month' }).click()
  const time = plain.locator('.times a').first()
  const start = (await time.getAttribute('data-start')) ?? ''
  await time.click()
  await isAccessible('the form')
  t.match(await plain.locator('header').textContent(), /America\/New_York/)
  await plain.getByLabel('Your name').fill('Nora <Noscript>')
  await plain.getByLabel('Email address').fill('nora@example')
  await plain.getByLabel('Topic').selectOption('Support')
  await plain.getByLabel('You may record it').check()
  await plain.getByLabel('Phone number', { exact: true }).first().check()
  await plain.locator('[name="pick.attendeePhone"]').fill('+49 30 901820')
  await plain.getByRole('button', { name: 'Book' }).click()
  t.equal(await plain.getByRole('alert').textContent(), 'Please check these entries: Email address')
  t.equal(await plain.getByLabel('Your name').inputValue(), 'Nora <Noscript>', 'nothing is lost')
  t.equal(await plain.locator('#field-plan').inputValue(), 'gold')
  await plain.getByLabel('Email address').fill('nora@example.com')
  await plain.getByRole('button', { name: 'Book' }).click()
  await plain.getByRole('heading', { name: 'You are booked' }).waitFor()
  await isAccessible('the booking')
  const [, uid] = /\/booking\/([^/?]+)/.exec(plain.url()) ?? []
  const booking = (await api('GET', `/v2/bookings/${uid}`)).body.data
  t.equal(Date.parse(booking.start), Date.parse(start))
  t.match(booking, {
    eventTypeId: id,
    attendees: [{ name: 'Nora <Noscript>', email: 'nora@example.com', timeZone: 'America/New_York' }],
    location: '+4930901820',
    metadata: { utm_source: 'mail' },
    bookingFieldsResponses: { topic: 'Support', recorded: true, plan: 'gold' },
  })

  const send = (headers: Record<string, string>, fields: Record<string, string>) =>
    fetch(`${url}${path}?scripts=off`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ 'pick.slot': start, 'pick.step': 'book', ...fields }).toString(),
    })
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    t.equal((await send(headers, {})).status, 403, 'a form of another site')
  const typed = { name: 'Lena <b>Late', email: 'lena@example.com', topic: 'Sales', 'pick.location': '0' }
  const taken = await send({ 'accept-language': 'de' }, typed)
  t.equal(taken.status, 409)
  const html = await taken.text()
  t.match(html, /role="alert">Diese Zeit wurde gerade vergeben/)
  t.match(html, '<input type="hidden" name="name" value="Lena &lt;b>Late"', 'what was typed is kept')
  t.match(html, /<button type="submit" name="pick.slot" value="\d{4}-/, 'with the times that are free')
  const key = 'c0ffee00-1234-4321-8000-000000000000'
  const [, next = ''] = /name="pick.slot" value="([^"]+)"/.exec(html) ?? []
  const twice = [0, 1].map(() => send({}, { ...typed, 'pick.slot': next, 'pick.key': key }))
  const [one, other] = await Promise.all(twice)
  t.equal(one?.status, 303)
  t.equal(one?.headers.get('location'), other?.headers.get('location'), 'a form sent twice books once')
  await plain.getByRole('link', { name: 'Another time' }).click()
  await isAccessible('the times to move to')
  await plain.getByRole('link', { name: 'Next month' }).click()
  const anotherTime = plain.locator('.times a').last()
  const laterStart = (await anotherTime.getAttribute('data-start')) ?? ''
  await anotherTime.click()
  await isAccessible('the question whether to move')
  await plain.getByLabel('Reason for another time').fill('The train is late')
  await plain.getByRole('button', { name: 'Move to this time' }).click()
  await plain.getByRole('heading', { name: 'You are booked' }).waitFor()
  const [, movedUid] = /\/booking\/([^/?]+)/.exec(plain.url()) ?? []
  const moved = (await api('GET', `/v2/bookings/${movedUid}`)).body.data
  t.match(moved, { rescheduledFromUid: uid, reschedulingReason: 'The train is late' })
  t.equal(Date.parse(moved.start), Date.parse(laterStart))
  await plain.getByRole('link', { name: 'Cancel the booking' }).click()
  await isAccessible('the question whether to cancel')
  const change = (action: string, site: string) =>
    fetch(`${url}/booking/${movedUid}/${action}?scripts=off`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      body: new URLSearchParams({ 'pick.slot': start }).toString(),
    })
  for (const action of ['cancel', 'reschedule'])
    t.equal((await change(action, 'cross-site')).status, 403, `${action} by a form of another site`)
  await plain.getByLabel('Reason').fill('Ill')
  await plain.getByRole('button', { name: 'Cancel the booking' }).click()
  await plain.getByRole('heading', { name: 'This booking is cancelled' }).waitFor()
  t.match((await api('GET', `/v2/bookings/${movedUid}`)).body.data, {
    status: 'cancelled',
    cancellationReason: 'Ill',
  })
  t.match(await (await change('reschedule', 'same-origin')).text(), /can no longer be moved/)
  for (const missing of ['/d/none', '/booking/none/cancel'])
    t.equal((await fetch(`${url}${missing}?scripts=off`, { method: 'POST' })).status, 404, missing)
})

t.test('a page of another site shows booking pages in frames and hears what happens', async (t) => {
  const content = { html: '' }
  const origin = await aSite(t, content)
  const body = {
    title: 'Embedded',
    slug: 'embedded',
    lengthInMinutes: 60,
    bookingFields: [{ type: 'text', slug: 'plan', label: 'Plan', required: false, hidden: true }],
  }
  const { id } = (await api('POST', '/v2/event-types', { body })).body.data
  const path = `/${user.username}/embedded`
  content.html = `<!doctype html><html lang="en"><title>A site</title><main><h1>A site</h1>
<div id="inline" data-punctual-inline="${path}" data-name="Ann Attendee" data-email="ann@example.com"
  data-field-plan="gold" data-utm-source="site" data-theme="dark" data-brand-color="#7a1f5c"></div>
<button type="button" data-punctual-popup="${path}">Open</button>
<p data-punctual-floating="${path}" data-text="Book now"></p></main>
<script>window.heard = []
for (const name of ['ready', 'dateSelected', 'bookingSuccessful', 'rescheduled', 'cancelled'])
  document.addEventListener('punctual:' + name, (event) => heard.push([name, event.detail, event.target.id]))
</script>
<script src="${url}/embed.js"></script>`
  type Heard = [name: string, detail: Json, id: string]
  const heard = (name: string) =>
    until(async () => ((await page.evaluate('heard')) as Heard[]).findLast(([each]) => each === name), {
      describe: `the event ${name}`,
    })
  await page.goto(origin)
  t.match(await heard('ready'), ['ready', {}, 'inline'])
  const frame = page.frameLocator('#inline iframe')
  await frame.locator('.picker:not([aria-busy]) .calendar').waitFor()
  t.same(await accessibilityProblems(page), [], 'the page with its frame')
  const scheme = await frame
    .locator('html')
    .evaluate('getComputedStyle(document.documentElement).colorScheme')
  t.equal(scheme, 'dark')
  await frame.getByLabel('Next month').click()
  await frame.locator('.picker:not([aria-busy])').waitFor()
  await frame.locator('td button:enabled').last().click()
  t.match((await heard('dateSelected'))?.[1], { date: /^\d{4}-\d\d-\d\d$/ })
  await frame.locator('.times button').first().click()
  t.equal(await frame.getByLabel('Your name').inputValue(), 'Ann Attendee')
  const box = await page.locator('#inline iframe').boundingBox()
  t.ok((box?.height ?? 0) > 300, 'the frame is as high as its page')
  await frame.getByRole('button', { name: 'Book' }).click()
  const [, booked] = (await heard('bookingSuccessful'))!
  t.match(booked, { status: 'accepted', eventTypeId: id })
  t.match((await api('GET', `/v2/bookings/${booked.uid}`)).body.data, {
    metadata: { utm_source: 'site' },
    bookingFieldsResponses: { plan: 'gold' },
    attendees: [{ email: 'ann@example.com' }],
  })
  await frame.getByRole('link', { name: 'Cancel the booking' }).click()
  await frame.getByRole('button', { name: 'Cancel the booking' }).click()
  t.match((await heard('cancelled'))?.[1], { uid: booked.uid })

  await page.getByRole('button', { name: 'Book now' }).click()
  await page.frameLocator('dialog iframe').getByRole('heading', { name: 'Embedded' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.frameLocator('dialog iframe').getByRole('heading', { name: 'Embedded' }).waitFor()
  t.strictSame(problems, [])

  const policyOf = async (at: string) => (await fetch(url + at)).headers.get('content-security-policy')
  t.match(await policyOf(path), /frame-ancestors \*$/)
  t.match(await policyOf(`/booking/${booked.uid}/confirm`), /frame-ancestors 'none'$/)
  for (const at of ['/console', '/docs']) t.notMatch(await policyOf(at), /frame-ancestors \*/, at)
  await api('PATCH', `/v2/event-types/${id}`, { body: { embedOrigins: ['https://shop.example'] } })
  t.match(await policyOf(path), /frame-ancestors 'self' https:\/\/shop\.example$/)
  t.match(await policyOf(`/booking/${booked.uid}`), /frame-ancestors 'self' https:\/\/shop\.example$/)
  await page.goto(origin)
  await until(() => problems.some((one) => /frame-ancestors/.test(one)), { describe: 'the refusal' })
  problems.length = 0
  for (const wrong of ['https://a.example; script-src *', 'https://a.example/x', 'http://a.example', '*'])
    t.equal(
      (await api('PATCH', `/v2/event-types/${id}`, { body: { embedOrigins: [wrong] } })).status,
      400,
      wrong,
    )
})

t.test('React components show booking pages and call back', async (t) => {
  const body = { title: 'By React', slug: 'by-react', lengthInMinutes: 60 }
  const { id } = (await api('POST', '/v2/event-types', { body })).body.data
  const library = fileURLToPath(new URL('../../libs/react/', import.meta.url))
  const program = `
    import { createElement as el, StrictMode, useState } from 'react'
    import { createRoot } from 'react-dom/client'
    import { BookingButton, BookingInline } from '@punctual/react'
    window.heard = []
    const hear = (name) => (detail) => heard.push([name, detail])
    const common = { server: ${JSON.stringify(url)}, page: '/${user.username}/by-react' }
    function Site() {
      const [name, setName] = useState('Ann Attendee')
      return el('main', {}, el('h1', {}, 'A site'),
        el('button', { onClick: () => setName('Bea Attendee') }, 'Another name'),
        el(BookingInline, { ...common, id: 'inline', brandColor: '#7a1f5c', query: { name, email: 'ann@example.com' },
          onReady: () => hear('ready of ' + name)(), onDateSelected: hear('dateSelected'),
          onBookingSuccessful: hear('bookingSuccessful'), onRescheduled: hear('rescheduled'), onCancelled: hear('cancelled') }),
        el(BookingButton, { ...common, onReady: hear('ready in a dialog') }, 'Book'))
    }
    createRoot(document.querySelector('#root')).render(el(StrictMode, {}, el(Site)))`
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: library },
    alias: { '@punctual/react': `${library}src/index.ts` },
    bundle: true,
    write: false,
    logLevel: 'silent',
  })
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script')
  const origin = await aSite(t, {
    html: `<!doctype html><html lang="en"><title>A site</title><div id="root"></div><script>${script}</script>`,
  })
  const heard = (name: string) =>
    until(
      async () => ((await page.evaluate('heard')) as [string, Json][]).findLast(([each]) => each === name),
      {
        describe: `the event ${name}`,
      },
    )
  await page.goto(origin)
  const frame = page.frameLocator('#inline iframe')
  await heard('ready of Ann Attendee')
  t.equal(await page.locator('#inline iframe').count(), 1, 'one frame, although effects run twice')
  await page.getByRole('button', { name: 'Another name' }).click()
  await heard('ready of Bea Attendee')
  t.same(await accessibilityProblems(page), [], 'the page with its frame')
  const pick = async () => {
    await frame.locator('.picker:not([aria-busy]) .calendar').waitFor()
    await frame.getByLabel('Next month').click()
    await frame.locator('.picker:not([aria-busy])').waitFor()
    await frame.locator('td button:enabled').last().click()
    await frame.locator('.times button').first().click()
  }
  await pick()
  t.match(await heard('dateSelected'), [String, { date: /^\d{4}-/ }])
  t.equal(await frame.getByLabel('Your name').inputValue(), 'Bea Attendee')
  await frame.getByRole('button', { name: 'Book' }).click()
  const [, booked] = (await heard('bookingSuccessful'))!
  t.match(booked, { status: 'accepted', eventTypeId: id })
  await frame.getByRole('link', { name: 'Another time' }).click()
  await pick()
  await frame.getByRole('button', { name: 'Move to this time' }).click()
  const [, moved] = (await heard('rescheduled'))!
  t.equal(moved.previousUid, booked.uid)
  t.match((await api('GET', `/v2/bookings/${moved.uid}`)).body.data, { rescheduledFromUid: booked.uid })
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await heard('ready in a dialog')
  await page.getByRole('button', { name: 'Close' }).click()
  t.strictSame(problems, [])
})
