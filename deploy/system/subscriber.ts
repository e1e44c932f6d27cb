import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Json, ReceivedRequest, Receiver } from '@punctual/testing'

/** One received event, without repeats of a delivery. */
export interface ReceivedEvent {
  id: string
  trigger: string
  /** The uid of its booking. */
  uid: string
  payload: Json
}

/** Returns the events that the receiver got, one for each webhook-id, in the order of arrival. */
export function receivedEvents(receiver: Receiver): ReceivedEvent[] {
  const byId = new Map<string, ReceivedEvent>()
  for (const { headers, json } of receiver.requests) {
    const id = String(headers['webhook-id'])
    const { triggerEvent: trigger, payload } = json
    if (!byId.has(id)) byId.set(id, { id, trigger, uid: payload.uid ?? payload.bookingUid, payload })
  }
  return [...byId.values()]
}

/**
 * Whether both signatures of the raw body are by this secret; signatures by public keys may be
 * present too.
 */
export function isGenuine({ headers, rawBody }: ReceivedRequest, secret: string): boolean {
  const plain = createHmac('sha256', secret).update(rawBody).digest('hex')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${rawBody}`
  const standard = `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`
  const given = String(headers['webhook-signature']).split(' ')
  return isSame(headers['x-svc-signature-256'], plain) && given.some((one) => isSame(one, standard))
}

function isSame(given: string | string[] | undefined, expected: string): boolean {
  const bytes = Buffer.from(String(given))
  return bytes.length === expected.length && timingSafeEqual(bytes, Buffer.from(expected))
}
