import { CalendarConnectionAnswer, SaveIcsFeeds, success } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { connectAccount, readFeeds } from '../../app/calendar-connections.ts'
import type { CalendarDeps } from '../../deps.ts'
import { presentConnection } from '../../present/calendars.ts'

/**
 * POST /v2/calendars/ics-feed/save, 201: replaces the caller's feeds; each one is read before it is
 * saved.
 */
export function saveIcsFeeds(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: 'Save the ICS feeds of the caller',
    description:
      'Each feed is read before it is saved. The feeds replace the current ones. New ones count in conflict checks at once.',
    body: SaveIcsFeeds,
    response: { 201: CalendarConnectionAnswer },
  }
  const path = '/v2/calendars/ics-feed/save'
  app.post(path, { schema }, async (request, reply) => {
    const feeds = await readFeeds(deps, requireUser(request), request.body.urls)
    return idempotent(deps, request, reply, async (tx) => {
      const connection = await connectAccount(tx, deps.sealer, feeds)
      return { status: 201, body: success(presentConnection(connection)) }
    })
  })
}
