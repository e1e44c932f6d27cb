import {
  builtInVideo,
  ConferencingAppListAnswer,
  DefaultConferencingAnswer,
  success,
} from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'

/**
 * GET /v2/conferencing and /v2/conferencing/default: the meeting services that the caller has connected,
 * and the default. The built-in video needs no connection, and links lead to all others: there is nothing to connect.
 */
export function listConferencing(app: App): void {
  app.get(
    '/v2/conferencing',
    {
      schema: {
        summary: 'List the connected meeting services',
        description: 'The built-in video rooms need no connection and are not listed.',
        response: { 200: ConferencingAppListAnswer },
      },
    },
    async (request) => {
      requireUser(request)
      return success([])
    },
  )
  app.get(
    '/v2/conferencing/default',
    {
      schema: {
        summary: 'Get the default meeting service',
        description: 'The meeting service of event types with `organizersDefaultApp`.',
        response: { 200: DefaultConferencingAnswer },
      },
    },
    async (request) => {
      requireUser(request)
      return success({ appSlug: builtInVideo })
    },
  )
}
