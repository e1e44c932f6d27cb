import { EventTypeCountsAnswer, pageIn, paginate, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { countByEventType as count } from '../../db/insights.ts'
import type { AutomationDeps } from '../../deps.ts'
import { requireInsights } from '../../guards/require-insights.ts'
import { presentEventType } from '../../present/insights.ts'
import { insightPaths } from './paths.ts'

/** GET .../insights/booking-counts/by-event-type: the bookings of each event type. */
export function countByEventType(app: App, deps: AutomationDeps): void {
  for (const { path, params, page, of } of insightPaths) {
    const schema = {
      summary: `Count the bookings of ${of} by event type`,
      description:
        'Counts the bookings of each event type by state, the one with the most bookings first. Event types without bookings on these days are left out; deleted ones are counted.',
      params,
      querystring: page,
      response: { 200: EventTypeCountsAnswer },
    }
    app.get(
      `${path}/by-event-type`,
      { schema, preValidation: requireIn('insights.read') },
      async (request) => {
        const { scope } = await requireInsights(deps, request)
        const { take, skip } = pageIn(request.query)
        const { rows, total } = await count(deps.db, scope, { take, skip })
        return { ...success(rows.map(presentEventType)), pagination: paginate(total, take, skip) }
      },
    )
  }
}
