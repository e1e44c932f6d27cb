import { appendEvent } from '@punctual/db'
import { until } from '@punctual/testing'
import t from 'tap'
import { apply } from '../src/apply.ts'
import type { Item } from '../src/decode.ts'
import { decode } from '../src/decode.ts'
import { inBatches, type Subscription, subscribe } from '../src/index.ts'
import { clock, quiet, record, type TestBench, testBench, thingChanged, thingEnded } from './test-bench.ts'

/** Applies events in one batch, as a consumer that has just received them. */
async function applied(here: TestBench, handlers: readonly Subscription[], types: string[]): Promise<void> {
  const items: Item[] = []
  for (const [index, type] of types.entries()) {
    const definition = type === 'ended' ? thingEnded : thingChanged
    const event = await here.publisher.transaction((tx) =>
      appendEvent(tx, definition, {
        subject: `${type} ${index}`,
        version: 1,
        organizationId: 1,
        data: { n: index },
        at: clock.now(),
      }),
    )
    const text = JSON.stringify(event)
    items.push({ sequence: index + 1, text, decoded: decode(text, handlers) })
  }
  const repeated = [...items, ...items.slice(0, 1)]
  await apply(
    { db: here.sink, consumer: 'automation', durable: 'automation', stream: 'S', clock, log: quiet },
    repeated,
  )
}

t.test('a handler of batches gets successive events at once, each once and in order', async (t) => {
  const here = await testBench(t)
  const calls: string[] = []
  const both = inBatches<{ n: number }>(async (_tx, events) =>
    calls.push(events.map(({ data }) => data.n).join()),
  )
  const handlers = [subscribe(thingChanged, both), subscribe(thingEnded, both)]
  await applied(here, handlers, ['changed', 'ended', 'changed', 'ended'])
  t.same(calls, ['0,1,2,3'])

  calls.length = 0
  const single = subscribe(thingEnded, async (_tx, { data }) => calls.push(`single ${data.n}`))
  const [changed] = handlers
  await applied(here, [changed!, single], ['changed', 'changed', 'ended', 'ended', 'changed'])
  t.same(calls, ['0,1', 'single 2', 'single 3', '4'], 'not before an earlier event of another handler')
})

t.test('an event that fails its batch is given up, and the others are handled once', async (t) => {
  const here = await testBench(t)
  const picky = inBatches<{ n: number }>(async (tx, events) => {
    for (const event of events) await record(tx, event)
    if (events.some(({ subject }) => subject === 'bad')) throw new Error('no such thing')
  })
  await here.write('a', 'b', 'bad', 'a', 'c')
  here.relay()
  here.consumer({ handlers: [subscribe(thingChanged, picky)], retryDelays: [20] })
  const [letter] = await until(async () => {
    const rows = await here.sink.sql<{ subject: string; attempts: number }[]>`
      select subject, attempts from dead_letter`
    return rows.length > 0 && rows
  })
  t.match(letter, { subject: 'bad', attempts: 2 })
  t.same(
    (await here.handledAll(4)).map(({ subject }) => subject),
    ['a', 'b', 'a', 'c'],
  )
})
