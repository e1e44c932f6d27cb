import type { EventData, oauthClientCreated } from '@punctual/contracts'
import type { Orm, Tx } from '@punctual/db'
import { eq, lt } from 'drizzle-orm'
import { oauthClientReplica, userReplica } from './schema.ts'

type OAuthClient = EventData<typeof oauthClientCreated>['client']

/** Keeps the newer flags of an OAuth client. */
export async function keepClient(tx: Tx, client: OAuthClient, version: number): Promise<void> {
  const columns = { are_emails_enabled: client.areEmailsEnabled, version }
  await tx.orm
    .insert(oauthClientReplica)
    .values({ id: client.id, ...columns })
    .onConflictDoUpdate({
      target: oauthClientReplica.id,
      set: columns,
      setWhere: lt(oauthClientReplica.version, version),
    })
}

/**
 * Whether the booking mails of this organizer's bookings are wanted. Of a managed user its client decides, by what is known
 * of the client now; before the news of either has come, managed users do not want them and others do.
 * @param clientId of the client that manages the organizer, as the booking has it
 */
export async function wantsEmails(orm: Orm, userId: number, clientId: string | undefined): Promise<boolean> {
  const [user] = await orm
    .select({ enabled: userReplica.are_emails_enabled, clientId: userReplica.client_id })
    .from(userReplica)
    .where(eq(userReplica.id, userId))
  const manager = user ? user.clientId : (clientId ?? null)
  const [client] =
    manager === null
      ? []
      : await orm.select().from(oauthClientReplica).where(eq(oauthClientReplica.id, manager))
  return client?.are_emails_enabled ?? user?.enabled ?? manager === null
}
