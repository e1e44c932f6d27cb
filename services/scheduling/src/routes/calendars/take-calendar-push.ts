import { timingSafeEqual } from 'node:crypto'
import { CalendarPushParams, CalendarPushQuery, DomainError, done, EmptyAnswer } from '@punctual/contracts'
import { type App, credentialDigest } from '@punctual/http'
import type { FastifyInstance } from 'fastify'
import { findChannel, hastenRead } from '../../db/calendar-channels-repository.ts'
import type { CalendarDeps } from '../../deps.ts'
import { reportedTokens } from '../../domain/calendar-report.ts'

/**
 * POST /v2/calendars/:calendar/push/:channelId: a provider reports that a calendar has changed, not
 * how. So a report that is repeated, late or lost does no harm: the calendar is read by its
 * changes.
 */
export function takeCalendarPush(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: "Receive a calendar provider's report of changes",
    description:
      'For providers of calendars, which repeat the token that they were given with the address. The calendar is read again within seconds. Answers `validationToken` as text where there is one.',
    params: CalendarPushParams,
    querystring: CalendarPushQuery,
    response: { 200: EmptyAnswer },
  }
  app.register(async (scope) => {
    readAnyBody(scope as unknown as FastifyInstance)
    const anyBody = scope as unknown as App
    anyBody.post('/v2/calendars/:calendar/push/:channelId', { schema }, async (request, reply) => {
      const { params, query, headers, body } = request
      const now = deps.clock.now()
      deps.kinds.require('calendar', params.calendar)
      const channel = await findChannel(deps.db, params.channelId, now)
      if (!channel) throw new DomainError('NotFoundException')
      // Microsoft tests an address before it uses it, and reads the answer as text.
      if (query.validationToken !== undefined)
        return reply
          .type('text/plain')
          .header('x-content-type-options', 'nosniff')
          .serializer((text: string) => text)
          .send(query.validationToken as never)
      const tokens = reportedTokens(headers, Buffer.isBuffer(body) ? body.toString() : '')
      const isGenuine = (token: string) =>
        timingSafeEqual(Buffer.from(credentialDigest(token)), Buffer.from(channel.tokenDigest))
      if (!tokens.some(isGenuine)) throw new DomainError('NotFoundException')
      await deps.db.transaction((tx) => hastenRead(tx, channel, now))
      return done
    })
  })
}

/** Google sends an empty body that it calls JSON. */
function readAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
