import { randomUUID } from 'node:crypto'
import { DomainError, verificationCodeRequested } from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import { hashCode, isCode, newCode, type Sealer } from '@punctual/http'
import { findCodes, insertCode, lockCodes, tryCode, useUpCode } from '../db/verification-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import type { ChangeContext } from '../domain/change-context.ts'
import { limitCodes } from './code-limits.ts'

const minute = 60_000
/**
 * The lifetime of a code in milliseconds, and how many times it can be tried
 * (docs/domain.md#verification-codes).
 */
const lifetime = 10 * minute
const tries = 5

/**
 * Creates a code for an address and requests its mail.
 * @throws DomainError ThrottlerException (429) over a limit
 */
export async function requestCode(
  tx: Tx,
  sealer: Sealer,
  wanted: {
    email: string
    eventType: { id: number; organizationId: number; title: string }
    language: string
    /** The caller as limits count it; undefined if unknown. */
    asker: string | undefined
  },
  { now, traceparent }: ChangeContext,
): Promise<void> {
  const { eventType, language, asker } = wanted
  const email = wanted.email.toLowerCase()
  await lockCodes(tx, { email, asker })
  await limitCodes(tx, { email, eventTypeId: eventType.id, asker }, now)
  const code = newCode()
  const id = randomUUID()
  const { organizationId, id: eventTypeId } = eventType
  const expiresAt = new Date(now.getTime() + lifetime)
  const codeHash = await hashCode(code)
  await insertCode(tx, { id, organizationId, eventTypeId, email, codeHash, createdAt: now, expiresAt, asker })
  await appendEvent(tx, verificationCodeRequested, {
    subject: id,
    version: 1,
    organizationId,
    at: now,
    data: {
      email: wanted.email,
      sealedCode: sealer.seal(code),
      eventTypeTitle: eventType.title,
      language,
      expiresAt: expiresAt.toISOString(),
    },
    ...(traceparent !== undefined && { traceparent }),
  })
}

/**
 * Checks a code outside the booking's transaction, so that a wrong try counts even if that
 * transaction rolls back.
 * @returns a function that marks the code as used, within the transaction
 * @throws DomainError email_verification_required without a code, invalid_verification_code for a
 *   code that is wrong, expired or has been tried too often
 */
export async function checkCode(
  { db, clock }: Pick<BookingsDeps, 'db' | 'clock'>,
  given: { eventTypeId: number; email: string | undefined; code: string | undefined },
): Promise<(tx: Tx) => Promise<void>> {
  const { eventTypeId, code } = given
  if (code === undefined) throw new DomainError('email_verification_required')
  const email = (given.email ?? '').toLowerCase()
  const now = clock.now()
  for (const { id, codeHash } of await findCodes(db, { eventTypeId, email, now, tries })) {
    if (!(await tryCode(db, id, tries))) continue
    if (!(await isCode(code, codeHash))) continue
    return async (tx) => {
      if (!(await useUpCode(tx, id))) throw new DomainError('invalid_verification_code')
    }
  }
  throw new DomainError('invalid_verification_code')
}
