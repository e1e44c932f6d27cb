import type { Json } from '@punctual/testing'
import type { Test } from 'tap'
import type { Visitor } from './visitor.ts'

type Page = Visitor['page']

/** What the visitor sees in the calendar once its times are loaded. */
const loaded = (page: Page) => page.locator('.picker:not([aria-busy]) .calendar').waitFor()
const focused = (page: Page): Promise<string> => page.evaluate('document.activeElement.dataset.date ?? ""')
const pickedIn = (page: Page) => new URL(page.url()).searchParams
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Tests how a visitor moves between days and times, on a page where every day has free times. */
export function testPicks(
  t: Test,
  { page, problems }: Pick<Visitor, 'page' | 'problems'>,
  /** Address of the page, and of one whose first free day is so many days ahead. */
  { address, later }: { address: string; later: { address: string; firstDay: string } },
): void {
  const openNextMonth = async () => {
    await page.goto(address)
    await loaded(page)
    await page.getByLabel('Next month').click()
    await loaded(page)
  }

  t.test('picks survive a reload, and Back undoes the last one', async (t) => {
    await openNextMonth()
    await page.locator('td button:enabled').last().click()
    await page.locator('.times button').first().click()
    const details = page.getByRole('heading', { name: 'Your details' })
    await details.waitFor()
    const { date, slot } = Object.fromEntries(pickedIn(page))
    t.match({ date, slot }, { date: /^\d{4}-\d\d-\d\d$/, slot: /T/ })
    await page.reload()
    await details.waitFor()
    t.match(Object.fromEntries(pickedIn(page)), { date, slot })
    await page.getByLabel('Your name').fill('Ann Attendee')
    await page.goBack()
    await page.locator('.times button').first().waitFor()
    t.match(Object.fromEntries(pickedIn(page)), { date })
    t.equal(pickedIn(page).get('slot'), null)
    await page.goForward()
    await details.waitFor()
    t.equal(await page.getByLabel('Your name').inputValue(), 'Ann Attendee', 'what was typed is kept')
  })

  t.test('a month that fails to load can be tried again', async (t) => {
    await page.goto(address)
    await loaded(page)
    await page.route('**/v2/slots?*', (route) => route.abort(), { times: 1 })
    await page.getByLabel('Next month').click()
    t.match(await page.getByRole('alert').textContent(), /server cannot be reached/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await loaded(page)
    t.ok((await page.locator('td button:enabled').count()) > 20)
    t.match(problems.splice(0), [/ERR_FAILED/])
  })

  t.test('an empty month leads to the next free day', async (t) => {
    await page.goto(later.address)
    await page.getByText('No times are free in this month.').waitFor()
    await page.getByRole('button', { name: /^Next free day: / }).click()
    await page.locator('.times button').first().waitFor()
    t.equal(pickedIn(page).get('date'), later.firstDay)
    t.match(await page.evaluate('document.activeElement.textContent'), /^Pick a time on /)
  })

  t.test('keys move in the calendar', async (t) => {
    await openNextMonth()
    const days = page.locator('td button:enabled')
    const [first, last] = await Promise.all(
      [days.first(), days.last()].map((day) => day.getAttribute('data-date')),
    )
    await page.locator('td button[tabindex="0"]').focus()
    const press = async (key: string, expected: string) => {
      await page.keyboard.press(key)
      t.equal(await focused(page), expected, key)
    }
    const from = first ?? ''
    await press('ArrowRight', dayAfter(from, 1))
    await press('ArrowDown', dayAfter(from, 8))
    await press('ArrowLeft', dayAfter(from, 7))
    await press('ArrowUp', from)
    await press('End', last ?? '')
    await press('Home', from)
    await page.keyboard.press('PageDown')
    await page
      .locator(`td button[data-date^="${dayAfter(last ?? '', 1).slice(0, 7)}"]`)
      .first()
      .waitFor()
  })

  t.test('zones are found by typing, with their offsets', async (t) => {
    await openNextMonth()
    const zone = page.locator('#zone')
    await zone.focus()
    const offset = page.locator('#zones option[value="Asia/Tokyo"]')
    t.equal(await offset.textContent(), 'GMT+9')
    const type = async (text: string) => {
      await zone.fill(text)
      await zone.press('Enter')
      await loaded(page)
    }
    await type('Asia/Atlantis')
    t.equal(await zone.inputValue(), 'America/New_York', 'an unknown zone changes nothing')
    await type('asia/tokyo')
    await page.locator('td button:enabled').first().click()
    // 9 o'clock in Berlin.
    t.match(await page.locator('.times button').first().textContent(), /^[45]:00 PM$/)
    t.equal(pickedIn(page).get('timeZone'), 'Asia/Tokyo')
  })
}

/** Tests the links that add the booking of the open page to a calendar. */
export async function testCalendarLinks(t: Test, page: Page, { uid }: Json): Promise<void> {
  await page.getByText('Add to a calendar').click()
  const file = page.locator('a[download="booking.ics"]')
  await file.waitFor()
  const all = await page.locator('details a').all()
  const links = await Promise.all(all.map((link) => link.getAttribute('href')))
  t.ok(links.some((link) => link?.startsWith('https://calendar.google.com/')))
  t.ok(links.some((link) => link?.startsWith('https://outlook.')))
  const ics = decodeURIComponent((await file.getAttribute('href')) ?? '')
  t.match(ics, /BEGIN:VCALENDAR[\s\S]*END:VCALENDAR/)
  t.match(ics.replaceAll(/\r?\n /g, ''), uid)
}
