import { randomUUID } from 'node:crypto'
import { type CreatePhoneCall, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { enqueueMessages } from '../db/message-repository.ts'
import { callsSince, lockCalls } from '../db/phone-calls.ts'
import { type CallStarter, phoneCall } from '../domain/phone-call.ts'

const hourMs = 3_600_000
/** Calls in an hour that one team can start, and that can reach one number. */
const perTeam = 60
const perNumber = 5

/**
 * Queues a call, which the message queue makes at once.
 * @returns the id of the call
 * @throws DomainError ThrottlerException (429) beyond the limits
 */
export async function startPhoneCall(
  tx: Tx,
  starter: CallStarter,
  wanted: CreatePhoneCall,
  now: Date,
): Promise<string> {
  const { teamId } = starter
  const recipient = wanted.numberToCall
  await lockCalls(tx, { teamId, recipient })
  for (const [by, allowed] of [
    [{ teamId }, perTeam],
    [{ recipient }, perNumber],
  ] as const) {
    const times = await callsSince(tx, by, new Date(now.getTime() - hourMs))
    const oldest = times[times.length - allowed]
    if (!oldest) continue
    throw new DomainError('ThrottlerException', 'Too many phone calls.', {
      retryAfter: Math.max(1, Math.ceil((oldest.getTime() + hourMs - now.getTime()) / 1000)),
    })
  }
  const id = randomUUID()
  await enqueueMessages(tx, [phoneCall(id, starter, wanted)], now)
  return id
}
