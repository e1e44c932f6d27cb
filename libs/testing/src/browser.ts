import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { waitTimeoutMs } from './ceilings.ts'
import { testConfig } from './config.ts'
import type { Test } from './test.ts'

/** The shell is first: it is Chromium without windows, and the same pages need half the CPU. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Disables all network use of the browser itself: downloads, reports, updates. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

async function firstThere(): Promise<string | undefined> {
  const { chromiumPath } = testConfig()
  for (const file of chromiumPath ? [chromiumPath] : usualPlaces)
    if (
      await access(file, constants.X_OK).then(
        () => true,
        () => false,
      )
    )
      return file
  return undefined
}

/**
 * Returns this machine's Chromium, or installs Debian's package if allowed. @throws Error that
 * names what was tried
 */
export async function findBrowser(): Promise<string> {
  const found = await firstThere()
  if (found) return found
  let said = 'no root to install it'
  if (process.getuid?.() === 0) {
    const run = promisify(execFile)
    const aptGet = (...words: string[]) => run('apt-get', ['-q', ...words], { timeout: 600_000 })
    const install = (name: string) => aptGet('install', '-y', '--no-install-recommends', name)
    said = await install('chromium-headless-shell')
      .catch(() => aptGet('update').then(() => install('chromium-headless-shell')))
      // Older releases of Debian have no shell.
      .catch(() => install('chromium'))
      .then(({ stderr }) => stderr, String)
  }
  const installed = await firstThere()
  if (installed) return installed
  throw new Error(`There is no Chromium, nor at CHROMIUM_PATH, and Debian's could not be installed: ${said}`)
}

export interface BrowserOptions {
  /** IANA zone of the visitor. Default: UTC. */
  timezoneId?: string
  /** Default: en-US. */
  locale?: string
  /** Default: true. */
  javaScriptEnabled?: boolean
}

/** The browser of this process while it has pages: starting one takes longer than most tests. */
let shared: { browser: Promise<Browser>; pages: number } | undefined

async function launch(): Promise<Browser> {
  const executablePath = await findBrowser()
  // Loaded by the few tests that open a page.
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath, args })
}

/**
 * Opens a page in a real headless Chromium, which the open pages share, with an empty profile of
 * its own; closed when the test ends.
 */
export async function openPage(t: Test, options: BrowserOptions = {}): Promise<Page> {
  shared ??= { browser: launch(), pages: 0 }
  const own = shared
  own.pages++
  let context: BrowserContext | undefined
  t.teardown(async () => {
    await context?.close()
    own.pages--
    if (own.pages > 0) return
    if (shared === own) shared = undefined
    await (await own.browser).close()
  })
  const browser = await own.browser
  context = await browser.newContext({ timezoneId: 'UTC', locale: 'en-US', ...options })
  context.setDefaultTimeout(waitTimeoutMs)
  return context.newPage()
}

/** Answers a request with a page that leads to that address. */
export const leadTo = (route: Route, address: string): Promise<void> =>
  route.fulfill({
    contentType: 'text/html',
    body: `<script>location.replace(${JSON.stringify(address)})</script>`,
  })

/**
 * Replaces the redirects of these addresses by pages that lead on: the browser does not offer the
 * target of a redirect to `page.route`.
 */
export const routeRedirects = (page: Page, addresses: string): Promise<unknown> =>
  page.route(addresses, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const { location } = response.headers()
    await (location === undefined ? route.fulfill({ response }) : leadTo(route, location))
  })
