import {
  CreatePhoneCall,
  OrganizationTeamEventTypePath,
  PhoneCallAnswer,
  success,
  TeamEventTypePath,
} from '@punctual/contracts'
import { type App, idempotent, requireIn, requireUser } from '@punctual/http'
import { startPhoneCall } from '../../app/start-phone-call.ts'
import type { AutomationDeps } from '../../deps.ts'
import { checkPhoneCall } from '../../domain/phone-call.ts'
import { ownerAt } from '../../guards/owner-paths.ts'
import { requireCallerNumber, requireTeamEventType } from '../../guards/require-phone-call.ts'

const paths = [
  {
    team: '/v2/organizations/:orgId/teams/:teamId',
    params: OrganizationTeamEventTypePath,
    of: 'a team of an organization',
  },
  { team: '/v2/teams/:teamId', params: TeamEventTypePath, of: 'a team' },
]

/** POST .../event-types/:eventTypeId/create-phone-call, 201: the message queue makes the call. */
export function createPhoneCall(app: App, deps: AutomationDeps): void {
  for (const { team, params, of } of paths) {
    const schema = {
      summary: `Create a phone call for an event type of ${of}`,
      description:
        'The provider of phone calls calls the number within seconds, and tries again for ten minutes if it fails. A team can start 60 calls an hour; a number is called 5 times an hour at most.',
      errors: ['phone_calls_not_configured', 'event_type_not_found'] as const,
      params,
      body: CreatePhoneCall,
      response: { 201: PhoneCallAnswer },
    }
    const path = `${team}/event-types/:eventTypeId/create-phone-call`
    app.post(path, { schema, preValidation: requireIn('eventType.update') }, async (request, reply) => {
      const caller = requireUser(request)
      const { params, body } = request
      const owner = await ownerAt(deps, caller, params)
      checkPhoneCall(body)
      await requireTeamEventType(deps, caller, owner, params.eventTypeId)
      await requireCallerNumber(deps, owner, body.yourPhoneNumber)
      const { organizationId, userId } = owner
      const starter = {
        organizationId,
        userId,
        teamId: params.teamId,
        eventTypeId: params.eventTypeId,
        name: caller.user?.name ?? '',
        language: caller.user?.locale ?? 'en',
      }
      return idempotent(deps, request, reply, async (tx) => {
        const callId = await startPhoneCall(tx, starter, body, deps.clock.now())
        return { status: 201, body: success({ callId }) }
      })
    })
  }
}
