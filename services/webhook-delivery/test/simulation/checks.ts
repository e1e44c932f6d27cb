import { fileTimeoutMs } from '@punctual/testing'
import t from 'tap'
import { type Ground, prepareGround, type Safeguard, safeguards } from './ground.ts'
import { simulate } from './simulation.ts'

// simulation.test.ts runs this program from its sources.

t.setTimeout(fileTimeoutMs)

/** The model is held to Postgres by some seeds, and runs more. */
const both = await prepareGround(t, 'both')
const model = await prepareGround(t, 'model')
const sharedSeeds = [1, 2]
const modelSeeds = Array.from({ length: 24 }, (_, index) => index + 3)
/**
 * A missing safeguard shows by one of these seeds in the model, and then by the same one in
 * Postgres. Missing locks show by one seed in twenty, as each of two consumers notices most
 * messages that the other one took: the first such seed is soon after the start of these.
 */
const seedsOfDamage = Array.from({ length: 200 }, (_, index) => index + 51)

t.test('every invariant holds, and a seed gives the same schedule again', async (t) => {
  const traces: (readonly string[])[] = []
  for (const seed of sharedSeeds) {
    const { violations, trace } = await simulate(both, seed)
    t.same(violations, [], `seed ${seed}, in Postgres and in the model`)
    traces.push(trace)
  }
  t.same((await simulate(both, 1)).trace, traces[0])
  t.notSame(traces[1], traces[0])
  for (const seed of modelSeeds) t.same((await simulate(model, seed)).violations, [], `seed ${seed}`)
  t.same((await simulate(model, 7)).trace, (await simulate(model, 7)).trace)
})

const noticed: Record<Safeguard, RegExp> = {
  deduplication: /^events-once: /,
  sequence: /^events-in-order: /,
  locks: /^events-in-order: /,
  'timer rows': /^timers-once: /,
}

for (const safeguard of safeguards)
  t.test(`damage is noticed: without ${safeguard}`, async (t) => {
    const shown = async (ground: Ground, seed: number) => {
      const { violations } = await simulate(ground, seed, { without: safeguard })
      t.notMatch(`${violations}`, /the model differs/, 'both show the same damage')
      return violations.find((one) => noticed[safeguard].test(one))
    }
    const seen: (string | undefined)[] = []
    for (const seed of seedsOfDamage)
      if (seen.length < 2) {
        const inModel = await shown(model, seed)
        const inBoth = inModel && (await shown(both, seed))
        if (inBoth) seen.push(inModel, inBoth)
      }
    t.equal(seen.length, 2, `${seen}`)
  })
