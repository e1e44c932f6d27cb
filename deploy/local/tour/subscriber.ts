import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brief, expect, say, waitFor } from './guide.ts'

/** A received webhook. */
interface Delivery {
  id: string
  signature: string
  body: Buffer
}

export interface Subscriber {
  /** The value of `subscriberUrl`. */
  url: string
  secret: string
  /**
   * Waits for the trigger of that booking, checks its signature over the raw body, and prints it.
   * @returns the payload
   */
  expectWebhook(trigger: string, uid: string): Promise<Record<string, unknown>>
  /** The received triggers, without repeats of a delivery. */
  triggers(): string[]
  stop(): void
}

/** Starts a webhook subscriber on this machine. */
export async function startSubscriber(secret: string): Promise<Subscriber> {
  const deliveries = new Map<string, Delivery>()
  const server = createServer(async (request, reply) => {
    const body = await buffer(request)
    const id = String(request.headers['webhook-id'])
    // Deliveries are at least once: a repeat has the same id.
    deliveries.set(id, { id, signature: String(request.headers['x-svc-signature-256']), body })
    reply.writeHead(200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const parsed = () => [...deliveries.values()].map(({ body }) => JSON.parse(body.toString()))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    secret,
    async expectWebhook(trigger, uid) {
      const { signature, body, id } = await waitFor(`The webhook ${trigger} of ${uid}`, () =>
        [...deliveries.values()].find((delivery) => {
          const { triggerEvent, payload } = JSON.parse(delivery.body.toString())
          return triggerEvent === trigger && payload.uid === uid
        }),
      )
      const expected = createHmac('sha256', secret).update(body).digest('hex')
      const isGenuine =
        signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
      say(
        `   webhook ${trigger}: ${id}, signature ${signature.slice(0, 16)}... ${isGenuine ? 'verified' : 'WRONG'}`,
      )
      say(`   ${brief(body.toString())}`)
      expect(isGenuine, `The signature of ${trigger} does not match its body`)
      return JSON.parse(body.toString()).payload
    },
    triggers: () => parsed().map(({ triggerEvent }) => String(triggerEvent)),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
