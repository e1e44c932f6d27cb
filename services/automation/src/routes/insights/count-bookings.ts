import { BookingCountsAnswer, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { countBookings as count } from '../../db/insights.ts'
import type { AutomationDeps } from '../../deps.ts'
import { requireInsights } from '../../guards/require-insights.ts'
import { insightPaths } from './paths.ts'

/** GET .../insights/booking-counts: the bookings of a span of days by their states. */
export function countBookings(app: App, deps: AutomationDeps): void {
  for (const { path, params, query, of } of insightPaths) {
    const schema = {
      summary: `Count the bookings of ${of}`,
      description:
        'Counts the bookings that start on these days, by state. What has just changed is counted within seconds.',
      params,
      querystring: query,
      response: { 200: BookingCountsAnswer },
    }
    app.get(path, { schema, preValidation: requireIn('insights.read') }, async (request) => {
      const { scope } = await requireInsights(deps, request)
      return success(await count(deps.db, scope))
    })
  }
}
