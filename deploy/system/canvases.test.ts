import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as contracts from '@punctual/contracts'
import t from 'tap'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Each service with the first part of its event names. */
const services = {
  identity: 'identity',
  scheduling: 'scheduling',
  bookings: 'bookings',
  automation: 'automation',
  'webhook-delivery': 'webhooks',
}

/** Returns the code items of a section of a canvas: of list items and first cells of tables. */
function itemsOf(canvas: string, heading: string): string[] {
  const [, section = ''] = canvas.split(new RegExp(`^## ${heading}$`, 'm'))
  return section
    .split(/^## /m, 1)[0]!
    .split('\n')
    .flatMap((line) => /^\| ?(`[^|]*)\|/.exec(line)?.[1] ?? /^- (.*)/.exec(line)?.[1] ?? [])
    .flatMap((item) => [...item.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code))
    .sort()
}

/** Returns the events of a section; an item may contain more than the event. */
const eventsOf = (canvas: string, heading: string): string[] =>
  itemsOf(canvas, heading).filter((code) => /^[a-z]+\.[a-z-]+\.[a-z-]+$/.test(code))

/** Returns the tables that a service's migrations leave, without partitions. */
async function tablesOf(service: string): Promise<string[]> {
  const folder = join(root, 'services', service, 'src/db/migrations')
  const tables = new Set<string>()
  for (const file of (await readdir(folder)).sort()) {
    const sql = (await readFile(join(folder, file), 'utf8')).replace(/--.*/g, '')
    for (const [, created, dropped, renamed, name] of sql.matchAll(
      /create (?:unlogged )?table (?!\w+ partition of)"?(\w+)|drop table (?:if exists )?"?(\w+)|alter table "?(\w+)"? rename to "?(\w+)/g,
    )) {
      for (const gone of [dropped, renamed]) if (gone) tables.delete(gone)
      for (const added of [created, name]) if (added) tables.add(added)
    }
  }
  return [...tables].filter((table) => !table.endsWith('_default')).sort()
}

/**
 * Returns the paths in a canvas; `...` may abbreviate either end, and a single letter may stand for
 * other paths.
 */
function pathsOf(canvas: string): { tail: string; isHead: boolean }[] {
  return [...canvas.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.split(/,\s*/))
    .map((code) => code.replace(/^(GET|POST|PATCH|PUT|DELETE)( of)? /, '').replace(/\?.*/, ''))
    .flatMap((code) => [code.replace(/\[[^\]]*\]/g, ''), code.replace(/[[\]]/g, '')])
    .map((code) => ({ tail: code.replace(/^([A-Z]|\.\.\.)?(?=\/)/, ''), isHead: code.endsWith('...') }))
    .filter(({ tail }) => tail.startsWith('/'))
}

/** Returns the paths that only other services and the gateway call. */
async function internalPathsOf(service: string): Promise<string[]> {
  const folder = join(root, 'services', service, 'src')
  const files = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.ts'))
  const texts = await Promise.all(files.map((path) => readFile(join(folder, path), 'utf8')))
  return texts
    .filter((text) => /internal: \[/.test(text))
    .flatMap((text) => [...text.matchAll(/'(\/internal\/[\w:/-]+)'/g)].map(([, path = '']) => path))
}

for (const [service, source] of Object.entries(services))
  t.test(`the canvas of ${service} names its routes, events and tables`, async (t) => {
    const canvas = await readFile(join(root, 'services', service, 'README.md'), 'utf8')
    const named = pathsOf(canvas)
    const served = [
      ...contracts.policy[service as keyof typeof contracts.policy].map(({ path }) => path),
      ...(await internalPathsOf(service)),
    ]
    t.strictSame(
      served.filter(
        (path) =>
          !named.some(({ tail, isHead }) =>
            isHead ? path.startsWith(tail.slice(0, -3)) : path.endsWith(tail),
          ),
      ),
      [],
    )

    const published = [...contracts.eventRegistry.keys()].filter((type) => type.startsWith(`${source}.`))
    t.strictSame(eventsOf(canvas, 'Publishes'), published.sort())

    const consumed = contracts.events
      .filter(({ consumers }) => consumers.some((one) => one === service))
      .map(({ definition }) => `${definition.type}`)
    t.ok(consumed.length > 0)
    t.strictSame(eventsOf(canvas, 'Consumes'), consumed.sort())

    // A canvas also lists tables of libraries that the service uses, such as timer.
    const listed = new Set(itemsOf(canvas, 'Tables'))
    t.strictSame(
      (await tablesOf(service)).filter((table) => !listed.has(table)),
      [],
    )
  })
