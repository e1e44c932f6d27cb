import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Json, ReceivedRequest, Receiver } from '@punctual/testing'

/** One event as a receiver keeps it: repeats of a delivery left out. */
export interface Told {
  id: string
  trigger: string
  /** Of the booking that it is about. */
  uid: string
  payload: Json
}

/** @returns what the receiver was told, one entry for each webhook-id, in the order of arrival */
export function told(receiver: Receiver): Told[] {
  const byId = new Map<string, Told>()
  for (const { headers, json } of receiver.requests) {
    const id = String(headers['webhook-id'])
    const { triggerEvent: trigger, payload } = json
    if (!byId.has(id)) byId.set(id, { id, trigger, uid: payload.uid ?? payload.bookingUid, payload })
  }
  return [...byId.values()]
}

/** Whether both signatures are of this secret, over the very bytes that came; one by a public key may stand beside them. */
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
