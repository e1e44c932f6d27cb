import {
  type CallerContext,
  type NumberedSchedule,
  PhoneVerificationAnswer,
  scopesOf,
  success,
} from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { verifyAddress } from '../../app/verification-codes.ts'
import type { AutomationDeps } from '../../deps.ts'
import { noSchedule, scheduleLike } from '../../domain/schedule-like.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { verifiedKinds } from './kinds.ts'

const verificationAnswer = PhoneVerificationAnswer as unknown as (typeof verifiedKinds)[number]['answer']

/**
 * Without the scope to read schedules, a token can verify a phone but gets an empty schedule in
 * UTC.
 */
const mayReadSchedules = ({ kind, scopes }: CallerContext): boolean =>
  scopesOf({ resource: 'SCHEDULE', action: 'READ', level: 'own' }, kind).every((scope) =>
    scopes.includes(scope),
  )

/** Returns the caller's default schedule in the shape of the answer. */
async function defaultSchedule({ client }: AutomationDeps, caller: CallerContext) {
  if (!mayReadSchedules(caller)) return noSchedule('UTC')
  const answer = await client.ask<{ data: NumberedSchedule[] }>('scheduling', '/v2/schedules', { caller })
  const schedule = answer.data.find(({ isDefault }) => isDefault)
  if (!schedule) return noSchedule(caller.user?.timeZone ?? 'UTC')
  return scheduleLike(schedule, answer.data.length === 1)
}

/**
 * POST .../verification-code/verify, 200: marks the address as verified; 400 for a wrong or expired
 * code, or after too many attempts. The answer for a user's phone includes the caller's default
 * schedule.
 */
export function verifyCode(app: App, deps: AutomationDeps): void {
  for (const { kind, noun, paths, verify, read, answer, present } of verifiedKinds) {
    for (const { path, params, of } of paths) {
      const withSchedule = path === '/v2/verified-resources/phones'
      const schema = {
        summary: `Verify the ${noun} of ${of}`,
        description: 'The code is valid once. After too many wrong attempts, a new code is needed.',
        errors: ['invalid_verification_code'],
        params,
        body: verify,
        response: { 200: withSchedule ? verificationAnswer : answer },
      }
      const options = { schema, preValidation: guard(path, 'verifiedResource.create') }
      app.post(`${path}/verification-code/verify`, options, async (request, reply) => {
        const caller = requireUser(request)
        const owner = await ownerAt(deps, caller, request.params)
        const value = read(request.body)
        const shown = withSchedule ? await defaultSchedule(deps, caller) : {}
        return idempotent(deps, request, reply, async (tx) => {
          // Inside: a repeated request must get its stored answer even if the code has expired.
          const subject = { ...owner, kind, value }
          const row = await verifyAddress(tx, deps, { caller, subject, code: request.body.code })
          return { status: 200, body: success({ ...shown, ...present(row) }) }
        })
      })
    }
  }
}
