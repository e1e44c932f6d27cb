import {
  CreateDelegationCredential,
  DelegationCredentialAnswer,
  OrganizationPath,
  success,
} from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { checkKey, createDelegation, refuseSecondDelegation } from '../../app/delegation-credentials.ts'
import type { CalendarDeps } from '../../deps.ts'
import { presentDelegation } from '../../present/delegation-credential.ts'

/** POST /v2/organizations/:orgId/delegation-credentials, 201: disabled until it is enabled. */
export function createDelegationCredential(app: App, deps: CalendarDeps): void {
  const schema = {
    summary: 'Create a delegation credential',
    description:
      'A Google service account with domain-wide delegation, or a Microsoft app registration with application permissions, by which the calendars of members are connected without their consent. It reaches none before it is enabled. The key is stored encrypted and never answered.',
    errors: ['delegation_credential_exists'],
    params: OrganizationPath,
    body: CreateDelegationCredential,
    response: { 201: DelegationCredentialAnswer },
  }
  const path = '/v2/organizations/:orgId/delegation-credentials'
  app.post(path, { schema, preValidation: requireIn('apps.update') }, async (request, reply) => {
    const { body, params } = request
    await checkKey(deps, body)
    return idempotent(deps, request, reply, async (tx) => {
      const created = await createDelegation(tx, deps.sealer, params.orgId, body, deps.clock.now())
      return { status: 201, body: success(presentDelegation(created)) }
    }).catch(refuseSecondDelegation)
  })
}
