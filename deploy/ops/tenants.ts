import { parseArgs } from 'node:util'
import { serviceNames } from '@punctual/http'
import { type OpsCommand, UsageProblem } from './command.ts'

const dayMs = 86_400_000

/** Lists the tenants that changed most. */
export const tenants: OpsCommand = {
  usage: 'tenants [--days 7] [--limit 20]',
  summary: 'organizations by the events that they caused, of each service; 0: without an organization',
  async run({ databases, clock }, args) {
    const { values } = parseArgs({
      args,
      options: { days: { type: 'string', default: '7' }, limit: { type: 'string', default: '20' } },
    })
    const [days, limit] = [Number(values.days), Number(values.limit)]
    if (!(days > 0 && days <= 30) || !(limit > 0)) throw new UsageProblem('--days is from 1 to 30')
    const since = new Date(clock.now().getTime() - days * dayMs)
    const byOrganization = new Map<number, Record<string, number>>()
    for (const service of serviceNames)
      for (const { organization, count } of await databases[service].sql<
        { organization: number; count: number }[]
      >`
        select organization_id as organization, count(*)::int as count from event_log
        where created_at >= ${since} group by organization_id`) {
        const row = byOrganization.get(organization) ?? {}
        byOrganization.set(organization, { ...row, [service]: count })
      }
    return [...byOrganization]
      .map(([organizationId, events]) => ({
        organizationId,
        events: Object.values(events).reduce((sum, count) => sum + count, 0),
        ...events,
      }))
      .toSorted((a, b) => b.events - a.events)
      .slice(0, limit)
  },
}
