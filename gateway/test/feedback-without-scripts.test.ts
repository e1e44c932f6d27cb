import { accessibilityProblems, fileTimeoutMs, openPage, startStack } from '@punctual/testing'
import t, { type Test } from 'tap'

t.setTimeout(fileTimeoutMs)

// A visitor rates a meeting and reports a no-show by forms, in a browser without scripts.

const stack = await startStack(t, { env: { RATE_LIMIT_ANONYMOUS: '100000' } })
const { api, url, clock } = stack
const now = new Date('2030-05-14T08:00:00Z')
clock.set(now.toISOString())
const eventType = await api('POST', '/v2/event-types', {
  body: { title: 'Intro', slug: 'intro', lengthInMinutes: 60 },
})
const [plain, checked] = [await openPage(t, { javaScriptEnabled: false }), await openPage(t)]

/** Books a meeting at a time before it. @returns its uid */
async function book(t: Test, start: string): Promise<string> {
  clock.set(now.toISOString())
  const { status, body } = await api('POST', '/v2/bookings', {
    body: {
      eventTypeId: eventType.body.data.id,
      start,
      attendee: { name: 'Nora <Noscript>', email: 'nora@example.com', timeZone: 'Europe/Berlin' },
    },
  })
  t.equal(status, 201, JSON.stringify(body))
  return body.data.uid
}

const read = async (uid: string) => (await api('GET', `/v2/bookings/${uid}`)).body.data

/** The checks are a script, so another browser shows them the same page. */
async function isAccessible(t: Test, name: string): Promise<void> {
  await checked.goto(plain.url())
  t.same(await accessibilityProblems(checked), [], name)
}

/** Sends a form as another program would. */
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}?scripts=off`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })

t.test('rates a meeting that has begun, and may think better of it', async (t) => {
  const uid = await book(t, '2030-05-16T09:00:00Z')
  // The page for scripts leads to the one without.
  await plain.goto(`${url}/booking/${uid}/rate`)
  await plain.waitForURL((at) => at.searchParams.get('scripts') === 'off')
  await plain.getByRole('heading', { name: 'How was it?' }).waitFor()
  await isAccessible(t, 'the question')
  await plain.getByRole('button', { name: '4 of 5' }).click()
  t.match(await plain.getByRole('alert').textContent(), /.+/, 'not before it begins')
  await isAccessible(t, 'a problem')
  t.equal((await read(uid)).rating, undefined)

  clock.set('2030-05-16T10:05:00Z')
  await plain.getByRole('button', { name: '4 of 5' }).click()
  await plain.getByRole('heading', { name: 'Thank you for your rating.' }).waitFor()
  t.equal((await read(uid)).rating, 4)

  const path = `/booking/${uid}/rate`
  for (const rating of [3, 2]) {
    const fields = { 'pick.answer': `${rating}`, 'pick.key': 'c0ffee00-1234-4321-8000-000000000001' }
    t.equal((await send(path, fields)).status, 200)
    t.equal((await read(uid)).rating, rating, 'another answer of the same form counts')
  }
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    t.equal((await send(path, { 'pick.answer': '1' }, headers)).status, 403, 'a form of another site')
  for (const fields of [{}, { 'pick.answer': '6' }, { 'pick.answer': '<b>' }]) {
    const answer = await send(path, fields, { origin: url })
    t.equal(answer.status, 400, JSON.stringify(fields))
    t.match(await answer.text(), 'role="alert"')
  }
  t.equal((await read(uid)).rating, 2)
  t.equal((await send('/booking/none/rate', { 'pick.answer': '1' })).status, 404)
})

t.test('reports a no-show once, also by a form that is sent twice', async (t) => {
  const uid = await book(t, '2030-05-17T09:00:00Z')
  await plain.goto(`${url}/booking/${uid}/no-show?scripts=off`)
  await plain.getByRole('heading', { name: 'Report a no-show?' }).waitFor()
  await isAccessible(t, 'the question')
  t.equal((await read(uid)).absentHost, false, 'opening the page changes nothing')
  await plain.getByRole('button', { name: 'Report no-show' }).click()
  await plain.getByRole('alert').waitFor()
  t.equal((await read(uid)).absentHost, false, 'not before the start')

  clock.set('2030-05-17T09:05:00Z')
  await plain.getByRole('button', { name: 'Report no-show' }).click()
  await plain.getByRole('heading', { name: 'Thank you. The no-show has been recorded.' }).waitFor()
  await isAccessible(t, 'the thanks')
  t.equal((await read(uid)).absentHost, true)

  // A host withdraws the mark; the repeat of an earlier form does not set it again.
  const fields = { 'pick.answer': 'yes', 'pick.key': 'c0ffee00-1234-4321-8000-000000000002' }
  t.equal((await send(`/booking/${uid}/no-show`, fields)).status, 200)
  const withdrawn = await api('POST', `/v2/bookings/${uid}/mark-absent`, { body: { host: false } })
  t.equal(withdrawn.status, 200)
  t.equal((await send(`/booking/${uid}/no-show`, fields)).status, 200)
  t.equal((await read(uid)).absentHost, false)
})
