import { openPage, signIn, startStack } from '@punctual/testing'
import { everyDay } from './visitor.ts'

// `node --import tsx gateway/test/page-figures.ts` prints what each page costs a browser with an
// empty cache, on this machine: requests, kilobytes as they are sent, milliseconds until it can be
// used.

const ends: (() => unknown)[] = []
const t = { teardown: (end: () => unknown) => ends.unshift(end) }

type Page = Awaited<ReturnType<typeof openPage>>
interface Figures {
  requests: number
  kilobytes: number
  usableMs: number
}

/** @param usable a selector of what a person needs of the page */
async function measure(page: Page, address: string, usable: string): Promise<Figures> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  let [requests, bytes] = [0, 0]
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests++
    bytes += encodedDataLength
  })
  const startedAt = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(usable).first().waitFor()
  const usableMs = Math.round(performance.now() - startedAt)
  await page.waitForLoadState('networkidle')
  await session.detach()
  return { requests, kilobytes: Math.round(bytes / 102.4) / 10, usableMs }
}

try {
  const stack = await startStack(t, { env: { RATE_LIMIT_ANONYMOUS: '100000' } })
  const { api, clock, url, user, apiKey } = stack
  clock.set(new Date(Date.now()).toISOString())
  const hours = { days: everyDay, startTime: '09:00', endTime: '17:00' }
  await api('POST', '/v2/schedules', {
    body: { name: 'Always', timeZone: 'Europe/Berlin', isDefault: true, availability: [hours] },
  })
  await api('POST', '/v2/event-types', { body: { title: 'Intro', slug: 'intro', lengthInMinutes: 60 } })
  const page = await openPage(t)
  const { cookie } = await signIn(stack, user.email)
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url }])
  const pages: [name: string, path: string, usable: string][] = [
    ['booking', `/${user.username}/intro`, '.picker:not([aria-busy]) td button:enabled'],
    ['booking without scripts', `/${user.username}/intro?scripts=off`, '.times a'],
    ['person', `/${user.username}`, '.offers a'],
    ['account', '/account', 'main:not([aria-busy]) h1'],
    ['console', '/console', 'main:not([aria-busy]) h1'],
    ['docs', '/docs', 'main a'],
    ['an operation', '/docs/reference/createBooking', 'main h1'],
    ['a guide', '/docs/guides/quick-start', 'main h1'],
  ]
  // The first request of all builds the bundles.
  for (const [, path] of pages) await fetch(url + path, { headers: { authorization: `Bearer ${apiKey}` } })
  process.stdout.write('| Page | Requests | KB | Usable after ms |\n| --- | --- | --- | --- |\n')
  for (const [name, path, usable] of pages) {
    const { requests, kilobytes, usableMs } = await measure(page, url + path, usable)
    process.stdout.write(`| ${name} | ${requests} | ${kilobytes} | ${usableMs} |\n`)
  }
} finally {
  for (const end of ends) await end()
}
process.exit()
