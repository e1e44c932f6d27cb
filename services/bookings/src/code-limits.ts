import { type CallerContext, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { type CodesOf, codeBefore } from './db/verification-repository.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * @returns who asks for codes: a person or the owner of a client by their id, others by their network, as far as the gateway
 * says it
 */
export function askerOf({ userId, network }: CallerContext): string | undefined {
  if (userId > 0) return `user ${userId}`
  return network === undefined ? undefined : `network ${network}`
}

/**
 * Refuses one code too many. A mailbox gets few enough codes that nobody can flood it; one asker gets at most half of them,
 * so that the mailbox's owner still can ask; and an asker can have so many sent for an event type, to whatever addresses,
 * as a busy office needs. No limit counts an event type's codes as a whole: one booker could use that up for all others.
 * @throws DomainError ThrottlerException (429) with the seconds until the next one
 */
export async function limitCodes(
  tx: Tx,
  {
    email,
    eventTypeId,
    asker,
  }: Required<Pick<CodesOf, 'email' | 'eventTypeId'>> & { asker: string | undefined },
  now: Date,
): Promise<void> {
  await limit(tx, { email }, 20, hour, now)
  await limit(tx, { email, eventTypeId }, 5, minute, now)
  if (asker === undefined) return
  await limit(tx, { email, asker }, 10, hour, now)
  await limit(tx, { asker, eventTypeId }, 30, minute, now)
  await limit(tx, { asker, eventTypeId }, 300, hour, now)
}

async function limit(tx: Tx, codes: CodesOf, allowed: number, span: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - span)
  const last = await codeBefore(tx, codes, { before: allowed - 1, since })
  if (!last) return
  const message =
    codes.email === undefined ? 'Too many codes were asked for.' : 'Too many codes were sent to this address.'
  const retryAfter = Math.max(1, Math.ceil((last.getTime() - since.getTime()) / 1000))
  throw new DomainError('ThrottlerException', message, { retryAfter })
}
