import { CodeRequestedAnswer, done } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { requestCode as send } from '../../app/verification-codes.ts'
import type { AutomationDeps } from '../../deps.ts'
import { guard, ownerAt } from '../../guards/owner-paths.ts'
import { verifiedKinds } from './kinds.ts'

/**
 * POST .../verification-code/request, 200: sends a code to the address; 429 with Retry-After beyond
 * the limits.
 */
export function requestCode(app: App, deps: AutomationDeps): void {
  for (const { kind, noun, paths, request: body, read } of verifiedKinds) {
    for (const { path, params } of paths) {
      const schema = {
        summary: `Request a verification code for the ${noun}`,
        description:
          'Sends the code to the email address or phone number. Too many requests get 429 with `Retry-After`.',
        params,
        body,
        response: { 200: CodeRequestedAnswer },
      }
      const options = { schema, preValidation: guard(path, 'verifiedResource.create') }
      app.post(`${path}/verification-code/request`, options, async (request, reply) => {
        const caller = requireUser(request)
        const owner = await ownerAt(deps, caller, request.params)
        const subject = { ...owner, kind, value: read(request.body) }
        const language = caller.user?.locale ?? 'en'
        const now = deps.clock.now()
        return idempotent(deps, request, reply, async (tx) => {
          await send(tx, subject, { now, language })
          return { status: 200, body: done }
        })
      })
    }
  }
}
