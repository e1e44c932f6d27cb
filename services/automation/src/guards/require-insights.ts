import type { CallerContext, InsightsQuery } from '@punctual/contracts'
import { requireUser } from '@punctual/http'
import type { InsightScope } from '../db/insights.ts'
import type { AutomationDeps } from '../deps.ts'
import { boundsOf, type InsightDays, insightDays } from '../domain/insight-days.ts'
import { ownerAt } from './owner-paths.ts'

/** What a request for insights selects. */
export interface Selected {
  scope: InsightScope
  days: InsightDays
}

/**
 * Returns the bookings and days that a request for insights selects. The path's guard has checked
 * the permission.
 * @throws DomainError team_not_found (404) for a team of another organization; badRequest for a
 *   span that is too long
 */
export async function requireInsights(
  deps: AutomationDeps,
  request: {
    caller: CallerContext
    params: { orgId: number; teamId?: number }
    query: InsightsQuery
  },
): Promise<Selected> {
  const { params, query } = request
  if (params.teamId !== undefined) await ownerAt(deps, requireUser(request), params)
  const days = insightDays(query)
  const bounds = boundsOf(days)
  const { eventTypeId, userId } = query
  const scope = {
    organizationId: params.orgId,
    teamId: params.teamId ?? query.teamId,
    eventTypeId,
    userId,
    from: bounds[0]!,
    until: bounds.at(-1)!,
  }
  return { scope, days }
}
