import type { Tx } from '@punctual/db'
import type { Sealer } from '@punctual/http'
import type { RemoteCalendar } from '../calendars/adapter.ts'
import { type Connection, saveCalendars, saveConnection } from '../db/calendars-repository.ts'
import type { Owner } from '../domain/owner.ts'

/**
 * Connects an account of the owner, or replaces the credentials and calendars of an existing
 * connection.
 */
export async function keepConnection(
  tx: Tx,
  sealer: Pick<Sealer, 'seal'>,
  { credentials, ...account }: Owner & { integration: string; account: string; credentials: unknown },
  calendars: readonly RemoteCalendar[],
  now: Date,
): Promise<Connection> {
  const sealedCredentials = sealer.seal(JSON.stringify(credentials))
  const connection = await saveConnection(tx, { ...account, sealedCredentials, createdAt: now })
  await saveCalendars(tx, connection, calendars, now)
  return connection
}

/** Returns the decrypted credentials of a connection. */
export function credentialsOf(sealer: Pick<Sealer, 'open'>, connection: Connection): unknown {
  return JSON.parse(sealer.open(connection.sealedCredentials))
}
