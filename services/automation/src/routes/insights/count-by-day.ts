import { DayCountsAnswer, pageIn, paginate, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { countByDay as count } from '../../db/insights.ts'
import type { AutomationDeps } from '../../deps.ts'
import { boundsOf, pageOfDays } from '../../domain/insight-days.ts'
import { requireInsights } from '../../guards/require-insights.ts'
import { presentDays } from '../../present/insights.ts'
import { insightPaths } from './paths.ts'

/** GET .../insights/booking-counts/by-day: the bookings of each day, days without any included. */
export function countByDay(app: App, deps: AutomationDeps): void {
  for (const { path, params, page, of } of insightPaths) {
    const schema = {
      summary: `Count the bookings of ${of} by day`,
      description:
        'Counts the bookings of each day by state, the earliest day first, days without any included.',
      params,
      querystring: page,
      response: { 200: DayCountsAnswer },
    }
    app.get(`${path}/by-day`, { schema, preValidation: requireIn('insights.read') }, async (request) => {
      const { scope, days } = await requireInsights(deps, request)
      const { take, skip } = pageIn(request.query)
      const shown = pageOfDays(days, { take, skip })
      const bounds = boundsOf(shown)
      const span = { ...scope, from: bounds[0]!, until: bounds.at(-1)! }
      const rows = shown.count === 0 ? [] : await count(deps.db, span, bounds)
      return { ...success(presentDays(shown, rows)), pagination: paginate(days.count, take, skip) }
    })
  }
}
