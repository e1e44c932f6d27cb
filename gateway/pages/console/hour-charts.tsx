import { milliseconds } from './format.ts'
import { locale, text } from './language.ts'
import type { Stats } from './types.ts'

type Hour = Stats['hours'][number]

/** A bar of parts, from the bottom; their heights are shares of the highest bar. */
interface Bar {
  title: string
  parts: readonly [name: string, share: number][]
}

const hourMs = 3_600_000

/** Returns the last 24 hours, the oldest first; undefined for those without attempts. */
function lastDay(hours: readonly Hour[], now: number): { at: Date; hour: Hour | undefined }[] {
  const byStart = new Map(hours.map((hour) => [Date.parse(hour.at), hour]))
  const current = Math.floor(now / hourMs) * hourMs
  return Array.from({ length: 24 }, (_, index) => {
    const at = current - (23 - index) * hourMs
    return { at: new Date(at), hour: byStart.get(at) }
  })
}

const clock = (at: Date): string =>
  new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit' }).format(at)

/** Bars, which screen readers read as one sentence. */
function Chart({ name, bars }: { name: string; bars: readonly Bar[] }) {
  const told = bars.map(({ title }) => title).filter(Boolean)
  return (
    <figure class="chart">
      <figcaption>{name}</figcaption>
      <div class="hours" role="img" aria-label={`${name}: ${told.join('; ') || text('none')}`}>
        {bars.map(({ title, parts }, place) => (
          <span class="hour" title={title} key={place}>
            {parts.map(([part, share]) => (
              <span class={part} key={part} style={{ height: `${Math.round(share * 100)}%` }} />
            ))}
          </span>
        ))}
      </div>
    </figure>
  )
}

/** The attempts and their median latency by hour. */
export function HourCharts({ hours }: Pick<Stats, 'hours'>) {
  if (hours.length === 0) return null
  const shown = lastDay(hours, Date.now())
  const most = Math.max(1, ...hours.map(({ attempts }) => attempts))
  const slowest = Math.max(1, ...hours.map(({ latency }) => latency))
  const barsOf = (barOf: (hour: Hour, at: string) => Bar): Bar[] =>
    shown.map(({ at, hour }) => (hour ? barOf(hour, clock(at)) : { title: '', parts: [] }))
  return (
    <>
      <Chart
        name={text('successByHour')}
        bars={barsOf(({ successes, attempts }, at) => ({
          title: `${at}: ${successes}/${attempts}`,
          parts: [
            ['good', successes / most],
            ['bad', (attempts - successes) / most],
          ],
        }))}
      />
      <Chart
        name={text('latencyByHour')}
        bars={barsOf(({ latency }, at) => ({
          title: `${at}: ${milliseconds(latency)}`,
          parts: [['took', latency / slowest]],
        }))}
      />
    </>
  )
}
