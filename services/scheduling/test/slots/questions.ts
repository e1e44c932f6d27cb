import { listSlots } from '../../src/domain/slots/index.ts'
import { engineInput, type PlainHost, type Scenario } from './scenario.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
export const hours = (from: string, to: string) => ({ start: at(from), end: at(to) })

export const host = (
  timeZone: string,
  from: string,
  to: string,
  more: Partial<PlainHost> = {},
): PlainHost => ({
  schedule: { timeZone, availability: [{ days: everyDay, ...hours(from, to) }], overrides: [] },
  claims: [],
  ...more,
})
export const utcHost = (from: string, to: string, ...claims: [string, string][]): PlainHost =>
  host('UTC', from, to, { claims: claims.map(([start, end]) => ({ start, end })) })

/** One day of a host in December 2026, requested in advance. */
const base: Scenario = {
  now: '2026-11-01T00:00:00Z',
  from: '2026-12-01T00:00:00Z',
  to: '2026-12-02T00:00:00Z',
  viewer: 'UTC',
  groups: [[utcHost('09:00', '12:00')]],
  timeZone: 'UTC',
  lengthInMinutes: 60,
  offsetStart: 0,
  beforeEventBuffer: 0,
  afterEventBuffer: 0,
  minimumBookingNotice: 0,
  showOptimizedSlots: false,
  onlyShowFirstAvailableSlot: false,
}

/** The starts by date. */
export function slots(change: Partial<Scenario>): Record<string, string[]> {
  const { offer, query, now } = engineInput({ ...base, ...change })
  return Object.fromEntries(
    Object.entries(listSlots(offer, query, now)).map(([date, list]) => [
      date,
      list.map(({ start }) => start),
    ]),
  )
}
/** Only the times, `HH:mm`, of all dates. */
export const times = (change: Partial<Scenario>) =>
  Object.values(slots(change))
    .flat()
    .map((start) => start.slice(11, 16))
export const one = (only: PlainHost) => ({ groups: [[only]] })
