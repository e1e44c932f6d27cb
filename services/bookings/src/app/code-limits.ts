import { type CallerContext, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { type CodesOf, codeBefore } from '../db/verification-repository.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * Returns the key that limits of codes count by: the user id of a person or of a client's owner,
 * otherwise the network address digest; undefined if the gateway sends none.
 */
export function askerOf({ userId, network }: CallerContext): string | undefined {
  if (userId > 0) return `user ${userId}`
  return network === undefined ? undefined : `network ${network}`
}

/**
 * Enforces the limits of verification codes. The limit of a mailbox prevents flooding. One caller
 * gets at most half of it, so the owner of the mailbox can still request a code. The limit of a
 * caller and an event type is high enough for a busy office. There is no limit for an event type as
 * a whole, because one caller could exhaust it for all others.
 * @throws DomainError ThrottlerException (429) with the seconds until the next code is allowed
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
