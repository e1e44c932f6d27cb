import { deepEqual } from 'node:assert/strict'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { listSlots } from '../../src/domain/slots/index.ts'
import { busySpans } from '../../src/domain/taken-time.ts'
import { busyText } from '../fixtures.ts'
import { oracleSlots } from './oracle.ts'
import { engineInput, type PlainHost, type Scenario } from './scenario.ts'

/**
 * Prints as JSON the costs of the slots engine and of the luxon oracle: microseconds of processor
 * time a call, medians of interleaved runs. Both get the same questions, claims as text, and must
 * agree on the answers. Then prints the memory that the engine takes for the last one. `npm run
 * bench` runs it as a program, because services export nothing. Argument: the number of runs (5).
 */
interface SlotsCost {
  name: string
  ours: number
  baseline: number
}

const dayMs = 86_400_000
const minuteMs = 60_000
const monday = Date.parse('2026-12-07T00:00:00Z')
const iso = (ms: number) => new Date(ms).toISOString()

/**
 * New York, Monday to Friday from 9 to 5; claims of 15 minutes spread over the days, at odd
 * minutes.
 */
function host(claims: number, days: number, seed = 0): PlainHost {
  return {
    schedule: {
      timeZone: 'America/New_York',
      availability: [{ days: [1, 2, 3, 4, 5], start: 540, end: 1020 }],
      overrides: [],
    },
    claims: Array.from({ length: claims }, (_, index) => {
      const start = monday + ((index * 131 + seed * 37) % (days * 288)) * 5 * minuteMs
      return { start: iso(start), end: iso(start + 15 * minuteMs) }
    }),
  }
}

const question = (groups: PlainHost[][], days: number): Scenario => ({
  now: iso(monday - 7 * dayMs),
  from: iso(monday),
  to: iso(monday + days * dayMs),
  viewer: 'Europe/Berlin',
  groups,
  timeZone: 'America/New_York',
  lengthInMinutes: 30,
  offsetStart: 0,
  beforeEventBuffer: 0,
  afterEventBuffer: 0,
  minimumBookingNotice: 0,
  showOptimizedSlots: false,
  onlyShowFirstAvailableSlot: false,
})

const cases: [string, Scenario][] = [
  ['one host, a week, nothing taken', question([[host(0, 7)]], 7)],
  ['one host, a month, 200 claims', question([[host(200, 31)]], 31)],
  [
    '20 hosts round robin, a month, 200 claims each',
    question([Array.from({ length: 20 }, (_, seed) => host(200, 31, seed))], 31),
  ],
]

/** Returns the engine's answer to a question whose claims are texts, as scheduling gets them. */
function engineOf(scenario: Scenario): () => unknown {
  const texts = scenario.groups.map((hosts) => hosts.map(({ claims }) => busyText(0, ...claims)))
  const groups = scenario.groups.map((hosts) => hosts.map((host) => ({ ...host, claims: [] })))
  return () => {
    const { offer, query, now } = engineInput({ ...scenario, groups })
    const claimed = offer.groups.map((hosts, group) =>
      hosts.map((host, index) => ({ ...host, claims: busySpans(texts[group]![index]!) })),
    )
    return listSlots({ ...offer, groups: claimed }, query, now)
  }
}

function measure([name, scenario]: [string, Scenario]): SlotsCost {
  const ours = engineOf(scenario)
  const baseline = () => oracleSlots(scenario)
  deepEqual(ours(), baseline())
  const [oursCost = Number.NaN, baselineCost = Number.NaN] = medians([ours, baseline])
  return { name, ours: oursCost, baseline: baselineCost }
}

const runs = Number(process.argv[2] ?? 5)
/** Milliseconds that one run of one side lasts at least. */
const runTime = 150

function medians(sides: (() => unknown)[]): number[] {
  for (const side of sides) costOf(side)
  const costs = sides.map((): number[] => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, side] of sides.entries()) costs[index]!.push(costOf(side))
  }
  return costs.map((list) => list.sort((a, b) => a - b)[list.length >> 1]!)
}

/** Returns microseconds of processor time a call, garbage collection included. */
function costOf(side: () => unknown): number {
  const begin = performance.now()
  const before = process.cpuUsage()
  let calls = 0
  do {
    side()
    calls++
  } while (performance.now() - begin < runTime)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / calls
}

/**
 * Returns the maximum megabytes of the heap above idle, read after each of some calls of the last
 * case.
 */
function memoryOf([, scenario]: [string, Scenario]): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const answer = engineOf(scenario)
  const idle = process.memoryUsage().heapUsed
  let most = 0
  for (let call = 0; call < 20; call++) {
    answer()
    most = Math.max(most, process.memoryUsage().heapUsed - idle)
    collect()
  }
  return most / 1_048_576
}

process.stdout.write(JSON.stringify({ costs: cases.map(measure), megabytes: memoryOf(cases.at(-1)!) }))
