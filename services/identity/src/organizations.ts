import { DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { TeamRow } from './db/schema.ts'
import { lockTeam } from './db/team-repository.ts'

/** @returns the organization, locked. @throws 403 for one that has gone since the caller was let in */
export async function requireOrganization(tx: Tx, id: number): Promise<TeamRow> {
  const row = await lockTeam(tx, id)
  if (row?.is_organization) return row
  throw new DomainError('ForbiddenException', 'The caller is no member of this organization.')
}
