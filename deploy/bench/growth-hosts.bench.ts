import { type Api, createApi } from '@punctual/testing'
import { aroundTheClock, dataOf } from '../system/fixtures.ts'
import type { RunningSystem } from './booking-processes.ts'
import { BookingClient } from './bookings.bench.ts'
import type { BenchRun } from './harness.ts'
import { getLoad } from './load.ts'
import { processorTimeOf, totalOf } from './processor-time.ts'

const dayMs = 86_400_000
const warmAgain = 20

/**
 * Milliseconds of processor time of a month of slots, and of a booking's request, as the
 * round-robin hosts of an event type become more; each against one host.
 */
export async function hostsGrowthBench(run: BenchRun): Promise<void> {
  const { resources } = run
  const sizes = run.pick([1, 10, 50, 200], [1, 10, 50])
  // Until then V8 compiles the hot path.
  const warmUp = run.pick(400, 150)
  const counted = run.pick(80, 40)
  const system = await run.system('requests')
  const api = createApi(system.url, system.apiKey)
  const client = new BookingClient(resources, system)
  const { make, team, people } = await makeTeam(api, system, Math.max(...sizes))
  const from = Math.ceil(Date.now() / dayMs) * dayMs + dayMs
  const month = `start=${new Date(from).toISOString()}&end=${new Date(from + 31 * dayMs).toISOString()}`
  const smallest = new Map<string, number>()
  for (const size of sizes) {
    const { id } = await make(`${team}/event-types`, {
      title: 'Bench',
      slug: `hosts-${size}`,
      lengthInMinutes: 30,
      schedulingType: 'roundRobin',
      hosts: people.slice(0, size).map((userId) => ({ userId })),
    })
    const path = `/v2/slots?eventTypeId=${id}&${month}`
    const { apiKey } = system
    const operations: Record<string, (count: number) => Promise<number>> = {
      'a month of slots': getLoad(resources, system.url, path, {
        apiKey,
        version: '2024-09-04',
        connections: 2,
      }),
      'a booking': (count) => client.book(count, id),
    }
    for (const [what, operate] of Object.entries(operations)) {
      await operate(size === sizes[0] ? warmUp : warmAgain)
      const cpu = await processorTimeOf(system.pids, () => operate(counted).then(() => counted))
      const ours = totalOf(cpu)
      const baseline = smallest.get(what) ?? ours
      smallest.set(what, baseline)
      const name = `${what} of ${size} hosts: ms of processor time, against one host`
      run.report({ name, ours, baseline, ratio: baseline / ours, target: 0, cpu })
    }
  }
}

/** Creates a team of people who are free around the clock. */
async function makeTeam(api: Api, { organizationId }: RunningSystem, size: number) {
  const make = (path: string, body: object) => dataOf(api('POST', path, { body }))
  const organization = `/v2/organizations/${organizationId}`
  const { id } = await make(`${organization}/teams`, { name: 'Bench' })
  const team = `${organization}/teams/${id}`
  const people: number[] = []
  for (let n = 0; n < size; n++) {
    const person = await make(`${organization}/users`, { email: `host${n}@example.com`, name: `Host ${n}` })
    await make(`${team}/memberships`, { userId: person.id, role: 'MEMBER', accepted: true })
    const schedule = { name: 'Always', isDefault: true, ...aroundTheClock }
    await make(`${organization}/users/${person.id}/schedules`, schedule)
    people.push(person.id)
  }
  return { make, team, people }
}
