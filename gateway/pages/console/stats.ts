import { el } from '../dom.ts'
import { milliseconds, moment } from './format.ts'
import { hourCharts } from './hour-charts.ts'
import { text } from './language.ts'
import type { Stats } from './types.ts'

/** Creates the panel with the figures of the last 24 hours and the waiting deliveries. */
export function statsPanel() {
  const element = el('section', { class: 'stats', 'aria-label': text('last24h') })
  let current: Stats | undefined
  return {
    element,
    current: (): Stats | undefined => current,
    show(stats: Stats): void {
      current = stats
      const { attempts, successRate, latency, pending, nextAttemptAt, failingSince } = stats
      const none = text('none')
      const figures: [string, string][] = [
        [text('successRate'), successRate === undefined ? none : `${successRate} %`],
        [text('attemptsMade'), `${attempts}`],
        [text('latency'), latency ? milliseconds(latency.p50) : none],
        [text('latencyHigh'), latency ? milliseconds(latency.p95) : none],
        [text('waiting'), `${pending}`],
        [text('nextAttempt'), nextAttemptAt ? moment(nextAttemptAt) : none],
      ]
      element.replaceChildren(
        el('h3', {}, text('last24h')),
        el(
          'dl',
          {},
          ...figures.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value))),
        ),
        ...hourCharts(stats),
        ...(failingSince
          ? [el('p', { class: 'alarm' }, text('failingSince', { when: moment(failingSince) }))]
          : []),
      )
    },
  }
}
