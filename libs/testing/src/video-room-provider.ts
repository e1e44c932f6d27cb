import { createHmac, randomUUID } from 'node:crypto'
import type { ApiAnswer } from './api.ts'
import type { Stack } from './stack.ts'

/** Returns the Standard Webhooks headers that a video provider sends with a body. */
export function roomHeaders(secret: string, body: unknown, at: Date): Record<string, string> {
  const id = `msg_${randomUUID()}`
  const seconds = `${Math.floor(at.getTime() / 1000)}`
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)
  const signature = createHmac('sha256', key)
    .update(`${id}.${seconds}.${JSON.stringify(body)}`)
    .digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` }
}

/** Sends a stack a video provider's webhook about a booking's video room. */
export function tellOfRoom(
  { api, clock, env }: Pick<Stack, 'api' | 'clock' | 'env'>,
  bookingUid: string,
  records: 'participants' | 'recordings',
  body: unknown,
): Promise<ApiAnswer> {
  const headers = roomHeaders(env.bookings.ROOM_PROVIDER_SECRET ?? '', body, clock.now())
  return api('POST', `/v2/rooms/${bookingUid}/${records}`, { key: null, body, headers })
}
