import { HostCountsAnswer, pageIn, paginate, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { countByHost as count } from '../../db/insights.ts'
import type { AutomationDeps } from '../../deps.ts'
import { requireInsights } from '../../guards/require-insights.ts'
import { presentHost } from '../../present/insights.ts'
import { insightPaths } from './paths.ts'

/** GET .../insights/booking-counts/by-host: the bookings of each host. */
export function countByHost(app: App, deps: AutomationDeps): void {
  for (const { path, params, page, of } of insightPaths) {
    const schema = {
      summary: `Count the bookings of ${of} by host`,
      description:
        'Counts the bookings of each host by state, the host with the most bookings first. A booking with several hosts counts for each of them; a reassigned one counts for its new host.',
      params,
      querystring: page,
      response: { 200: HostCountsAnswer },
    }
    app.get(`${path}/by-host`, { schema, preValidation: requireIn('insights.read') }, async (request) => {
      const { scope } = await requireInsights(deps, request)
      const { take, skip } = pageIn(request.query)
      const { rows, total } = await count(deps.db, scope, { take, skip })
      return { ...success(rows.map(presentHost)), pagination: paginate(total, take, skip) }
    })
  }
}
