import { milliseconds, moment } from './format.ts'
import { HourCharts } from './hour-charts.tsx'
import { text } from './language.ts'
import type { Stats } from './types.ts'

/** The figures of the last 24 hours and the waiting deliveries; empty until they are loaded. */
export const StatsPanel = ({ stats }: { stats: Stats | undefined }) => (
  <section class="stats" aria-label={text('last24h')}>
    {stats && <Figures {...stats} />}
  </section>
)

function Figures({ attempts, successRate, latency, pending, nextAttemptAt, failingSince, hours }: Stats) {
  const none = text('none')
  const figures: [name: string, value: string][] = [
    [text('successRate'), successRate === undefined ? none : `${successRate} %`],
    [text('attemptsMade'), `${attempts}`],
    [text('latency'), latency ? milliseconds(latency.p50) : none],
    [text('latencyHigh'), latency ? milliseconds(latency.p95) : none],
    [text('waiting'), `${pending}`],
    [text('nextAttempt'), nextAttemptAt ? moment(nextAttemptAt) : none],
  ]
  return (
    <>
      <h3>{text('last24h')}</h3>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <HourCharts hours={hours} />
      {failingSince && <p class="alarm">{text('failingSince', { when: moment(failingSince) })}</p>}
    </>
  )
}
