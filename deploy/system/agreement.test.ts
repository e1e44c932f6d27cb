import { readCommandLine } from '@punctual/http'
import { drawOf, fileTimeoutMs, startStack } from '@punctual/testing'
import t from 'tap'
import { placeOf, prepareGround } from './agreement/places.ts'
import {
  cancelOne,
  changeHours,
  type Depth,
  type Probing,
  probeConfirm,
  probeMoves,
  probeNew,
  probeReassign,
} from './agreement/probes.ts'
import { Tally } from './agreement/tally.ts'
import { everyStart, type Kind, someWorld } from './agreement/worlds.ts'
import { dataOf } from './fixtures.ts'

// No listed slot is refused, and no start is taken that is not listed, whatever rules an event type
// combines. docs/domain.md#where-lists-and-checks-differ lists the deliberate exceptions.
// `npm run agreement -- --probes 100000 --seed 7` runs longer, or repeats a run.

const usage = `Usage: npm run agreement -- [--probes 240] [--seed 20261201]
Compares listed slots with what bookings accept, in generated worlds.
  --probes  how many comparisons; from 10000, every rule must be reached
  --seed    the number that a failure names, to repeat its run`

const { values } = readCommandLine(usage, {
  options: { probes: { type: 'string', default: '240' }, seed: { type: 'string', default: '20261201' } },
})
const [probes, firstSeed] = [Number(values.probes), Number(values.seed)]
t.setTimeout(fileTimeoutMs + probes * 200)

/** A long run reaches every rule, and probes each world more, which is cheaper. */
const isLong = probes >= 10_000
const depth: Depth = isLong ? { good: 8, bad: 10 } : { good: 3, bad: 4 }
const rounds = isLong ? 8 : 4
const minuteMs = 60_000

const stack = await startStack(t, { services: ['identity', 'scheduling', 'bookings'] })
const { api, clock } = stack
const ground = await prepareGround(t, stack)
const tally = new Tally()

async function probeWorld(index: number, kind: Kind): Promise<void> {
  const draw = drawOf(firstSeed + index)
  clock.advance((draw.int(3) * 1440 + draw.int(1440)) * minuteMs + draw.int(60) * 1000)
  const place = await placeOf(ground, draw, someWorld(draw, kind, clock.now().getTime()))
  const report = (problem: string) => {
    const { body, viewer, hosts, rules } = place
    const world = JSON.stringify({ ...body, viewer, hosts, rules: [...rules], now: clock.now() })
    t.fail(`${problem}; --probes ${probes} --seed ${firstSeed}, world ${index}: ${world}`)
  }
  const probing: Probing = { ground, tally, draw, place, depth, report }
  for (let round = 0; round < rounds && tally.done < probes; round++) {
    if (!place.isFine && round === rounds / 2) {
      await dataOf(api('PATCH', place.path, { key: place.key, body: everyStart }))
      place.isFine = true
    }
    await probeNew(probing)
    if (draw.chance(60)) await probeMoves(probing)
    if (draw.chance(40)) await probeReassign(probing)
    if (draw.chance(40)) await probeConfirm(probing)
    if (draw.chance(20)) await cancelOne(probing)
    if (draw.chance(10)) await changeHours(probing)
    if (draw.chance(30)) clock.advance(draw.int(240) * minuteMs)
  }
}

t.test('no listed slot is refused, and no start is taken that is not listed', async (t) => {
  const kinds: Kind[] = ['personal', 'roundRobin', 'roundRobin', 'collective']
  for (let index = 0; tally.done < probes; index++) await probeWorld(index, kinds[index % kinds.length]!)
  t.comment([`${tally.done} probes, --seed ${firstSeed}`, ...tally.lines()].join('\n'))
  if (isLong) t.same(tally.missing(), [], 'every operation, rule and refusal was reached')
  else t.ok(tally.done >= probes)
})
