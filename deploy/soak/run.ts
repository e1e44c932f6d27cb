import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine } from '@punctual/http'
import { Resources } from '@punctual/testing'
import { runSoak, type SoakReport } from './soak.ts'

// `npm run soak -- --minutes 60`: the whole system under a steady load while weeks pass, then
// whether anything grows.

const usage = `Usage: npm run soak -- [--minutes M] [--rate R | --share S] [--keep]

Runs the whole system under a steady load while weeks pass, and says whether anything grows.

  --minutes   how long (20); from 12 on, retention is checked, too
  --rate      bookings a second
  --share     of the capacity, which is measured first (0.5)
  --keep      keeps the data and logs`

const { values } = readCommandLine(usage, {
  options: {
    minutes: { type: 'string', default: '20' },
    rate: { type: 'string' },
    share: { type: 'string', default: '0.5' },
    keep: { type: 'boolean', default: false },
  },
})
const say = (line: string): unknown => process.stdout.write(`${line}\n`)
const seconds = Number(values.minutes) * 60
const samples = 40
/** Each minute partitions are made for today and three days ahead. */
const daysEachMinute = 3.5
const rateOf = (capacity: number) => (values.rate ? Number(values.rate) : capacity * Number(values.share))

const dataDir = await mkdtemp(join(tmpdir(), 'punctual-soak-'))
await chmod(dataDir, 0o711)
const report = await Resources.during((resources) =>
  runSoak(resources, {
    dataDir,
    samples,
    rate: rateOf,
    bookings: (capacity) => Math.ceil((rateOf(capacity) * seconds) / samples),
    days: Math.min(5, (daysEachMinute * seconds) / 60 / samples),
    say,
  }),
)
const problems = print(report)
say(problems === 0 ? 'Nothing grows.' : `${problems} of these grow or are not removed.`)
if (values.keep || problems > 0) say(`Its data and logs: ${dataDir}`)
else await rm(dataDir, { recursive: true, force: true })
process.exit(problems === 0 ? 0 : 1)

/** Prints a table. @returns how many rows of it are problems */
function print({ trends, removals, capacity, bookings, repeated, latency, partitions }: SoakReport): number {
  const shown = (value: number) => (value < 100 ? value.toFixed(1) : `${Math.round(value)}`)
  say('\n| Reading | Second quarter | Last quarter | At most | |\n| --- | --- | --- | --- | --- |')
  for (const { name, second, last, bound, grows } of trends)
    say(`| ${name} | ${shown(second)} | ${shown(last)} | ${shown(bound)} | ${grows ? 'GROWS' : 'flat'} |`)
  say('\n| Kept | Days | Oldest at first | Oldest at last | |\n| --- | --- | --- | --- | --- |')
  const day = (at: number | undefined) =>
    at === undefined ? 'none' : new Date(at).toISOString().slice(0, 10)
  for (const { name, days, oldestAtFirst, oldestAtLast, isTried, isFine } of removals) {
    const result = isFine ? (isTried ? 'removed' : 'not of age') : 'NOT REMOVED'
    say(`| ${name} | ${days} | ${day(oldestAtFirst)} | ${day(oldestAtLast)} | ${result} |`)
  }
  say(
    `\n${bookings} bookings, ${repeated} calls repeated after a 5xx; capacity ${capacity.toFixed(1)} a second; ${latency.second.toFixed(0)} ms each in the` +
      ` second quarter, ${latency.last.toFixed(0)} in the last; ${partitions.partitions} partitions of days,` +
      ` the oldest ${partitions.oldest}`,
  )
  return trends.filter(({ grows }) => grows).length + removals.filter(({ isFine }) => !isFine).length
}
