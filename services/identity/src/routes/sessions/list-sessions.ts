import { PageQuery, paginate, SessionListAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { listSessions as list } from '../../db/session-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentSession } from '../../present/session.ts'

/** GET /v2/me/sessions: the browsers in which the caller has signed in, newest first. */
export function listSessions(app: App, { db, clock }: IdentityDeps): void {
  const schema = {
    summary: 'List the sessions of the caller',
    description: 'The browsers in which the caller has signed in. The newest session comes first.',
    querystring: Type.Object(PageQuery),
    response: { 200: SessionListAnswer },
  }
  app.get('/v2/me/sessions', { schema }, async ({ caller, query }) => {
    const { take = 100, skip = 0 } = query
    const { sessions, total } = await list(db, caller, { take, skip }, clock.now())
    const data = sessions.map((session) => presentSession(session, caller.sessionId))
    return { ...success(data), pagination: paginate(total, take, skip) }
  })
}
