import { TestClock } from '@punctual/testing'
import t from 'tap'
import { Breaker } from '../src/forwarding/breaker.ts'

function settle(breaker: Breaker, times: number, failed: boolean): void {
  for (let time = 0; time < times; time += 1) {
    breaker.allows()
    breaker.record(failed)
  }
}

t.test('opens at half of at least 20 calls', async (t) => {
  const breaker = new Breaker(new TestClock())
  settle(breaker, 10, false)
  settle(breaker, 9, true)
  t.ok(breaker.allows())
  breaker.record(true)
  t.notOk(breaker.allows())
})

t.test('lets one trial call through after a second', async (t) => {
  const clock = new TestClock()
  const breaker = new Breaker(clock)
  settle(breaker, 20, true)
  clock.advance(999)
  t.notOk(breaker.allows())
  clock.advance(1)
  t.ok(breaker.allows())
  t.notOk(breaker.allows(), 'only one')
  breaker.record(true)
  t.notOk(breaker.allows())
  clock.advance(1_000)
  t.ok(breaker.allows())
  breaker.record(false)
  t.ok(breaker.allows())
  breaker.record(true)
  t.ok(breaker.allows(), 'the count starts again')
})

t.test('ignores failures of earlier periods', async (t) => {
  const clock = new TestClock()
  const breaker = new Breaker(clock)
  settle(breaker, 19, true)
  clock.advance(10_000)
  settle(breaker, 19, true)
  t.ok(breaker.allows())
})
