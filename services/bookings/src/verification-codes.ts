import { randomUUID } from 'node:crypto'
import { DomainError, verificationCodeRequested } from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import { hashCode, isCode, newCode, type Sealer } from '@punctual/http'
import { limitCodes } from './code-limits.ts'
import { findCodes, insertCode, lockCodes, tryCode, useUpCode } from './db/verification-repository.ts'
import type { BookingsDeps } from './deps.ts'
import type { Occasion } from './occasion.ts'

const minute = 60_000
/** How long a code lives, and how many wrong ones it outlives (docs/domain.md#verification-codes). */
const lifetime = 10 * minute
const tries = 5

/** Makes a code for an address and has it mailed; 429 for one too many (code-limits.ts). */
export async function requestCode(
  tx: Tx,
  sealer: Sealer,
  wanted: {
    email: string
    eventType: { id: number; organizationId: number; title: string }
    language: string
    /** Who asks, where that is known. */
    asker: string | undefined
  },
  { now, traceparent }: Occasion,
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
    ...{ subject: id, version: 1, organizationId, at: now },
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
 * Tries a code outside the transaction of what it is for, so that a wrong one counts whatever becomes of that.
 * @returns what uses the code up within that transaction
 * @throws DomainError email_verification_required without a code, invalid_verification_code for one that is wrong, over, or
 * has been tried too often
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
