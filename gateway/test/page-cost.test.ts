import { fileTimeoutMs } from '@punctual/testing'
import t from 'tap'
import { mostKilobytes, startFirstLoads } from './first-loads.ts'
import { costOf } from './page-cost.ts'

t.setTimeout(fileTimeoutMs)

// What a browser with an empty cache loads of each page.

const { page, url, pages } = await startFirstLoads(t)

for (const { name, path, usable, requests: mostRequests } of pages)
  t.test(`${name}: at most ${mostKilobytes} KB in ${mostRequests} requests`, async (t) => {
    const { requests, kilobytes } = await costOf(page, url + path, usable)
    t.ok(requests > 1 && requests <= mostRequests, `${requests} requests`)
    t.ok(kilobytes > 1 && kilobytes <= mostKilobytes, `${kilobytes} KB`)
  })
