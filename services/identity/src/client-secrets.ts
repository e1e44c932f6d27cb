import type { Tx } from '@punctual/db'
import { credentialDigest, type Sealer } from '@punctual/http'
import { expireSecret, findSecrets } from './db/client-secret-repository.ts'
import { revokeCredentials } from './db/credential-repository.ts'
import type { CredentialRow, OAuthClientRow } from './db/schema.ts'
import { raiseEpoch } from './db/team-repository.ts'
import type { Reader } from './db/user-repository.ts'
import { announceRevocation } from './events/announce.ts'
import { addSecret } from './oauth-clients.ts'

/** Milliseconds that the older secret is good for after a rotation. */
const overlap = 24 * 3_600_000

/** @returns the newest secret of each client, readable (our decisions, E2) */
export async function readSecrets(
  db: Reader,
  sealer: Pick<Sealer, 'open'>,
  clients: readonly OAuthClientRow[],
): Promise<Map<string, string>> {
  const secrets = await findSecrets(
    db,
    clients.map(({ id }) => id),
  )
  const newest = new Map<string, CredentialRow>()
  for (const secret of secrets) {
    const id = secret.client_id ?? ''
    if (!newest.has(id)) newest.set(id, secret)
  }
  return new Map([...newest].map(([id, { sealed }]) => [id, sealer.open(sealed ?? '')]))
}

/** Whether the secret is one that is good for the client now. */
export async function isSecretOf(db: Reader, clientId: string, secret: string, at: Date): Promise<boolean> {
  const digest = credentialDigest(secret)
  const secrets = await findSecrets(db, [clientId])
  return secrets.some((each) => each.digest === digest && (!each.expires_at || each.expires_at > at))
}

export interface Rotated {
  secret: string
  /** undefined: it has ended. */
  olderExpiresAt: Date | undefined
  /** Digests of the secrets that were ended. */
  ended: string[]
}

/**
 * Gives a locked client a new secret. The one it had is good for another day, or ends now; any older one ends: two are
 * valid at a time (our decisions, E2).
 */
export async function rotateSecret(
  tx: Tx,
  sealer: Pick<Sealer, 'seal'>,
  client: OAuthClientRow,
  { endOlderNow, at }: { endOlderNow: boolean; at: Date },
): Promise<Rotated> {
  const [newest, ...older] = await findSecrets(tx, [client.id])
  const latest = new Date(at.getTime() + overlap)
  const olderExpiresAt = newest && !endOlderNow ? earlier(newest.expires_at, latest) : undefined
  if (newest && olderExpiresAt) await expireSecret(tx, newest.id, olderExpiresAt)
  const ending = newest && !olderExpiresAt ? [newest, ...older] : older
  const ended = await revokeCredentials(
    tx,
    ending.map(({ id }) => id),
    at,
  )
  for (const secret of ended) await announceRevocation(tx, secret, at)
  if (ended.length > 0) await raiseEpoch(tx, client.organization_id)
  return {
    secret: await addSecret(tx, sealer, client, at),
    olderExpiresAt,
    ended: ended.map(({ digest }) => digest),
  }
}

const earlier = (one: Date | null, other: Date): Date => (one && one < other ? one : other)
