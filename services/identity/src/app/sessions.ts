import { randomUUID } from 'node:crypto'
import type { RotatedSession } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { generateSecret } from '@punctual/http'
import type { ActorTx } from '../audit/actor.ts'
import { insertCredential, type KeyHolder } from '../db/credential-repository.ts'
import {
  deleteSession,
  deleteSessions,
  insertSession,
  lockSecret,
  prolongSession,
  replaceSecret,
} from '../db/session-repository.ts'
import { raiseEpoch } from '../db/team-repository.ts'
import { clearTokens, revokeFamily } from '../db/token-repository.ts'
import { isUuid } from '../domain/ids.ts'
import { graceEnd, idleEnd, isRotationDue, sessionEnd } from '../domain/session.ts'
import { announceRevocation } from './announce.ts'
import { recordChange } from './audit-log.ts'

const maxUserAgent = 300

/** A new session with its secret, which only the browser keeps. */
export interface StartedSession {
  secret: string
  expiresAt: Date
}

/** Starts a session of a person for their home. */
export async function startSession(
  tx: ActorTx,
  { userId, organizationId, userAgent }: KeyHolder & { userAgent: string },
  now: Date,
): Promise<StartedSession> {
  const id = randomUUID()
  const secret = generateSecret()
  const endsAt = sessionEnd(now)
  const expiresAt = idleEnd(now, endsAt)
  const shown = userAgent.slice(0, maxUserAgent)
  await insertSession(tx, { id, userId, organizationId, userAgent: shown, createdAt: now, expiresAt, endsAt })
  await insertCredential(tx, {
    kind: 'session',
    secret,
    userId,
    organizationId,
    family: id,
    at: now,
    expiresAt,
  })
  const details = { userId }
  await recordChange(tx, { organizationId, action: 'session.created', subjectId: id, details, at: now })
  return { secret, expiresAt }
}

/**
 * Replaces the secret of a session that is old enough. Of parallel calls with it one gets the new
 * one; for the others it stays valid for a minute.
 * @returns nothing if it was replaced already, or has ended
 */
export async function rotateSession(tx: Tx, digest: string, now: Date): Promise<RotatedSession> {
  const found = await lockSecret(tx, digest, now)
  if (!found || !isRotationDue(found.secret, now)) return {}
  const { id, userId, organizationId, endsAt } = found.session
  const secret = generateSecret()
  const expiresAt = idleEnd(now, endsAt)
  const next = await insertCredential(tx, {
    kind: 'session',
    secret,
    userId,
    organizationId,
    family: id,
    at: now,
    expiresAt,
  })
  await replaceSecret(tx, { id: found.secret.id, replacedBy: next.id, expiresAt: graceEnd(now) })
  await prolongSession(tx, id, expiresAt)
  await clearTokens(tx, id, now)
  return { secret, expiresAt: expiresAt.toISOString() }
}

/** Ends a session of the person. @returns its digests; undefined when there is no such session */
export async function endSession(
  tx: ActorTx,
  person: KeyHolder,
  sessionId: string,
  at: Date,
): Promise<string[] | undefined> {
  const id = isUuid(sessionId) ? await deleteSession(tx, person, sessionId) : undefined
  return id === undefined ? undefined : endSecrets(tx, person, [id], at)
}

/** Ends the person's sessions. @param exceptId the one that stays @returns their digests */
export async function endSessions(
  tx: ActorTx,
  person: KeyHolder,
  exceptId: string | undefined,
  at: Date,
): Promise<string[]> {
  return endSecrets(tx, person, await deleteSessions(tx, person, exceptId), at)
}

async function endSecrets(
  tx: ActorTx,
  { userId, organizationId }: KeyHolder,
  ids: readonly string[],
  at: Date,
): Promise<string[]> {
  const digests: string[] = []
  for (const id of ids) {
    for (const row of await revokeFamily(tx, id, at)) {
      await announceRevocation(tx, row, at)
      digests.push(row.digest)
    }
    const details = { userId }
    await recordChange(tx, { organizationId, action: 'session.ended', subjectId: id, details, at })
  }
  if (ids.length > 0) await raiseEpoch(tx, organizationId)
  return digests
}
