import { DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { TeamRow } from '../db/schema.ts'
import { lockTeam } from '../db/team-repository.ts'

/**
 * Returns the organization, locked. @throws 403 when it was deleted after the caller was
 * authenticated
 */
export async function requireOrganization(tx: Tx, id: number): Promise<TeamRow> {
  const row = await lockTeam(tx, id)
  if (row?.isOrganization) return row
  throw new DomainError('ForbiddenException', 'The caller is not a member of this organization.')
}
