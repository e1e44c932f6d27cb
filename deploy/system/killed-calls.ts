import { systemClock } from '@punctual/contracts'
import {
  type Api,
  type Json,
  type ReceivedRequest,
  startGoogle,
  startMicrosoft,
  startStripe,
  startZoom,
  type Test,
  until,
} from '@punctual/testing'
import type { Test as Tap } from 'tap'
import { dataOf } from './fixtures.ts'

/** Providers of calendars, meetings and payments, on the clock of the system that uses them. */
export type Providers = Awaited<ReturnType<typeof startProviders>>

/** Starts the providers; `env` makes a system use them and lets `advance` move its time. */
export async function startProviders(t: Test) {
  let aheadMs = 0
  const clock = { now: () => new Date(systemClock.now().getTime() + aheadMs) }
  const [google, microsoft, zoom, stripe] = await Promise.all([
    startGoogle(t, { clock }),
    startMicrosoft(t, { clock }),
    startZoom(t, { clock }),
    startStripe(t, clock.now),
  ])
  return {
    google,
    microsoft,
    zoom,
    stripe,
    clock,
    env: { ...google.env, ...microsoft.env, ...zoom.env, ...stripe.env, TEST_CLOCK: 'on' },
    async advance(api: Api, seconds: number): Promise<void> {
      await dataOf(api('POST', '/v2/test-clock/advance', { body: { seconds } }))
      aheadMs += seconds * 1000
    },
  }
}

const primary = 'hana@gmail.example'
const addresses = 'returnTo=https://app.example.com/&onErrorReturnTo=https://app.example.com/failed'

async function connect(api: Api, { google, microsoft, zoom }: Providers): Promise<void> {
  const comeBack = async (consent: (url: string) => Promise<URL>, authUrl: string) => {
    const { pathname, search } = await consent(authUrl)
    await api('GET', pathname + search, { key: null })
  }
  const { authUrl } = await dataOf(api('GET', '/v2/calendars/google/connect'))
  await comeBack(google.consent, authUrl)
  const place = { integration: 'google_calendar', externalId: primary }
  await dataOf(api('PUT', '/v2/destination-calendars', { body: place }))
  for (const [app, { consent }] of Object.entries({ zoom, msteams: microsoft })) {
    const { url } = await dataOf(api('GET', `/v2/conferencing/${app}/oauth/auth-url?${addresses}`))
    await comeBack(consent, url)
  }
}

const countOf = (requests: readonly Pick<ReceivedRequest, 'method' | 'path'>[], matching: RegExp) =>
  requests.filter(({ method, path }) => matching.test(`${method} ${path}`)).length

/** A system whose processes can be killed. */
interface Killable {
  api: Api
  scheduleId: number
  /** Starts that nothing else has booked. */
  nextStart(): string
  /** Kills a process, and waits for the next one of that name. */
  kill(name: 'scheduling' | 'bookings'): Promise<void>
  /** Stops a process where it is, until it is killed. */
  freeze(name: 'scheduling'): Promise<void>
}

/**
 * Tests that what a provider is asked for exists once, although the process that asks is killed
 * before it calls the provider, before the provider acts, or after it has acted and before its
 * answer is stored.
 */
