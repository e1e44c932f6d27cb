import { fileTimeoutMs } from '@punctual/testing'
import t from 'tap'
import { prepareGround, type Safeguard, safeguards, simulate } from './simulation.ts'

// simulation.test.ts runs this program from its sources.

t.setTimeout(fileTimeoutMs)

const ground = await prepareGround(t)
const seeds = [1, 2, 3]
/**
 * A safeguard that is missing shows within these seeds. Missing locks show in few: each of two
 * consumers notices most messages that the other one took.
 */
const seedsOfDamage = Array.from({ length: 10 }, (_, index) => index + 11)

t.test('every invariant holds, and a seed gives the same schedule again', async (t) => {
  const traces: (readonly string[])[] = []
  for (const seed of seeds) {
    const { violations, trace } = await simulate(ground, seed)
    t.same(violations, [], `seed ${seed}`)
    traces.push(trace)
  }
  t.same((await simulate(ground, 1)).trace, traces[0])
  t.notSame(traces[1], traces[0])
})

const noticed: Record<Safeguard, RegExp> = {
  deduplication: /^events-once: /,
  sequence: /^events-in-order: /,
  locks: /^events-in-order: /,
  'timer rows': /^timers-once: /,
}

for (const safeguard of safeguards)
  t.test(`damage is noticed: without ${safeguard}`, async (t) => {
    const isNoticed = (found: readonly string[]) => found.some((one) => noticed[safeguard].test(one))
    let found: string[] = []
    for (const seed of seedsOfDamage)
      if (!isNoticed(found)) found = (await simulate(ground, seed, safeguard)).violations
    t.ok(isNoticed(found), `${found}`)
  })
