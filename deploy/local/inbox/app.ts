import type { Clock } from '@punctual/contracts'
import { attachmentBytes } from '@punctual/servers'
import Fastify, { type FastifyInstance } from 'fastify'
import { listPage, messagePage } from './page.ts'
import { receiveForProviders } from './providers.ts'
import type { Inbox } from './store.ts'

/** The pages show content from strangers, so they may not run or load anything. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'"

/**
 * Registers `GET /messages?to=` (JSON in order of arrival), the pages `GET /` and `GET
 * /message/{id}`, and the routes of receiveForProviders.
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
    const stored = inbox.get(Number(request.params.id))
    if (!stored) return reply.code(404).type('text/plain').send('This message does not exist.')
    return reply.type('text/html').send(messagePage(stored))
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
