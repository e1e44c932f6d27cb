import { CreateDestinationCalendar, DestinationCalendarAnswer, success } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { makeDestination, refuseSecond } from '../../app/destination-calendars.ts'
import type { CalendarDeps } from '../../deps.ts'
import { presentDestination } from '../../present/calendars.ts'

/** POST /internal/destination-calendars, 201: of the caller, or of an event type. */
export function createDestinationCalendar(app: App, deps: CalendarDeps): void {
  const schema = { body: CreateDestinationCalendar, response: { 201: DestinationCalendarAnswer } }
  const config = { internal: ['gateway'] as const }
  app.post('/internal/destination-calendars', { schema, config }, async (request, reply) => {
    const caller = requireUser(request)
    const { body } = request
    deps.kinds.require('integration', body.integration)
    return idempotent(deps, request, reply, async (tx) => {
      const made = await makeDestination(tx, caller, body)
      return { status: 201, body: success(presentDestination(made)) }
    }).catch(refuseSecond)
  })
}
