import { randomUUID } from 'node:crypto'
import {
  type CallerContext,
  DomainError,
  emailVerified,
  sameEmail,
  type UserProfile,
} from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import { codeLifetimeMs, codeTries, hashCode, isCode, newCode } from '@punctual/http'
import { enqueueMessages } from '../db/message-repository.ts'
import { type CodeSubject, codesSince, insertCode, lockCodes, tryCode } from '../db/verification-codes.ts'
import { storeVerified, type VerifiedRow } from '../db/verified-resources.ts'
import type { AutomationDeps } from '../deps.ts'
import { addressCode } from '../domain/code-mail.ts'

const minute = 60_000
/** Codes that one person can request in a minute, and codes per hour for one address. */
const perMinute = { email: 5, phone: 3 }
const perHour = 10
/**
 * Codes per hour for one address and one person: half, so that other people cannot use up the
 * owner's limit.
 */
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
    throw new DomainError('ThrottlerException', 'Too many verification codes requested.', {
      retryAfter: Math.max(1, Math.ceil((oldest.getTime() + span - now.getTime()) / 1000)),
    })
  }
}

/**
 * Creates a code and queues it for the address.
 * @throws DomainError ThrottlerException (429) beyond the limits
 */
export async function requestCode(
  tx: Tx,
  subject: CodeSubject,
  { now, language }: { now: Date; language: string },
): Promise<void> {
  await lockCodes(tx, subject)
  await checkLimits(tx, subject, now)
  const code = newCode()
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + codeLifetimeMs)
  await insertCode(tx, subject, { id, codeHash: await hashCode(code), createdAt: now, expiresAt })
  const { kind, value, organizationId } = subject
  await enqueueMessages(tx, [addressCode({ id, organizationId, kind, address: value, code, language })], now)
}

/**
 * Mails a verification code to a person's new address, except for a managed user, whose address the
 * client guarantees. Beyond the limits it does nothing: the change of address stands, and the
 * person can request a code later.
 */
export async function verifyChangedAddress(tx: Tx, user: UserProfile, now: Date): Promise<void> {
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
 * Publishes that a person has verified the address of their profile. A verification by an app or
 * for a team does not prove that the person reads mail there.
 */
export async function publishEmailVerified(
  tx: Tx,
  { kind, userId, organizationId, user }: CallerContext,
  { teamId, kind: proved, value: email }: CodeSubject,
  at: Date,
): Promise<void> {
  const isPersons = teamId === null && (kind === 'api-key' || kind === 'managed-user')
  if (!isPersons || proved !== 'email' || !user || !sameEmail(user.email, email)) return
  await appendEvent(tx, emailVerified, {
    // A random subject keeps the address out of it.
    subject: randomUUID(),
    version: 1,
    organizationId,
    data: { userId, email },
    at,
  })
}

/**
 * Checks a code. Counts the attempt outside the caller's transaction, so that a rollback does not
 * undo it. A correct code stays valid until it expires, so that a repeated verification succeeds.
 * @throws DomainError invalid_verification_code (400) for a wrong or expired code, or after too
 *   many attempts
 */
async function checkCode(
  { db, clock }: Pick<AutomationDeps, 'db' | 'clock'>,
  subject: CodeSubject,
  code: string,
): Promise<void> {
  const found = await tryCode(db, subject, { now: clock.now(), tries: codeTries })
  if (!found || !(await isCode(code, found.codeHash))) throw new DomainError('invalid_verification_code')
}

/**
 * Stores an address as verified if the code is right, and publishes it if it is the caller's own.
 * @throws DomainError invalid_verification_code (400)
 */
export async function verifyAddress(
  tx: Tx,
  deps: Pick<AutomationDeps, 'db' | 'clock'>,
  { caller, subject, code }: { caller: CallerContext; subject: CodeSubject; code: string },
): Promise<VerifiedRow> {
  await checkCode(deps, subject, code)
  const now = deps.clock.now()
  const row = await storeVerified(tx, subject, subject.kind, subject.value, now)
  await publishEmailVerified(tx, caller, subject, now)
  return row
}
