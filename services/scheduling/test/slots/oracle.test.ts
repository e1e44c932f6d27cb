import { deepEqual, equal } from 'node:assert/strict'
import { fileTimeoutMs } from '@punctual/testing'
import fc from 'fast-check'
import t from 'tap'
import { listSlots, listStarts, refusalOf, windowAt } from '../../src/domain/slots/index.ts'
import { atTurn, scenario, turns } from './arbitraries.ts'
import { oracleAllows, oracleSlots } from './oracle.ts'
import { engineInput, type Scenario } from './scenario.ts'

t.setTimeout(fileTimeoutMs)
const dayMinutes = 1440
const iso = (minute: number) => new Date(minute * 60_000).toISOString()

/** A check does not judge seats and limits: bookings does. */
const unbooked = ({ weekly: _, seats: __, ...question }: Scenario): Scenario => question

/**
 * Whether the engine allows a booking of that start.
 * @param listed the question whose list counts bookable days
 */
function allows(question: Scenario, start: number, listed: Scenario): boolean {
  const { offer, query, now } = engineInput(question)
  const length = query.duration ?? offer.lengthInMinutes
  const window = windowAt(engineInput(listed).offer, query.viewer, now, { start, length })
  return refusalOf(offer, query.viewer, now, start, length, window) === undefined
}

const withoutClaims = (group: Scenario['groups'][number]) => group.map((host) => ({ ...host, claims: [] }))

const holds = (numRuns: number, check: (question: Scenario) => void) =>
  fc.assert(fc.property(scenario, check), { numRuns })

t.test('lists what the oracle lists', async () => {
  holds(200, (question) => {
    const { offer, query, now } = engineInput(question)
    deepEqual(listSlots(offer, query, now), oracleSlots(question))
  })
})

t.test('lists what the oracle lists for every kind of clock change', async () => {
  for (const turn of turns) {
    const check = (question: Scenario) => {
      const { offer, query, now } = engineInput(question)
      deepEqual(listSlots(offer, query, now), oracleSlots(question), turn.join(' '))
    }
    fc.assert(fc.property(atTurn(turn), check), { numRuns: 5 })
  }
})

t.test('allows what the oracle allows', async () => {
  const aroundStart = fc.tuple(scenario, fc.integer({ min: -dayMinutes, max: 5 * dayMinutes }))
  fc.assert(
    fc.property(aroundStart, ([whole, minute]) => {
      const question = unbooked(whole)
      const start = engineInput(question).query.from + minute
      equal(allows(question, start, whole), oracleAllows(question, iso(start), whole))
    }),
    { numRuns: 300 },
  )
})

t.test('allows every start that it lists', async () => {
  holds(300, (question) => {
    const { offer, query, now } = engineInput(question)
    const unclaimed = { ...unbooked(question), groups: question.groups.map(withoutClaims) }
    const asked = question.seats ? unclaimed : question
    for (const start of listStarts(offer, query, now)) equal(allows(asked, start, question), true, iso(start))
  })
})

t.test('lists every start that it allows, when starts may be at any minute', async () => {
  holds(60, ({ weekly: _, seats: __, ...question }) => {
    const everyMinute: Scenario = {
      ...question,
      slotInterval: 1,
      offsetStart: 0,
    }
    const { offer, query, now } = engineInput(everyMinute)
    const length = query.duration ?? offer.lengthInMinutes
    const to = Math.min(query.to, query.from + dayMinutes)
    const allowed: number[] = []
    for (let start = query.from; start + length <= to; start++) {
      if (allows(everyMinute, start, everyMinute)) allowed.push(start)
    }
    deepEqual(listStarts(offer, { ...query, to }, now), allowed)
  })
})
