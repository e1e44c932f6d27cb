import { type BenchRun, figuresOf } from './harness.ts'

const programs = 'services/webhook-delivery/test/bench'

/** From a full queue to one receiver, against plain loops that send the same requests. */
export async function drainBench(run: BenchRun): Promise<void> {
  type Figures = Record<'concurrency' | 'ours' | 'got' | 'undici', number>
  const { concurrency, ours, got, undici } = await figuresOf<Figures>(run, `${programs}/drain.ts`, {
    args: run.pick([4_000, 3], [960, 2]),
  })
  const name = `webhooks: deliveries a second, ${concurrency} at a time, against a bare loop of`
  run.report({ name: `${name} got`, ours, baseline: got, ratio: ours / got, target: 0.6 })
  run.report({ name: `${name} undici`, ours, baseline: undici, ratio: ours / undici, target: 0 })
}

/** The wait of healthy subscribers next to bad ones, against without: at most twice as long. */
export async function fairnessBench(run: BenchRun): Promise<void> {
  type Waits = Record<'p50' | 'p99', number>
  const { baseline, withOthers } = await figuresOf<{ baseline: Waits; withOthers: Waits }>(
    run,
    `${programs}/fairness.ts`,
    { args: run.pick([8, 2], [4, 1]) },
  )
  const name =
    'webhooks: ms from commit to first byte beside a hanging and a 10 000-deep subscriber, against without:'
  run.report({
    name: `${name} p99`,
    ours: withOthers.p99,
    baseline: baseline.p99,
    ratio: baseline.p99 / withOthers.p99,
    target: 0.5,
  })
  run.report({
    name: `${name} p50`,
    ours: withOthers.p50,
    baseline: baseline.p50,
    ratio: baseline.p50 / withOthers.p50,
    target: 0,
  })
}
