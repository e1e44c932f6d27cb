import { CalendarCheckAnswer, CalendarParams, DomainError, done } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { calendarsOf } from '../../db/calendars-repository.ts'
import type { CalendarDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'
import { requireConnections } from '../../guards/require-calendar.ts'

/**
 * GET /v2/calendars/:calendar/check, and the same for ICS feeds: whether the caller's connections
 * of that kind work.
 * @throws 404 without any, 400 with the reason why the last attempt failed
 */
export function checkCalendar(app: App, { db, kinds }: CalendarDeps): void {
  const response = { 200: CalendarCheckAnswer }
  const check = async (request: Parameters<typeof requireUser>[0], name: string) => {
    const owner = ownerOf(requireUser(request))
    const { integration } = kinds.require('calendar', name)
    const connections = await requireConnections(db, owner, integration)
    const ids = connections.map(({ id }) => id)
    const calendars = (await calendarsOf(db, owner)).filter((each) => ids.includes(each.connectionId))
    const problem = [...connections, ...calendars].find((each) => each.problem !== null)?.problem
    if (problem) throw new DomainError('calendar_failing', `The calendar cannot be read: ${problem}.`)
    return done
  }

  const feeds = {
    summary: 'Check the connection of the ICS feeds',
    description: '200 if the last attempt to read them succeeded.',
    errors: ['calendar_not_connected', 'calendar_failing'],
    response,
  }
  app.get('/v2/calendars/ics-feed/check', { schema: feeds }, (request) => check(request, 'ics-feed'))

  const schema = {
    summary: 'Check the connection of a calendar type',
    description: "200 if the last attempt to read the caller's calendars of this type succeeded.",
    errors: ['calendar_not_connected', 'calendar_failing'],
    params: CalendarParams,
    response,
  }
  app.get('/v2/calendars/:calendar/check', { schema }, (request) => check(request, request.params.calendar))
}
