import type { DelegationCredential as Presented } from '@punctual/contracts'
import type { DelegationCredential } from '../db/delegation-repository.ts'

const names = { google: 'Google', office365: 'Microsoft 365' }

/** Returns a delegation credential as answers show it, without its key. */
export const presentDelegation = ({
  id,
  enabled,
  domain,
  organizationId,
  platform,
  createdAt,
  updatedAt,
}: DelegationCredential): Presented => ({
  id,
  enabled,
  domain,
  organizationId,
  workspacePlatform: { name: names[platform], slug: platform },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
