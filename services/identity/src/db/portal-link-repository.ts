import type { Tx } from '@punctual/db'
import { and, count, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Holders } from './credential-repository.ts'
import type { Page, Reader } from './reader.ts'
import {
  type CredentialRow,
  credential,
  oauthClient,
  type PortalLinkRow,
  portalLink,
  team,
} from './schema.ts'

/** Whose webhooks a link shows: an organization's, or those of one of its clients. */
export interface PortalOwner {
  organizationId: number
  /** null: the organization's own. */
  clientId: string | null
}

const of = ({ organizationId, clientId }: PortalOwner) =>
  and(
    eq(portalLink.organizationId, organizationId),
    clientId === null ? isNull(portalLink.clientId) : eq(portalLink.clientId, clientId),
  )

export async function insertPortalLink(tx: Tx, row: PortalLinkRow): Promise<void> {
  await tx.orm.insert(portalLink).values(row)
}

/** Returns one page of the owner's links that have not expired, newest first, and their number. */
export async function listPortalLinks(
  db: Reader,
  owner: PortalOwner,
  { take, skip }: Page,
  now: Date,
): Promise<{ links: PortalLinkRow[]; total: number }> {
  const live = and(of(owner), gt(portalLink.expiresAt, now))
  const links = await db.orm
    .select()
    .from(portalLink)
    .where(live)
    .orderBy(desc(portalLink.createdAt), desc(portalLink.id))
    .limit(take)
    .offset(skip)
  const [all] = await db.orm.select({ total: count() }).from(portalLink).where(live)
  return { links, total: all?.total ?? 0 }
}

/** Returns the link if it has not expired. */
export async function findPortalLink(db: Reader, id: string, now: Date): Promise<PortalLinkRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(portalLink)
    .where(and(eq(portalLink.id, id), gt(portalLink.expiresAt, now)))
  return row
}

/** Returns the link if it has not expired, kept from being deleted until the transaction ends. */
export async function holdPortalLink(
  tx: Tx,
  id: string,
  now: Date,
): Promise<{ link: PortalLinkRow; name: string } | undefined> {
  const [row] = await tx.orm
    .select({ link: portalLink, team: team.name, client: oauthClient.name })
    .from(portalLink)
    .innerJoin(team, eq(team.id, portalLink.organizationId))
    .leftJoin(oauthClient, eq(oauthClient.id, portalLink.clientId))
    .where(and(eq(portalLink.id, id), gt(portalLink.expiresAt, now)))
    .for('share', { of: portalLink })
  return row && { link: row.link, name: row.client ?? row.team }
}

/** Deletes a link of the owner. @returns it; undefined when there is none */
export async function deletePortalLink(
  tx: Tx,
  owner: PortalOwner,
  id: string,
): Promise<PortalLinkRow | undefined> {
  const [row] = await tx.orm
    .delete(portalLink)
    .where(and(of(owner), eq(portalLink.id, id)))
    .returning()
  return row
}

/** Deletes the holders' links; the tokens of opened ones are credentials, which end separately. */
export async function deletePortalLinksOf(tx: Tx, holders: Holders): Promise<void> {
  await tx.orm
    .delete(portalLink)
    .where(
      and(
        'userId' in holders ? eq(portalLink.userId, holders.userId) : undefined,
        'organizationId' in holders ? eq(portalLink.organizationId, holders.organizationId) : undefined,
      ),
    )
}

const tokensOf = (ids: readonly string[]) =>
  and(eq(credential.kind, 'portal'), inArray(credential.family, [...ids]))

/** Deletes the tokens that a link opened. @returns them */
export async function deletePortalTokens(tx: Tx, id: string): Promise<CredentialRow[]> {
  return tx.orm
    .delete(credential)
    .where(tokensOf([id]))
    .returning()
}

/** Deletes the links that have expired, with their tokens. */
export async function clearPortalLinks(tx: Tx, now: Date): Promise<void> {
  const rows = await tx.orm
    .delete(portalLink)
    .where(lte(portalLink.expiresAt, now))
    .returning({ id: portalLink.id })
  if (rows.length > 0) await tx.orm.delete(credential).where(tokensOf(rows.map(({ id }) => id)))
}
