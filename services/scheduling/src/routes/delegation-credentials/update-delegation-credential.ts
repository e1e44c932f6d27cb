import {
  DelegationCredentialAnswer,
  DelegationCredentialPath,
  success,
  UpdateDelegationCredential,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { updateDelegation } from '../../app/delegation-credentials.ts'
import type { CalendarDeps } from '../../deps.ts'
import { presentDelegation } from '../../present/delegation-credential.ts'

/**
 * PATCH /v2/organizations/:orgId/delegation-credentials/:credentialId: enables it, or replaces its
 * key.
 */
export function updateDelegationCredential(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: 'Update a delegation credential',
    description:
      "Enabling it connects the accounts of the members whose verified email addresses are of its domain: their primary calendars count in conflict checks, and bookings are written to them unless the members have chosen other calendars. An account that a member has connected stays the member's own. Disabling it disconnects the accounts at once.",
    errors: ['delegation_credential_not_found', 'calendar_failing'],
    params: DelegationCredentialPath,
    body: UpdateDelegationCredential,
    response: { 200: DelegationCredentialAnswer },
  }
  const path = '/v2/organizations/:orgId/delegation-credentials/:credentialId'
  app.patch(path, { schema, preValidation: requireIn('apps.update') }, async (request) => {
    const { orgId: organizationId, credentialId: id } = request.params
    const changed = await updateDelegation(deps, request.caller, { organizationId, id }, request.body)
    return success(presentDelegation(changed))
  })
}
