import { randomUUID } from 'node:crypto'
import {
  type CallerContext,
  DomainError,
  emailVerified,
  sameEmail,
  type UserProfile,
} from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import { hashCode, isCode, newCode } from '@punctual/http'
import { enqueueMessages } from './db/message-repository.ts'
import { type CodeSubject, codesSince, insertCode, lockCodes, tryCode } from './db/verification-codes.ts'
import { addressCode } from './domain/code-mail.ts'
import type { AutomationDeps } from './service.ts'

const minute = 60_000
/** How long a code lives, and how many wrong ones it outlives (docs/domain.md#verification-codes). */
const lifetime = 10 * minute
const tries = 5
/** Codes that one person may ask for in a minute; and that an address may get in an hour, of all and of one person. */
const perMinute = { email: 5, phone: 3 }
const perHour = 10
/** Half of them: somebody else's requests leave the owner of the address enough. */
const perPersonAndHour = 5

async function checkLimits(tx: Tx, { kind, value, userId }: CodeSubject, now: Date): Promise<void> {
  for (const [by, allowed, span] of [
    [{ userId }, perMinute[kind], minute],
    [{ value }, perHour, 60 * minute],
    [{ value, userId }, perPersonAndHour, 60 * minute],
  ] as const) {
    const times = await codesSince(tx, by, kind, new Date(now.getTime() - span))
    const oldest = times[times.length - allowed]
    if (!oldest) continue
    throw new DomainError('ThrottlerException', 'Too many codes were asked for.', {
      retryAfter: Math.max(1, Math.ceil((oldest.getTime() + span - now.getTime()) / 1000)),
    })
  }
}

/** Makes a code and has it sent to the address; 429 when there were too many already. */
export async function requestCode(
  tx: Tx,
  subject: CodeSubject,
  { now, language }: { now: Date; language: string },
): Promise<void> {
  await lockCodes(tx, subject)
  await checkLimits(tx, subject, now)
  const code = newCode()
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + lifetime)
  await insertCode(tx, subject, { id, codeHash: await hashCode(code), createdAt: now, expiresAt })
  const { kind, value, organizationId } = subject
  await enqueueMessages(tx, [addressCode({ id, organizationId, kind, address: value, code, language })], now)
}

/**
 * Mails a code to the new address of a person, which the person's own verification takes; none to that of a managed user,
 * for whom the client vouches. Past the limits the change still stands, and the person asks for a code later.
 */
export async function askForProof(tx: Tx, user: UserProfile, now: Date): Promise<void> {
  const { id: userId, organizationId, locale: language, clientId } = user
  if (clientId !== undefined) return
  const subject = {
    organizationId,
    userId,
    teamId: null,
    kind: 'email' as const,
    value: user.email.toLowerCase(),
  }
  try {
    await requestCode(tx, subject, { now, language })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'ThrottlerException') throw error
  }
}

/**
 * Announces that a person reads mail at the address of their profile. An app's word is not the person's, and what is
 * verified for a team says nothing about its member.
 */
export async function announceProof(
  tx: Tx,
  { kind, userId, organizationId, user }: CallerContext,
  { teamId, kind: proved, value: email }: CodeSubject,
  at: Date,
): Promise<void> {
  const isPersons = teamId === null && (kind === 'api-key' || kind === 'managed-user')
  if (!isPersons || proved !== 'email' || !user || !sameEmail(user.email, email)) return
  await appendEvent(tx, emailVerified, {
    // Each proof is a thing of its own, so that its address is in no subject.
    subject: randomUUID(),
    version: 1,
    organizationId,
    data: { userId, email },
    at,
  })
}

/**
 * Tries a code outside the transaction of what it is for, so that a wrong one counts whatever becomes of that. A right one
 * proves the same again until it is over: verifying twice is no conflict.
 * @throws DomainError invalid_verification_code (400) for one that is wrong, over, or has been tried too often
 */
export async function checkCode(
  { db, clock }: Pick<AutomationDeps, 'db' | 'clock'>,
  subject: CodeSubject,
  code: string,
): Promise<void> {
  const found = await tryCode(db, subject, { now: clock.now(), tries })
  if (!found || !(await isCode(code, found.codeHash))) throw new DomainError('invalid_verification_code')
}
