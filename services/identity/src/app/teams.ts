import { isDeepStrictEqual } from 'node:util'
import {
  badRequest,
  type CallerContext,
  type CreateTeam,
  type FieldError,
  limitsInText,
  slugify,
  type TeamDetails,
  type UpdateTeam,
} from '@punctual/contracts'
import type { ActorTx } from '../audit/actor.ts'
import { membershipsOfTeam } from '../db/membership-repository.ts'
import type { TeamRow } from '../db/schema.ts'
import { deleteTeam, findTeam, insertTeam, type NewTeam, updateTeam } from '../db/team-repository.ts'
import { requireFreeSlug } from '../domain/names.ts'
import { announceTeam, announceTeamEnd } from './announce.ts'
import { addMember, endMembership } from './memberships.ts'

/**
 * Creates a team of an organization or of no organization (0), with its creator as OWNER. A team
 * without an organization needs an accepted owner, so `autoAcceptCreator` has no effect there.
 * @throws 409 `slug_taken`; 400 for a slug, or a name without one, that is reserved or gives no
 *   slug
 */
export async function createTeam(
  tx: ActorTx,
  { userId }: CallerContext,
  organizationId: number,
  body: CreateTeam,
  at: Date,
): Promise<TeamRow> {
  const { name, slug, metadata = {}, autoAcceptCreator = true, ...details } = body
  checkDetails(details)
  const organization = organizationId === 0 ? undefined : await findTeam(tx, organizationId)
  const weekStart = organization?.details.weekStart ?? 'Sunday'
  const row = await insertTeam(tx, {
    organizationId,
    name,
    slug: slugOf(slug ?? name),
    metadata,
    details: { timeZone: 'Europe/London', weekStart, hideBranding: false, ...details },
    at,
  })
  await announceTeam(tx, row, at)
  const accepted = organizationId === 0 || autoAcceptCreator
  await addMember(tx, { organizationId, teamId: row.id, userId, role: 'OWNER', accepted }, at)
  return row
}

/** @throws 400 for limits that are no limits, and for what no page follows */
function checkDetails({ bookingLimits, isPrivate, hideBookATeamMember }: TeamDetails): void {
  const errors: FieldError[] = Object.entries({ isPrivate, hideBookATeamMember }).flatMap(([path, value]) =>
    value ? [{ path, message: 'is not supported' }] : [],
  )
  if (bookingLimits !== undefined && !limitsInText(bookingLimits))
    errors.push({ path: 'bookingLimits', message: 'must be JSON such as {"PER_DAY": 3}' })
  if (errors.length > 0) throw badRequest(...errors)
}

function slugOf(text: string): string {
  const slug = slugify(text)
  if (slug === '') throw badRequest({ path: 'slug', message: 'must contain a letter or a digit' })
  requireFreeSlug(slug)
  return slug
}

/**
 * Creates an organization. The slug is derived from the name when omitted.
 * @throws 409 `slug_taken`; 400 for a reserved slug, or a name that gives no slug
 */
export async function addOrganization(
  tx: ActorTx,
  organization: Pick<NewTeam, 'name' | 'isPlatform' | 'managerId' | 'metadata'> & { slug?: string },
  at: Date,
): Promise<TeamRow> {
  const { slug = slugify(organization.name) } = organization
  if (slug === '') throw badRequest({ path: 'slug', message: 'cannot be derived from this name' })
  requireFreeSlug(slug)
  const row = await insertTeam(tx, { ...organization, slug, at })
  await announceTeam(tx, row, at)
  return row
}

/**
 * Creates a team of an organization. The slug is derived from the name when omitted.
 * @throws 409 `slug_taken`
 */
export async function addTeam(
  tx: ActorTx,
  { organizationId, name, slug }: { organizationId: number; name: string; slug?: string },
  at: Date,
): Promise<TeamRow> {
  const row = await insertTeam(tx, { organizationId, name, slug: slug ?? (slugify(name) || 'main'), at })
  await announceTeam(tx, row, at)
  return row
}

/**
 * Changes a locked team; publishes one event if anything changed.
 * @throws 409 `slug_taken`; 400 for a reserved or empty slug
 */
export async function changeTeam(tx: ActorTx, before: TeamRow, body: UpdateTeam, at: Date): Promise<TeamRow> {
  const { name = before.name, slug, metadata = before.metadata, ...details } = body
  checkDetails(details)
  const changed = {
    ...before,
    name,
    slug: slug === undefined ? before.slug : slugOf(slug),
    metadata,
    details: { ...before.details, ...details },
  }
  if (isDeepStrictEqual(changed, before)) return before
  const row = await updateTeam(tx, { ...changed, version: before.version + 1, updatedAt: at })
  await announceTeam(tx, row, at)
  return row
}

/** Deletes a locked team and its memberships. @returns the ids of its former members */
export async function endTeam(tx: ActorTx, team: TeamRow, at: Date): Promise<number[]> {
  const memberships = await membershipsOfTeam(tx, team.id)
  for (const membership of memberships) await endMembership(tx, membership, at)
  await deleteTeam(tx, team.id)
  await announceTeamEnd(tx, team, at)
  return memberships.map(({ userId }) => userId)
}
