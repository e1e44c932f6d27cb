import { badRequest, CalendarConnectionAnswer, SaveIcsFeeds, success } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { keepConnection } from '../../app/calendar-connections.ts'
import { refreshMs } from '../../app/refresh-calendars.ts'
import { CalendarFailure } from '../../calendars/calendar-failure.ts'
import { readCalendar } from '../../calendars/read-calendar.ts'
import { ownEventUids, saveReading } from '../../db/calendars-repository.ts'
import { ownerOf } from '../../domain/owner.ts'
import { presentConnection } from '../../present/calendars.ts'
import type { CalendarDeps } from './deps.ts'

/**
 * POST /v2/calendars/ics-feed/save, 201: replaces the caller's feeds; each one is read before it is
 * saved.
 */
export function saveIcsFeeds(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: 'Save the ICS feeds of the caller',
    description: 'Each feed is read before it is saved. The feeds replace the current ones.',
    body: SaveIcsFeeds,
    response: { 201: CalendarConnectionAnswer },
  }
  const path = '/v2/calendars/ics-feed/save'
  app.post(path, { schema }, async (request, reply) => {
    const caller = requireUser(request)
    const owner = ownerOf(caller)
    const errand = deps.kinds.errand(owner)
    const adapter = errand.adapter('calendar', 'ics-feed')
    const credentials = { urls: [...new Set(request.body.urls)] }
    const now = deps.clock.now()
    const remote = await adapter.listCalendars(credentials)
    const known = {
      timeZone: caller.user?.timeZone ?? 'UTC',
      ownUids: await ownEventUids(deps.db, owner.userId),
    }
    const readings = await Promise.all(
      remote.map(async ({ externalId }) => {
        const before = { externalId, etag: null, lastModified: null, texts: [] }
        const read = await readCalendar({ errand, adapter, credentials }, before, known, now).catch(
          (error: unknown) => {
            if (!(error instanceof CalendarFailure)) throw error
            throw badRequest({
              path: `urls.${request.body.urls.indexOf(externalId)}`,
              message: `cannot be used: ${error.message}`,
            })
          },
        )
        return { externalId, read }
      }),
    )
    return idempotent(deps, request, reply, async (tx) => {
      const connected = { ...owner, integration: adapter.integration, account: '', credentials }
      const connection = await keepConnection(tx, deps.sealer, connected, remote, now)
      const dueAt = new Date(now.getTime() + refreshMs)
      for (const { externalId, read } of readings)
        await saveReading(tx, { ...owner, connectionId: connection.id, externalId }, read, { now, dueAt })
      return { status: 201, body: success(presentConnection(connection)) }
    })
  })
}
