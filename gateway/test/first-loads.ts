import { openPage, signIn, startStack } from '@punctual/testing'
import { everyDay } from './visitor.ts'

/** A page that a browser opens with an empty cache. */
interface FirstLoad {
  name: string
  path: string
  /** A selector of what a person needs of it. */
  usable: string
  /** Most requests, those of its script too. */
  requests: number
}

/** Pages show times until the end of the month, so that they cost most on its first day. */
const firstOfMonth = '2026-12-01T06:00:00Z'

/** Most kilobytes of a page. */
export const mostKilobytes = 37

/**
 * Starts a system with a person, an event type and a webhook, and opens a browser in which the
 * person has signed in.
 */
export async function startFirstLoads(t: Parameters<typeof startStack>[0]) {
  const stack = await startStack(t, { env: { RATE_LIMIT_ANONYMOUS: '100000' } })
  const { api, clock, url, user, organization } = stack
  clock.set(firstOfMonth)
  const hours = { days: everyDay, startTime: '09:00', endTime: '17:00' }
  const made: [path: string, body: object][] = [
    ['/v2/schedules', { name: 'Always', timeZone: 'Europe/Berlin', isDefault: true, availability: [hours] }],
    ['/v2/event-types', { title: 'Intro', slug: 'intro', lengthInMinutes: 60 }],
    // A console without webhooks asks every owner whether it has some.
    [
      `/v2/organizations/${organization.id}/webhooks`,
      { active: true, subscriberUrl: 'https://receiver.example/hook', triggers: ['BOOKING_CREATED'] },
    ],
  ]
  for (const [path, body] of made) {
    const { status } = await api('POST', path, { body })
    if (status >= 300) throw new Error(`${status} ${path}`)
  }
  const page = await openPage(t)
  await page.clock.setFixedTime(firstOfMonth)
  const { cookie } = await signIn(stack, user.email)
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url }])
  const booking = `/${user.username}/intro`
  const pages: FirstLoad[] = [
    {
      name: 'booking',
      path: booking,
      usable: '.picker:not([aria-busy]) td button:enabled',
      requests: 6,
    },
    { name: 'booking without scripts', path: `${booking}?scripts=off`, usable: '.times a', requests: 2 },
    { name: "a person's event types", path: `/${user.username}`, usable: '.offers a', requests: 5 },
    { name: 'account', path: '/account', usable: 'main:not([aria-busy]) h1', requests: 13 },
    { name: 'console', path: '/console', usable: '.hooks a', requests: 12 },
    { name: 'reference', path: '/docs', usable: 'main a', requests: 3 },
    { name: 'an operation', path: '/docs/reference/createBooking', usable: 'main h1', requests: 3 },
    { name: 'a guide', path: '/docs/guides/quick-start', usable: 'main h1', requests: 3 },
  ]
  return { page, url, pages }
}
