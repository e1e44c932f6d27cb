import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unpackDebianPackage } from '@punctual/servers'
import t from 'tap'
import { parse } from 'yaml'
import { root } from '../local/root.ts'

// Rules and dashboards use only metrics that exist, every alert has a runbook, and promtool agrees.

interface Rules {
  groups: {
    rules: { alert?: string; record?: string; expr: string; annotations?: Record<string, string> }[]
  }[]
}

const folder = join(root, 'deploy/monitoring')
const rules = (parse(await readFile(join(folder, 'rules.yaml'), 'utf8')) as Rules).groups.flatMap(
  (group) => group.rules,
)
const dashboard = JSON.parse(await readFile(join(folder, 'dashboard.json'), 'utf8')) as {
  panels: { title: string; targets?: { expr: string }[] }[]
}

/** Names of metrics in a query; recorded ones have colons. */
const metricsIn = (query: string): string[] =>
  [...query.replace(/\{[^}]*\}|\((?:\w+, )*\w+\)(?= \()/g, '').matchAll(/\b[a-z]+(?:[_:][a-z0-9_]+)+\b/g)]
    .map(([name]) => name)
    .filter((name) => !others.test(name))

/** Functions of the query language, and metrics of prom-client itself. */
const others = /^(histogram_quantile|avg_over_time|process_\w+)$/

const sources = [
  'libs/http/src/metrics.ts',
  'libs/http/src/schema-metrics.ts',
  'services/scheduling/src/calendars/calendar-metrics.ts',
  'services/webhook-delivery/src/delivery/metrics.ts',
]

async function knownMetrics(): Promise<Set<string>> {
  const texts = await Promise.all(sources.map((path) => readFile(join(root, path), 'utf8')))
  const names = texts.flatMap((text) => [...text.matchAll(/(?:name: |gauge\(\s*)'([a-z_]+)'/g)])
  return new Set(names.map(([, name = '']) => name))
}

t.test('rules and the dashboard use only metrics that exist', async (t) => {
  const known = await knownMetrics()
  const recorded = new Set(rules.flatMap(({ record }) => record ?? []))
  const queries = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ]
  const unknown = queries
    .flatMap(metricsIn)
    .filter((name) => !recorded.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, '')))
  t.same(unknown, [])
  t.ok(queries.flatMap(metricsIn).length > 20)
})

t.test('every alert has a runbook', async (t) => {
  const runbooks = await readFile(join(root, 'docs/operate/runbooks.md'), 'utf8')
  const headings = [...runbooks.matchAll(/^## (\w+)$/gm)].map(([, heading]) => heading)
  const alerts = rules.flatMap(({ alert, annotations }) => (alert ? [{ alert, annotations }] : []))
  t.same(
    alerts.map(({ alert }) => alert),
    headings,
  )
  for (const { alert, annotations } of alerts)
    t.equal(annotations?.runbook, `docs/operate/runbooks.md#${alert.toLowerCase()}`)
})

const run = promisify(execFile)
const runs = (file: string) =>
  run(file, ['--version']).then(
    () => true,
    () => false,
  )

/** Returns the promtool of the PATH, or that of Debian's package, which is downloaded once. */
async function findPromtool(): Promise<string> {
  if (await runs('promtool')) return 'promtool'
  const kept = join(root, 'node_modules/.cache/punctual/bin/promtool')
  if (await runs(kept)) return kept
  const download = await mkdtemp(join(tmpdir(), 'punctual-promtool-'))
  try {
    const unpacked = await unpackDebianPackage('prometheus', download)
    await mkdir(dirname(kept), { recursive: true })
    await cp(join(unpacked, 'usr/bin/promtool'), kept)
  } finally {
    await rm(download, { recursive: true })
  }
  return kept
}
const promtool = await findPromtool().catch((error: Error) => error)
const skip = promtool instanceof Error && `install Prometheus, which has promtool: ${promtool.message}`

t.test('promtool accepts the rules and their tests', { skip }, async (t) => {
  await t.resolves(run(String(promtool), ['test', 'rules', 'rules.test.yaml'], { cwd: folder }))
})
