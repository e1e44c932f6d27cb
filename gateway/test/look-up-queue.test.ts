import t from 'tap'
import { LookUpQueue } from '../src/limits/look-up-queue.ts'

/** Creates a look-up that waits until it is released. */
function held() {
  let release = () => {}
  const ended = new Promise<void>((resolve) => {
    release = resolve
  })
  return { release: () => release(), lookUp: () => ended }
}

t.test('an address looks up one unknown credential at a time, in order', async (t) => {
  const queue = new LookUpQueue()
  const order: string[] = []
  let underWay = 0
  const lookUp = (name: string) => async () => {
    underWay += 1
    t.equal(underWay, 1)
    await Promise.resolve()
    order.push(name)
    underWay -= 1
    return name
  }
  const names = ['a', 'b', 'c', 'd']
  t.same(await Promise.all(names.map((name) => queue.run('x', lookUp(name)))), names)
  t.same(order, names)
})

t.test('addresses do not wait for each other, and the next look-up begins after a failure', async (t) => {
  const queue = new LookUpQueue()
  const { release, lookUp } = held()
  const slow = queue.run('x', lookUp)
  const next = queue.run('x', async () => 'next')
  t.equal(await queue.run('y', async () => 'other'), 'other')
  release()
  await slow
  t.equal(await next, 'next')
  await t.rejects(
    queue.run('x', async () => {
      throw new Error('refused')
    }),
    /refused/,
  )
  t.equal(await queue.run('x', async () => 'again'), 'again')
})

t.test('a full queue drops a random look-up; the others get their turn', async (t) => {
  const lots = [0, 0.5, 0.999]
  const queue = new LookUpQueue(() => lots.shift() ?? 0)
  const { release, lookUp } = held()
  const first = queue.run('x', lookUp)
  const waiting = Array.from({ length: 103 }, (_, index) =>
    queue.run('x', async () => index).catch((error: { status: number; retryAfter: number }) => error),
  )
  release()
  await first
  const results = await Promise.all(waiting)
  const refused = results.flatMap((result, index) => (typeof result === 'number' ? [] : [index]))
  t.equal(refused.length, 3)
  t.equal(refused[0], 0, 'the oldest, if it is drawn')
  t.ok(refused.includes(102), 'the newest, if it is drawn')
  t.match(results[0], { status: 429, retryAfter: 1 })
})
