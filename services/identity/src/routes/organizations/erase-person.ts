import { contactGiven, done, EmptyAnswer, ErasePerson, OrganizationPath } from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { erasePerson as erase } from '../../app/erase-person.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireOrganization } from '../../guards/require-team.ts'

/**
 * POST /v2/organizations/{orgId}/attendees/erase, 202: erases the person with the address or the
 * phone number, here before the answer and in the other services when they consume the event. The
 * answer is the same for an unknown person.
 */
export function erasePerson(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: "Erase a person's data",
    description:
      'Overwrites the name, email address, phone numbers and answers of the person in every service; some finish after the answer. A phone number erases the attendees without an email address who have it. The answer is the same whether or not the person is known.',
    params: OrganizationPath,
    body: ErasePerson,
    response: { 202: EmptyAnswer },
  }
  const preValidation = requireIn('organization.remove')
  app.post('/v2/organizations/:orgId/attendees/erase', { schema, preValidation }, async (request, reply) => {
    const { caller, params, body } = request
    const person = contactGiven(body)
    let ended: Awaited<ReturnType<typeof erase>> = { userIds: [], digests: [] }
    return idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const { id: organizationId } = await requireOrganization(tx, params.orgId)
        ended = await erase(tx, { caller, organizationId, at: deps.clock.now() }, person)
        return { status: 202, body: done }
      }),
      async (answer) => {
        await deps.revocations.untilEnforced(ended)
        return answer
      },
    )
  })
}
