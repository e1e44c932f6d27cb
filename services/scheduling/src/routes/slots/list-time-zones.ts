import { ListTimeZones, pageOf, TimeZonesAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { timeZonesAt } from '../../domain/time-zones.ts'

/** GET /v2/timezones: what fields called `timeZone` take, without a credential. */
export function listTimeZones(app: App, { clock }: SchedulingDeps): void {
  const schema = {
    summary: 'List the time zones',
    description: 'The canonical IANA time zones with their current offsets. Aliases are accepted too.',
    querystring: ListTimeZones,
    response: { 200: TimeZonesAnswer },
  }
  app.get('/v2/timezones', { schema }, async ({ query }) => {
    const { take = 1000, skip = 0, search = '' } = query
    return pageOf(timeZonesAt(clock.now(), search), { take, skip })
  })
}
