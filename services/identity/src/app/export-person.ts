import {
  badRequest,
  type CallerContext,
  contactGiven,
  type ExportedPerson,
  type ExportPage,
  type ExportPerson,
  type PersonalDataAnswer,
  type PersonalRecord,
  tenantsOf,
} from '@punctual/contracts'
import { readPersonalData } from '@punctual/http'
import { actingAs } from '../audit/actor.ts'
import { personalData } from '../db/personal-data.ts'
import { usersByAddress } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { organizationAsOwner } from '../domain/role.ts'
import { requireRankAbove } from '../guards/require-rights.ts'
import { requireOrganization } from '../guards/require-team.ts'
import { recordChange } from './audit-log.ts'

/** The services in the order of an export. */
const services = ['identity', 'scheduling', 'bookings', 'automation', 'webhook-delivery'] as const
type Service = (typeof services)[number]

/** Texts are searched without an index; the gateway waits 15 seconds. */
const searchTimeoutMs = 12_000

/** Where a page begins: in a service, after a record. */
interface Position {
  service: Service
  after: string
}

/** A page of an export, without `nextCursor` on the last one. */
export interface Exported {
  records: PersonalRecord[]
  nextCursor?: string
}

const cursorOf = ({ service, after }: Position): string =>
  Buffer.from(`${service} ${after}`).toString('base64url')

/** @throws badRequest for a text that is no cursor */
function positionAt(cursor: string | undefined): Position {
  if (cursor === undefined) return { service: services[0], after: '' }
  const [name, ...after] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const service = services.find((one) => one === name)
  if (service) return { service, after: after.join(' ') }
  throw badRequest({ path: 'cursor', message: 'is not the cursor of a page' })
}

/** Returns one page, of one service, so that no more than a page is in memory. */
async function pageOf(
  { client, db }: IdentityDeps,
  caller: CallerContext,
  person: ExportedPerson,
  { service, after }: Position,
  take = 100,
): Promise<Exported> {
  const body = { person, after, take }
  const { records, next } =
    service === 'identity'
      ? await readPersonalData(db, personalData, body)
      : await client.ask<PersonalDataAnswer>(service, '/internal/personal-data', {
          caller,
          method: 'POST',
          body,
          timeoutMs: searchTimeoutMs,
        })
  const following = services[services.indexOf(service) + 1]
  const then = next === undefined ? following && { service: following, after: '' } : { service, after: next }
  return {
    records: records.map((record) => ({ service, ...record })),
    ...(then && { nextCursor: cursorOf(then) }),
  }
}

/**
 * Exports a page of the caller's own data in the credential's organization, and records it in the
 * audit log. What only names an address needs a verified one, as anyone can write any address into
 * their profile.
 */
export async function exportOwnData(
  deps: IdentityDeps,
  caller: CallerContext,
  { cursor, take }: ExportPage,
): Promise<Exported> {
  const position = positionAt(cursor)
  const { organizationId, userId, user } = caller
  const at = deps.clock.now()
  const action = 'person.exported'
  await deps.db.transaction(
    actingAs(caller, (tx) => recordChange(tx, { organizationId, action, subjectId: String(userId), at })),
  )
  const email = user?.emailVerified ? user.email : ''
  const person = { organizationId, tenants: tenantsOf(caller), email, userIds: [userId] }
  return pageOf(deps, caller, person, position, take)
}

/**
 * Exports a page of what an organization stores about the person with an address or a phone number,
 * and records it in the audit log, without these.
 * @throws 403 for a user with more rights than the caller
 */
export async function exportPerson(
  deps: IdentityDeps,
  { caller, organizationId }: { caller: CallerContext; organizationId: number },
  { cursor, take, ...named }: ExportPerson,
): Promise<Exported> {
  const contact = contactGiven(named)
  const position = positionAt(cursor)
  const userIds = await deps.db.transaction(
    actingAs(caller, async (tx) => {
      await requireOrganization(tx, organizationId)
      const { email } = contact
      const users = email === '' ? [] : await usersByAddress(tx, organizationId, email)
      const ids = users.map(({ id }) => id)
      await requireRankAbove(tx, caller, organizationAsOwner(organizationId), ids)
      const at = deps.clock.now()
      const subjectId = ids.join() || 'attendee'
      await recordChange(tx, { organizationId, action: 'person.exported', subjectId, at })
      return ids
    }),
  )
  const person = { organizationId, tenants: [organizationId], ...contact, userIds }
  return pageOf(deps, caller, person, position, take)
}
