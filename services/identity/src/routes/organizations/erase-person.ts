import { done, EmptyAnswer, ErasePerson, OrganizationPath } from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { erasePerson as erase } from '../../erase-person.ts'
import { requireOrganization } from '../../organizations.ts'

/**
 * POST /v2/organizations/{orgId}/attendees/erase, 202: whoever has the address is forgotten here by the answer, and in
 * the other services as the event reaches them. The answer does not say whether there was anybody.
 */
export function erasePerson(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: "Erase a person's data",
    description:
      'Overwrites the name, email address, phone numbers and answers of the person in every service; some finish after the answer. The answer is the same whether or not the person is known.',
    params: OrganizationPath,
    body: ErasePerson,
    response: { 202: EmptyAnswer },
  }
  const preValidation = requireIn('organization.remove')
  app.post('/v2/organizations/:orgId/attendees/erase', { schema, preValidation }, async (request, reply) => {
    const { caller, params, body } = request
    let ended: Awaited<ReturnType<typeof erase>> = { userIds: [], digests: [] }
    return idempotent(
      deps,
      request,
      reply,
      async (tx) => {
        const { id: organizationId } = await requireOrganization(tx, params.orgId)
        ended = await erase(tx, { caller, organizationId, at: deps.clock.now() }, body.email)
        return { status: 202, body: done }
      },
      async (answer) => {
        await deps.revocations.settled(ended)
        return answer
      },
    )
  })
}
