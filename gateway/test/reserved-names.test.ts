import { publicWords } from '@punctual/contracts'
import { createLog, createMetrics } from '@punctual/http'
import { TestClock } from '@punctual/testing'
import t from 'tap'
import { createGateway, type GatewayParts } from '../src/app.ts'

const anyService = { get: () => ({}) }

/** The parts that a gateway needs to create its routes; none is called. */
const parts = {
  clock: new TestClock(),
  log: createLog('test', 'silent'),
  metrics: createMetrics('gateway'),
  limits: { countCall: async () => {} },
  retirement: { deprecatedAt: new Date(0), sunsetAt: new Date(0), successorUrl: '' },
  forwarding: { signer: {}, upstreams: { calls: anyService, streams: anyService }, streams: { close() {} } },
  inFlight: {},
  sessions: {},
  trustedProxies: [],
}
const app = createGateway(parts as unknown as GatewayParts)
await app.ready()

const firstWords = new Set<string>()
for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
  const [, word = ''] = /^[├└]── \/([^/\s]*)/.exec(line) ?? []
  if (word !== '' && !word.startsWith(':') && !word.startsWith('*')) firstWords.add(word)
}

t.test('usernames cannot equal the first path segment of a gateway route', async (t) => {
  for (const word of ['v1', 'v2', 'booking', 'team', 'o', 'd', 'console', 'docs', 'health', 'openapi.json'])
    t.ok(firstWords.has(word), `the gateway has /${word}`)
  for (const word of firstWords) t.ok(publicWords.has(word), word)
})

t.test('paths of pages do not overlap', async (t) => {
  const isPage = async (path: string) =>
    /^text\/html/.test((await app.inject(path)).headers['content-type'] as string)
  for (const path of [
    '/ann',
    '/team/sales',
    '/o/acme/ann',
    '/o/acme/team/sales',
    '/ann/intro',
    '/team/sales/intro',
    '/o/acme/ann/intro',
    '/o/acme/team/sales/intro',
  ])
    t.ok(await isPage(path), path)
  for (const path of ['/o/acme', '/o/acme/o/intro', '/v2/intro', '/room/intro'])
    t.notOk(await isPage(path), path)
})
