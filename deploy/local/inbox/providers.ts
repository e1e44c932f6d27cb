import { randomBytes } from 'node:crypto'
import type { Clock } from '@punctual/contracts'
import type { Message } from '@punctual/servers'
import type { FastifyInstance } from 'fastify'
import type { Inbox } from './store.ts'

interface Form {
  [field: string]: unknown
}

const text = (form: Form | null | undefined, field: string): string => {
  const value = form?.[field]
  return typeof value === 'string' ? value : ''
}

/** What a call says, and below it the instructions for the rest of the call. */
const spoken = (call: Form | null): string =>
  [text(call, 'text'), text(call, 'prompt')].filter(Boolean).join('\n\n')

/**
 * Stands in for the providers of messages and calls on this machine: `POST
 * /2010-04-01/Accounts/{sid}/Messages.json` like Twilio's API (form fields To, From, Body;
 * `whatsapp:` before both numbers of a WhatsApp message), and `POST /calls` with {to, from, text,
 * prompt} for a spoken message.
 */
export function receiveForProviders(app: FastifyInstance, inbox: Inbox, clock: Clock): void {
  const keep = (message: Pick<Message, 'channel' | 'to' | 'from' | 'text'>) =>
    inbox.add([{ ...message, subject: '', html: '', attachments: [], at: clock.now().toISOString() }])

  app.post<{ Params: { sid: string }; Body: Form | null }>(
    '/2010-04-01/Accounts/:sid/Messages.json',
    async (request, reply) => {
      const to = text(request.body, 'To')
      const from = text(request.body, 'From')
      const body = text(request.body, 'Body')
      const missing = !to ? 'To' : !body ? 'Body' : undefined
      if (missing) {
        const message = `A '${missing}' is required.`
        return reply.code(400).send({ code: missing === 'To' ? 21604 : 21602, message, status: 400 })
      }
      const isWhatsApp = to.startsWith('whatsapp:')
      const number = (address: string) => address.replace(/^whatsapp:/, '')
      await keep({
        channel: isWhatsApp ? 'whatsapp' : 'sms',
        to: number(to),
        from: number(from),
        text: body,
      })
      const sid = `SM${randomBytes(16).toString('hex')}`
      return reply.code(201).send({ sid, account_sid: request.params.sid, to, from, body, status: 'queued' })
    },
  )

  app.post<{ Body: Form | null }>('/calls', async (request, reply) => {
    const to = text(request.body, 'to')
    if (!to) return reply.code(400).send({ message: 'to is required' })
    await keep({ channel: 'call', to, from: text(request.body, 'from'), text: spoken(request.body) })
    return reply.code(201).send({ id: randomBytes(16).toString('hex'), status: 'queued' })
  })
}