export async function testKilledCalls(t: Tap, providers: Providers, system: Killable): Promise<void> {
  const { api, scheduleId, nextStart, kill, freeze } = system
  const { google, microsoft, zoom, stripe, clock, advance } = providers
  await connect(api, providers)
  const create = async (slug: string, over: object): Promise<number> => {
    const body = { title: slug, slug, lengthInMinutes: 30, scheduleId, ...over }
    return (await dataOf(api('POST', '/v2/event-types', { body }))).id
  }
  const online = (integration: string) => ({ locations: [{ type: 'integration', integration }] })
  const eventTypeIds = [
    await create('at-zoom', online('zoom')),
    await create('at-teams', online('office365-video')),
  ]
  const price = { price: 1500, currency: 'eur', refundPolicy: { type: 'always' } }
  const pricedId = await create('priced', price)
  const attendee = { name: 'Ann', email: 'ann@example.com', timeZone: 'UTC' }
  const book = (eventTypeId: number): Promise<Json> =>
    dataOf(api('POST', '/v2/bookings', { body: { eventTypeId, start: nextStart(), attendee } }))
  const show = (uid: string): Promise<Json> => dataOf(api('GET', `/v2/bookings/${uid}`))
  const cancel = (uid: string) => dataOf(api('POST', `/v2/bookings/${uid}/cancel`, { body: {} }))
  const eventsOf = ({ icsUid }: Json) => google.events(primary).filter(({ iCalUID }) => iCalUID === icsUid)
  const meetings = () => [zoom.meetings().length, microsoft.meetings().length]

  for (const afterwards of [false, true]) {
    const when = afterwards ? 'before it stores what providers have done' : 'before providers act'
    await t.test(
      `an event and a meeting for each booking although scheduling is killed ${when}`,
      async (t) => {
        const calls = [
          { provider: google, matching: /^POST .*\/events/, times: 2 },
          { provider: zoom, matching: /^POST .*\/meetings/, times: 1 },
          { provider: microsoft, matching: /^POST .*\/createOrGet/, times: 1 },
        ].map((call) => ({ ...call, before: countOf(call.provider.requests, call.matching) }))
        for (const { provider, matching, times } of calls)
          provider.fail({ matching, times, hangs: true, afterwards })
        const [zoomsBefore = 0, teamsBefore = 0] = meetings()
        const bookings = await Promise.all(eventTypeIds.map(book))
        const missing = () =>
          calls.filter(
            ({ provider, matching, times, before }) => countOf(provider.requests, matching) < before + times,
          )
        await until(() => missing().length === 0, {
          describe: () => missing().map(({ matching }) => `${matching} was not called`),
        })
        await kill('scheduling')
        // The claims of the killed process end.
        await advance(api, 180)
        for (const { uid, icsUid } of bookings) {
          const { meetingUrl } = await until(async () => {
            const shown = await show(uid)
            return shown.meetingUrl && shown
          })
          await until(() => eventsOf({ icsUid })[0]?.location === meetingUrl)
          await until(async () => (await dataOf(api('GET', `/v2/bookings/${uid}/references`))).length > 0)
        }
        t.same(
          bookings.map((booking) => eventsOf(booking).length),
          [1, 1],
        )
        t.same(meetings(), [zoomsBefore + 1, teamsBefore + 1])
      },
    )

    await t.test(`one refund although bookings is killed ${when}`, async (t) => {
      const { uid, payment } = await book(pricedId)
      const { headers } = await api('GET', `/v2/payments/${payment[0].uid}`, { key: null })
      const sessionId = String(headers.get('location')).split('/').at(-1)!
      await stripe.tell(api, clock, { id: `evt_${uid}`, sessionId })
      stripe.hang('/v1/refunds', { afterwards })
      const refundCalls = () => countOf(stripe.asked, /^POST \/v1\/refunds$/)
      const before = refundCalls()
      await cancel(uid)
      await until(() => refundCalls() > before)
      await kill('bookings')
      await advance(api, 120)
      await until(async () => (await show(uid)).payment[0].refunds[0].status === 'succeeded')
      const made = stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_of_${sessionId}`)
      t.match(made, [{ amount: 1500 }])
      t.equal(made.length, 1)
    })
  }

  await t.test('no event or meeting stays although scheduling is killed before it calls', async (t) => {
    const before = meetings()
    const bookings = await Promise.all(eventTypeIds.map(book))
    for (const booking of bookings) {
      const { meetingUrl } = await until(async () => {
        const shown = await show(booking.uid)
        return shown.meetingUrl && shown
      })
      await until(() => eventsOf(booking)[0]?.location === meetingUrl)
    }
    await freeze('scheduling')
    await Promise.all(bookings.map(({ uid }) => cancel(uid)))
    t.notSame(meetings(), before)
    t.same(
      bookings.map((booking) => eventsOf(booking).length),
      [1, 1],
      'the cancellation is stored, and no provider knows of it',
    )
    await kill('scheduling')
    await advance(api, 180)
    await until(() => bookings.every((booking) => eventsOf(booking).length === 0))
    await until(() => `${meetings()}` === `${before}`, { describe: () => `${meetings()}, not ${before}` })
  })
}
