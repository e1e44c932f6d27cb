import t from 'tap'
import { type Bench, type BenchRow, Skipped } from './harness.ts'
import { runBenches } from './run-benches.ts'

const row = (name: string): BenchRow => ({ name, ours: 1, baseline: 1, ratio: 1, target: 0 })
const entry = (bench: Bench, seconds = 60) => ({ seconds, load: async () => bench })

async function runOf(benches: Record<string, ReturnType<typeof entry>>, isLong = false) {
  const printed: string[] = []
  const said: string[] = []
  const { rows, failed } = await runBenches(benches, {
    isLong,
    timeFactor: 1,
    onRow: ({ name }) => printed.push(name),
    say: (line) => said.push(line),
  })
  t.strictSame(
    printed,
    rows.map(({ name }) => name),
  )
  return { printed, failed, said: said.join('\n') }
}

t.test('a benchmark that fails ends neither the run nor its earlier rows', async (t) => {
  const { printed, failed, said } = await runOf({
    broken: entry(async ({ report }) => {
      report(row('before'))
      throw new Error('no luck')
    }),
    next: entry(async ({ report }) => report(row('after'))),
  })
  t.strictSame(printed, ['before', 'after'])
  t.strictSame(failed, ['broken'])
  t.match(said, /broken FAILED: no luck, after/)
})

t.test('a benchmark that the machine cannot run is skipped with the reason', async (t) => {
  const { failed, said } = await runOf({
    old: entry(async () => {
      throw new Skipped('the server is too old')
    }),
  })
  t.strictSame(failed, [])
  t.match(said, /old was skipped, because the server is too old/)
})

t.test('a benchmark that hangs is given up, and what it left behind is ended', async (t) => {
  const ended: string[] = []
  let late = (): void => {}
  const { failed, said, printed } = await runOf({
    hanging: entry(async ({ resources, signal, report }) => {
      resources.teardown(() => ended.push('what it had'))
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      await new Promise<void>((resolve) => {
        late = resolve
      })
      report(row('too late'))
      resources.teardown(() => ended.push('what it got later'))
    }, 0.01),
    next: entry(async () => late()),
  })
  t.strictSame(failed, ['hanging'])
  t.match(said, /hanging FAILED: given up/)
  t.strictSame(ended, ['what it had', 'what it got later'])
  t.strictSame(printed, [])
})

t.test('a long run takes the first counts and has no limits', async (t) => {
  const { printed, failed } = await runOf(
    {
      long: entry(async ({ pick, hasTime, report }) => {
        await new Promise((resolve) => setImmediate(resolve))
        report(row(`${pick('long', 'brief')} ${hasTime()}`))
      }, 0),
    },
    true,
  )
  t.strictSame(printed, ['long true'])
  t.strictSame(failed, [])
})
