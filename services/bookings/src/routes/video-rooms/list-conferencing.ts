import {
  builtInVideo,
  ConferencingAppListAnswer,
  DefaultConferencingAnswer,
  success,
} from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'

/**
 * Adds GET /v2/conferencing and /v2/conferencing/default: the connected meeting services of the
 * caller, always none, and the default. The built-in video needs no connection, and other services
 * are reached by links.
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
