import { el } from '../dom.ts'
import { milliseconds } from './format.ts'
import { locale, text } from './language.ts'
import type { Stats } from './types.ts'

type Hour = Stats['hours'][number]

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

/** A bar of parts, from the bottom; their heights are shares of the highest bar. */
const bar = (title: string, parts: readonly [name: string, share: number][]): HTMLElement =>
  el(
    'span',
    { class: 'hour', title },
    ...parts.map(([name, share]) => {
      const part = el('span', { class: name })
      part.style.height = `${Math.round(share * 100)}%`
      return part
    }),
  )

/** Draws bars, which screen readers read as one sentence. */
function chart(name: string, bars: readonly HTMLElement[]): HTMLElement {
  const told = bars.map(({ title }) => title).filter(Boolean)
  const label = `${name}: ${told.join('; ') || text('none')}`
  return el(
    'figure',
    { class: 'chart' },
    el('figcaption', {}, name),
    el('div', { class: 'hours', role: 'img', 'aria-label': label }, ...bars),
  )
}

/** Draws the attempts and their median latency by hour. */
export function hourCharts({ hours }: Stats, now = Date.now()): HTMLElement[] {
  if (hours.length === 0) return []
  const shown = lastDay(hours, now)
  const most = Math.max(1, ...hours.map(({ attempts }) => attempts))
  const slowest = Math.max(1, ...hours.map(({ latency }) => latency))
  return [
    chart(
      text('successByHour'),
      shown.map(({ at, hour }) =>
        hour
          ? bar(`${clock(at)}: ${hour.successes}/${hour.attempts}`, [
              ['good', hour.successes / most],
              ['bad', (hour.attempts - hour.successes) / most],
            ])
          : bar('', []),
      ),
    ),
    chart(
      text('latencyByHour'),
      shown.map(({ at, hour }) =>
        hour
          ? bar(`${clock(at)}: ${milliseconds(hour.latency)}`, [['took', hour.latency / slowest]])
          : bar('', []),
      ),
    ),
  ]
}
