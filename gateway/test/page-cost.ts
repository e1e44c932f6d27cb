import type { openPage } from '@punctual/testing'

type Page = Awaited<ReturnType<typeof openPage>>

/** What a page costs a browser with an empty cache. */
export interface PageCost {
  requests: number
  /** Kilobytes of 1024 bytes as they are sent, headers too. */
  kilobytes: number
  /** Milliseconds until it can be used. */
  usableMs: number
}

/** Opens a page. @param usable a selector of what a person needs of it */
export async function costOf(page: Page, address: string, usable: string): Promise<PageCost> {
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
