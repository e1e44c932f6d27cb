import { accessibilityProblems, fileTimeoutMs, openPage, startStack, until } from '@punctual/testing'
import t from 'tap'

t.setTimeout(fileTimeoutMs)

// The recipient of a workflow's mails ends them in a real browser, by the link in the header of a
// mail, or a mail program does with one click.

const stack = await startStack(t, { env: { RATE_LIMIT_ANONYMOUS: '100000' } })
const { api, url, clock, mail } = stack
clock.set('2030-05-14T08:00:00Z')

async function made(path: string, body: object) {
  const answer = await api('POST', path, { body })
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

const { id: eventTypeId } = await made('/v2/event-types', {
  title: 'Intro',
  slug: 'intro',
  lengthInMinutes: 60,
})
await made('/v2/workflows', {
  name: 'Welcome',
  activation: { isActiveOnAllEventTypes: false, activeOnEventTypeIds: [eventTypeId] },
  trigger: { type: 'newEvent' },
  steps: [
    {
      stepNumber: 1,
      action: 'email_attendee',
      recipient: 'attendee',
      template: 'custom',
      sender: 'Punctual',
      message: { subject: 'Welcome', html: '<p>See you</p>' },
    },
  ],
})

const mails = (email: string, subject: string) =>
  mail.to(email).filter((each) => each.subject.startsWith(subject))

async function book(email: string, start: string): Promise<void> {
  await made('/v2/bookings', { eventTypeId, start, attendee: { name: 'Uma', email, timeZone: 'UTC' } })
}

/** Books a meeting. @returns the List-Unsubscribe link of the workflow's mail about it */
async function linkFor(email: string, start: string): Promise<string> {
  await book(email, start)
  const [welcome] = await until(() => {
    const found = mails(email, 'Welcome')
    return found.length > 0 && found
  })
  const { list = '', post } = welcome?.unsubscribe ?? {}
  if (post !== 'List-Unsubscribe=One-Click') throw new Error(`${post} allows no click`)
  return /^<(.+)>$/.exec(list)?.[1] ?? ''
}

const [byPage, byClick, stays] = ['uma@example.com', 'udo@example.com', 'uri@example.com'] as const
const link = await linkFor(byPage, '2030-05-16T09:00:00Z')
const linkOfClick = await linkFor(byClick, '2030-05-16T10:00:00Z')
await linkFor(stays, '2030-05-16T11:00:00Z')
const page = await openPage(t)
const problems: string[] = []
page.on('pageerror', (error) => problems.push(error.message))
page.on('console', (message) => {
  if (message.type() === 'error') problems.push(message.text())
})
const sent: string[] = []
page.on('request', (request) => {
  if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
})

t.test('the link asks before it acts, and works twice', async (t) => {
  for (const time of ['first', 'second']) {
    sent.length = 0
    await page.goto(link)
    await page.getByRole('heading', { name: 'End these mails?' }).waitFor()
    t.same(await accessibilityProblems(page), [], `${time} question`)
    t.same(sent, [], 'opening the page changes nothing')
    await page.getByRole('button', { name: 'End the mails' }).click()
    await page.getByRole('heading', { name: 'You will get no more of these mails.' }).waitFor()
    t.same(sent, ['/v2/workflows/unsubscribe'])
    t.same(await accessibilityProblems(page), [], `${time} answer`)
  }
  t.strictSame(problems, [])
})

t.test('a link that was changed says so', async (t) => {
  await page.goto(`${link}x`)
  await page.getByRole('button', { name: 'End the mails' }).click()
  await page.getByRole('alert').waitFor()
  t.same(await accessibilityProblems(page), [])
  t.match(problems.splice(0), [/status of 400/])
})

t.test('a mail program ends them with one click, and not by a look at the link', async (t) => {
  t.equal((await fetch(linkOfClick)).status, 200)
  const click = (address: string) =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  t.equal((await click(`${url}/unsubscribe?token=none`)).status, 400)
  for (const time of ['first', 'second']) t.equal((await click(linkOfClick)).status, 200, time)
})

t.test('the mails have ended for both, and for no other', async (t) => {
  await book(byPage, '2030-05-17T09:00:00Z')
  await book(byClick, '2030-05-17T10:00:00Z')
  await book(stays, '2030-05-17T11:00:00Z')
  await until(() => mails(stays, 'Welcome').length === 2)
  for (const email of [byPage, byClick]) {
    await until(() => mails(email, 'Confirmed').length === 2)
    t.equal(mails(email, 'Welcome').length, 1, email)
  }
})
