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

/** Keeps the newer flags of an OAuth client. */
export async function keepClient(tx: Tx, client: OAuthClient, version: number): Promise<void> {
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

/** How the people around an organizer's bookings are written to. */
export interface MailRules {
  areEmailsEnabled: boolean
  pages: ClientPages
}

/**
 * Of a managed user its client decides, by what is known of the client now; before the news of either has come, managed
 * users do not want booking mails and others do.
 * @param clientId of the client that manages the organizer, as the booking has it
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

/** @returns the pages of whoever manages the organizer of a booking */
export async function pagesFor(
  orm: Orm,
  { hosts, eventType }: Pick<BookingSnapshot, 'hosts' | 'eventType'>,
): Promise<ClientPages> {
  const [organizer] = hosts
  if (!organizer) return {}
  return (await mailRulesOf(orm, organizer.id, eventType.clientId)).pages
}
