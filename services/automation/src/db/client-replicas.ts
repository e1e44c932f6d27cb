import {
  type BookingSnapshot,
  ClientPages,
  type EventData,
  type oauthClientCreated,
} from '@punctual/contracts'
import type { Orm, Tx } from '@punctual/db'
import { Value } from '@sinclair/typebox/value'
import { eq, lt } from 'drizzle-orm'
import { oauthClientReplica, userReplica } from './schema.ts'

type OAuthClient = EventData<typeof oauthClientCreated>['client']

/** Stores the mail settings and pages of an OAuth client; the newer version wins. */
export async function storeClient(tx: Tx, client: OAuthClient, version: number): Promise<void> {
  const pages = Value.Clean(ClientPages, { ...client }) as ClientPages
  const columns = { are_emails_enabled: client.areEmailsEnabled, pages, version }
  await tx.orm
    .insert(oauthClientReplica)
    .values({ id: client.id, ...columns })
    .onConflictDoUpdate({
      target: oauthClientReplica.id,
      set: columns,
      setWhere: lt(oauthClientReplica.version, version),
    })
}

/** The mail settings for an organizer's bookings. */
export interface MailRules {
  areEmailsEnabled: boolean
  pages: ClientPages
}

/**
 * Returns the mail settings of an organizer. The client of a managed user decides them. While the
 * replicas lack the user or the client, managed users get no booking mails and other users do.
 * @param clientId the client that manages the organizer according to the booking
 */
export async function mailRulesOf(
  orm: Orm,
  userId: number,
  clientId: string | undefined,
): Promise<MailRules> {
  const [user] = await orm
    .select({ enabled: userReplica.are_emails_enabled, clientId: userReplica.client_id })
    .from(userReplica)
    .where(eq(userReplica.id, userId))
  const manager = user ? user.clientId : (clientId ?? null)
  const [client] =
    manager === null
      ? []
      : await orm.select().from(oauthClientReplica).where(eq(oauthClientReplica.id, manager))
  return {
    areEmailsEnabled: client?.are_emails_enabled ?? user?.enabled ?? manager === null,
    pages: client?.pages ?? {},
  }
}

/** Returns the pages of the client that manages a booking's organizer. */
export async function pagesFor(
  orm: Orm,
  { hosts, eventType }: Pick<BookingSnapshot, 'hosts' | 'eventType'>,
): Promise<ClientPages> {
  const [organizer] = hosts
  if (!organizer) return {}
  return (await mailRulesOf(orm, organizer.id, eventType.clientId)).pages
}
