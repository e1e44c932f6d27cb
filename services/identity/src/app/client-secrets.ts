import { DomainError } from '@punctual/contracts'
import { generateSecret, type Sealer } from '@punctual/http'
import type { ActorTx } from '../audit/actor.ts'
import {
  expireSecret,
  findSecrets,
  insertCredential,
  revokeCredentials,
} from '../db/credential-repository.ts'
import type { Reader } from '../db/reader.ts'
import type { CredentialRow, OAuthClientRow } from '../db/schema.ts'
import { raiseEpoch } from '../db/team-repository.ts'
import { announceRevocation, recordCredential } from './announce.ts'

/** Milliseconds that the older secret stays valid after a rotation. */
const olderSecretLifetimeMs = 24 * 3_600_000

/** Returns the newest secret of each client that has one, in plain text. */
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
    const id = secret.clientId ?? ''
    if (!newest.has(id)) newest.set(id, secret)
  }
  return new Map([...newest].map(([id, { sealed }]) => [id, sealer.open(sealed ?? '')]))
}

/** Creates another secret of the client, without expiry. @returns the secret */
export async function addSecret(
  tx: ActorTx,
  sealer: Pick<Sealer, 'seal'>,
  client: OAuthClientRow,
  at: Date,
): Promise<string> {
  const secret = generateSecret()
  const row = await insertCredential(tx, {
    kind: 'client-secret',
    secret,
    sealed: sealer.seal(secret),
    organizationId: client.organizationId,
    clientId: client.id,
    at,
    expiresAt: null,
  })
  await recordCredential(tx, row, at)
  return secret
}

/** Ends every secret of a locked client. @returns their digests */
export async function endSecrets(tx: ActorTx, client: OAuthClientRow, at: Date): Promise<string[]> {
  return end(tx, client, await findSecrets(tx, [client.id]), at)
}

async function end(
  tx: ActorTx,
  client: OAuthClientRow,
  secrets: readonly CredentialRow[],
  at: Date,
): Promise<string[]> {
  const ids = secrets.map(({ id }) => id)
  const ended = await revokeCredentials(tx, ids, at)
  for (const secret of ended) await announceRevocation(tx, secret, at)
  if (ended.length > 0) await raiseEpoch(tx, client.organizationId)
  return ended.map(({ digest }) => digest)
}

export interface Rotated {
  secret: string
  /** undefined when the older secret has ended. */
  olderExpiresAt: Date | undefined
  /** Digests of the ended secrets. */
  ended: string[]
}

/**
 * Gives a locked client a new secret. Its newest secret stays valid for a day, or ends immediately
 * on request; older secrets end, so that at most two are valid.
 * @throws 400 `public_client`
 */
export async function rotateSecret(
  tx: ActorTx,
  sealer: Pick<Sealer, 'seal'>,
  client: OAuthClientRow,
  { endOlderNow, at }: { endOlderNow: boolean; at: Date },
): Promise<Rotated> {
  if (client.clientType === 'PUBLIC') throw new DomainError('public_client')
  const [newest, ...older] = await findSecrets(tx, [client.id])
  const latest = new Date(at.getTime() + olderSecretLifetimeMs)
  const olderExpiresAt = newest && !endOlderNow ? earlier(newest.expiresAt, latest) : undefined
  if (newest && olderExpiresAt) await expireSecret(tx, newest.id, olderExpiresAt)
  const ended = await end(tx, client, newest && !olderExpiresAt ? [newest, ...older] : older, at)
  return { secret: await addSecret(tx, sealer, client, at), olderExpiresAt, ended }
}

const earlier = (one: Date | null, other: Date): Date => (one && one < other ? one : other)
