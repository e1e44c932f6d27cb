import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startFirstLoads } from './first-loads.ts'
import { costOf } from './page-cost.ts'

// `node --import tsx gateway/test/page-figures.ts` prints what each page costs a browser with an
// empty cache, on this machine: requests, kilobytes as they are sent, milliseconds until it can be
// used, and how often a page with only a heading would be there in that time.

const ends: (() => unknown)[] = []
const t = { teardown: (end: () => unknown) => ends.unshift(end) }

/** Serves a page with only a heading. @returns its address */
async function aBarePage(): Promise<string> {
  const site = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Bare</title><link rel="icon" href="data:,"><h1>Bare</h1>'),
  )
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  ends.unshift(() => {
    site.closeAllConnections()
    site.close()
  })
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`
}

try {
  const { page, url, pages } = await startFirstLoads(t)
  // The first request of all builds the bundles.
  for (const { path } of pages) await fetch(url + path)
  const bare = await aBarePage()
  await costOf(page, bare, 'h1')
  const { usableMs: bareMs } = await costOf(page, bare, 'h1')
  process.stdout.write(`A bare page: ${bareMs} ms\n\n`)
  process.stdout.write(
    '| Page | Requests | KB | Usable after ms | Bare pages |\n| --- | --- | --- | --- | --- |\n',
  )
  for (const { name, path, usable } of pages) {
    const { requests, kilobytes, usableMs } = await costOf(page, url + path, usable)
    process.stdout.write(
      `| ${name} | ${requests} | ${kilobytes} | ${usableMs} | ${(usableMs / bareMs).toFixed(1)} |\n`,
    )
  }
} finally {
  for (const end of ends) await end()
}
process.exit()
