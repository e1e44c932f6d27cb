import { ApiKeyListAnswer, ListApiKeys, paginate, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listApiKeys as list } from '../../db/credential-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { keyHolder } from '../../guards/credential.ts'
import { presentApiKey } from '../../present/api-key.ts'

/**
 * GET /v2/api-keys: the caller's keys that were not deleted or replaced, newest first, including
 * expired ones.
 */
export function listApiKeys(app: App, { db }: IdentityDeps): void {
  const schema = {
    summary: 'List the API keys of the caller',
    description: 'The newest key comes first. Deleted and replaced keys are left out, expired ones are not.',
    querystring: ListApiKeys,
    response: { 200: ApiKeyListAnswer },
  }
  app.get('/v2/api-keys', { schema }, async ({ caller, query }) => {
    const { take = 100, skip = 0, organizationId } = query
    const holder = await keyHolder(db, caller, organizationId)
    const { keys, total } = await list(db, holder, { take, skip })
    return { ...success(keys.map(presentApiKey)), pagination: paginate(total, take, skip) }
  })
}
