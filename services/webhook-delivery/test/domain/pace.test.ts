import fc from 'fast-check'
import t from 'tap'
import { allowedNow, pacedAfter } from '../../src/domain/delivery-classes.ts'

const start = Date.parse('2026-12-01T08:00:00.000Z')

/**
 * Sends all allowed requests after each of these gaps in milliseconds. @returns when each request
 * went out
 */
function run(perSecond: number, steps: readonly number[]): number[] {
  const sent: number[] = []
  let pacedUntil: Date | null = null
  let at = start
  for (const step of steps) {
    at += step
    const now = new Date(at)
    const taken = allowedNow({ perSecond, pacedUntil }, now)
    if (taken > 0) pacedUntil = pacedAfter({ perSecond, pacedUntil }, taken, now)
    for (let n = 0; n < taken; n++) sent.push(at)
  }
  return sent
}

t.test('no span exceeds the rate plus one burst, whenever it is checked', async () => {
  const rate = fc.integer({ min: 1, max: 1_000 })
  const steps = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 })
  fc.assert(
    fc.property(rate, steps, (perSecond, steps) => {
      const sent = run(perSecond, steps)
      const burst = Math.max(1, Math.floor(perSecond / 4))
      return sent.every((from, first) =>
        sent.every(
          (to, last) =>
            last < first || last - first + 1 <= burst + Math.floor(((to - from) * perSecond) / 1_000),
        ),
      )
    }),
  )
})

t.test('frequent checks reach the full rate', async (t) => {
  for (const perSecond of [1, 3, 10, 50, 200])
    t.ok(run(perSecond, Array<number>(1_000).fill(10)).length >= perSecond * 10 * 0.95, `${perSecond}`)
})
