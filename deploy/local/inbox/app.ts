import type { Clock } from '@punctual/contracts'
import { attachmentBytes } from '@punctual/servers'
import Fastify, { type FastifyInstance } from 'fastify'
import { listPage, messagePage } from './page.ts'
import { receiveForProviders } from './providers.ts'
import type { Inbox } from './store.ts'

/** The pages hold what strangers wrote: nothing of it may run or load anything. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'"

/**
 * `GET /messages?to=` as JSON in order of arrival, `GET /` and `GET /message/{id}` as pages, and what
 * receiveForProviders says.
 */
export function createInboxApp(inbox: Inbox, clock: Clock): FastifyInstance {
  const app = Fastify({ bodyLimit: 1024 * 1024 })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(body.toString())),
  )
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policy)
    reply.header('x-content-type-options', 'nosniff')
  })
  app.get('/health', async () => ({ status: 'ok' }))
  app.get<{ Querystring: { to?: string } }>('/messages', async (request) =>
    inbox.list(request.query.to || undefined).map(({ message }) => message),
  )
  app.get<{ Querystring: { to?: string } }>('/', async (request, reply) => {
    const to = request.query.to || undefined
    return reply.type('text/html').send(listPage(inbox.list(to), to))
  })
  app.get<{ Params: { id: string } }>('/message/:id', async (request, reply) => {
    const kept = inbox.get(Number(request.params.id))
    if (!kept) return reply.code(404).type('text/plain').send('There is no such message.')
    return reply.type('text/html').send(messagePage(kept))
  })
  app.get<{ Params: { id: string; index: string } }>(
    '/message/:id/attachment/:index',
    async (request, reply) => {
      const message = inbox.get(Number(request.params.id))?.message
      const attachment = message?.attachments[Number(request.params.index)]
      if (!attachment) return reply.code(404).type('text/plain').send('There is no such attachment.')
      const name = encodeURIComponent(attachment.filename || 'attachment')
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
        .send(attachmentBytes(attachment))
    },
  )
  receiveForProviders(app, inbox, clock)
  return app
}
