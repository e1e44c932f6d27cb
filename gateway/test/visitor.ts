import { type Json, openPage, type Stack } from '@punctual/testing'
import type { Test } from 'tap'

type Page = Awaited<ReturnType<typeof openPage>>

/** A visitor of booking pages in a real browser. */
export interface Visitor {
  page: Page
  /** Errors in the browser since this was last emptied. */
  problems: string[]
  /**
   * Picks a time on the last free day in the month of the day after tomorrow.
   * @returns the start in UTC
   */
  pickTime(place?: 'first' | 'last', whenOffered?: () => Promise<unknown>): Promise<string>
  /** Fills in name and email address. */
  introduce(name: string, email: string): Promise<void>
  /** Loads the booking of the open page. */
  booking(): Promise<Json>
}

export const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Creates a visitor in New York. The browser uses the real clock, so the stack is set to it. */
export async function aVisitor(t: Test, { api, clock }: Pick<Stack, 'api' | 'clock'>): Promise<Visitor> {
  const now = new Date(Date.now())
  clock.set(now.toISOString())
  const wanted = new Date(now.getTime() + 2 * 86_400_000).toISOString().slice(0, 7)
  const page = await openPage(t, { timezoneId: 'America/New_York', locale: 'en-US' })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  return {
    page,
    problems,
    async pickTime(place = 'first', whenOffered = async () => {}) {
      await page.locator('.calendar').waitFor()
      if (!now.toISOString().startsWith(wanted)) await page.getByLabel('Next month').click()
      await page.locator('.picker:not([aria-busy])').waitFor()
      await page.locator('td button:enabled').last().click()
      const button = page.locator('.times button')[place]()
      await button.waitFor()
      await whenOffered()
      const start = await button.getAttribute('data-start')
      await button.click()
      return start ?? ''
    },
    async introduce(name, email) {
      await page.getByLabel('Your name').fill(name)
      await page.getByLabel('Email address').fill(email)
    },
    async booking() {
      const [, uid] = /\/booking\/([^/?]+)/.exec(page.url()) ?? []
      return (await api('GET', `/v2/bookings/${uid}`)).body.data
    },
  }
}
