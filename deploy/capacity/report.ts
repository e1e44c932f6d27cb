import { type Comparison, tolerance } from './comparison.ts'
import type { Plan } from './plan.ts'
import { growthOf, type TablePlan } from './tables.ts'

const shownTables = 10

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : `${Number(value.toPrecision(2))}`
const percent = (value: number): string => `${Math.round(value * 100)} %`

/** Returns bytes as text, such as `1.5 GB`. */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB']
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${figure(bytes / 1_000 ** power)} ${units[power]}`
}

const fullText = (bookings: number | null): string => (bookings === null ? 'never' : figure(bookings))

/** Returns the plan as tables of Markdown. */
export function planTables(plan: Plan): string {
  const next = plan.limits[0]
  return [
    processTable(plan),
    peakTable(plan),
    diskTable(plan),
    limitTable(plan),
    ...(next
      ? [`The next bottleneck: ${next.name}, at ${fullText(next.bookingsPerDay)} bookings a day.`]
      : []),
  ].join('\n\n')
}

const processTable = ({ processes }: Plan): string =>
  table(
    ['Process', 'Copies', 'Cores at the peak', 'Busy', 'Memory of each'],
    processes.map(({ name, copies, cores, busy, memoryMb }) => [
      name,
      `${copies}`,
      figure(cores),
      percent(busy),
      `${memoryMb} MB`,
    ]),
  )

const peakTable = ({ partitions, ...plan }: Plan): string =>
  table(
    ['At the peak', ''],
    [
      ['bookings a second', figure(plan.bookingsPerSecondAtPeak)],
      ['cores of Postgres', figure(plan.postgresCores)],
      ['cores of NATS', figure(plan.natsCores)],
      ['statements a second', figure(plan.statements)],
      ['transactions a second', figure(plan.transactions)],
      ['to and from Postgres a second', bytesText(plan.databaseBytes)],
      ['connections of Postgres, at most', figure(plan.connections)],
      ['streams of NATS', bytesText(plan.busBytes)],
      ['`BOOKING_EVENTS`', partitions.events],
      ...Object.entries(partitions.ofEach).map(([name, each]) => [
        `partitions of bookings' events for each ${name}`,
        partitions.events === 'shared' ? figure(each) : 'all of them for one copy',
      ]),
    ],
  )

function diskTable({ tables }: Plan): string {
  const rest = tables.slice(shownTables)
  const sum = (of: (one: TablePlan) => number, from = tables) =>
    from.reduce((total, one) => total + of(one), 0)
  return table(
    ['Table', 'Written in a month', 'Kept', 'Holds after a month'],
    [
      ...tables
        .slice(0, shownTables)
        .map((one) => [
          one.table,
          bytesText(one.bytesAMonth),
          one.keptDays === undefined ? 'for good' : `${one.keptDays} days`,
          bytesText(one.bytesHeld),
        ]),
      [
        `${rest.length} others`,
        bytesText(sum(({ bytesAMonth }) => bytesAMonth, rest)),
        '',
        bytesText(sum(({ bytesHeld }) => bytesHeld, rest)),
      ],
      ['all', `${bytesText(growthOf(tables))} for good`, '', bytesText(sum(({ bytesHeld }) => bytesHeld))],
    ],
  )
}

const limitTable = ({ limits }: Plan): string =>
  table(
    ['Limit', 'Used at the peak', 'Full at bookings a day', 'Then'],
    limits.map(({ name, used, bookingsPerDay, remedy }) => [
      name,
      percent(used),
      fullText(bookingsPerDay),
      remedy,
    ]),
  )

/** Returns a comparison as a table of Markdown. */
export function comparisonTable({ replicas, bookings, rows, connections, agrees }: Comparison): string {
  const copies = replicas === 1 ? 'one copy' : `${replicas} copies`
  return [
    `${copies} of each process, ${bookings} bookings; for one booking:`,
    table(
      ['', 'Model', 'Measured', 'Difference'],
      rows.map(({ what, predicted, measured, difference, decides }) => [
        what,
        figure(predicted),
        figure(measured),
        `${difference > 0 ? '+' : ''}${percent(difference)}${decides ? '' : ' (part)'}`,
      ]),
    ),
    `Connections: ${connections.measured}, at most ${connections.most} in the model.`,
    agrees
      ? `All sums are within ${percent(tolerance)}.`
      : `A sum differs by more than ${percent(tolerance)}.`,
  ].join('\n\n')
}
