import {
  CreateDestinationCalendar,
  DestinationCalendarAnswer,
  DestinationCalendarListAnswer,
  DomainError,
  EditDestinationCalendar,
  success,
} from '@punctual/contracts'
import { isUniqueViolation } from '@punctual/db'
import { type App, idempotent, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { editDestination, makeDestination, requireDestination } from '../../app/destination-calendars.ts'
import { deleteDestination, destinationsOf } from '../../db/destinations-repository.ts'
import { lockOwner } from '../../db/owners-repository.ts'
import { ownerOf } from '../../domain/owner.ts'
import { presentDestination } from '../../present/calendars.ts'
import type { CalendarDeps } from '../calendars/deps.ts'

const path = '/internal/destination-calendars'
const params = Type.Object({ destinationCalendarId: Type.Integer({ minimum: 1 }) })
const config = { internal: ['gateway'] as const }

/**
 * Destination calendars by their own id, only for v1: the caller's, one of them, and its change.
 */
export function destinationCalendars(app: App, deps: CalendarDeps): void {
  const { db, kinds } = deps
  const list = { response: { 200: DestinationCalendarListAnswer } }
  app.get(path, { schema: list, config }, async (request) => {
    const all = await destinationsOf(db, ownerOf(requireUser(request)))
    return success(all.map((each) => presentDestination(each)))
  })

  const create = { body: CreateDestinationCalendar, response: { 201: DestinationCalendarAnswer } }
  app.post(path, { schema: create, config }, async (request, reply) => {
    const caller = requireUser(request)
    const { body } = request
    kinds.require('integration', body.integration)
    return idempotent(deps, request, reply, async (tx) => {
      await lockOwner(tx, caller.userId)
      return { status: 201, body: success(presentDestination(await makeDestination(tx, caller, body))) }
    }).catch(alreadyThere)
  })

  const one = `${path}/:destinationCalendarId`
  const response = { 200: DestinationCalendarAnswer }
  app.get(one, { schema: { params, response }, config }, async (request) => {
    const { destinationCalendarId } = request.params
    return success(
      presentDestination(await requireDestination(db, requireUser(request), destinationCalendarId)),
    )
  })

  const schema = { params, body: EditDestinationCalendar, response }
  app.patch(one, { schema, config }, async (request) => {
    const caller = requireUser(request)
    const { body, params } = request
    if (body.integration !== undefined) kinds.require('integration', body.integration)
    return db
      .transaction(async (tx) => {
        await lockOwner(tx, caller.userId)
        const before = await requireDestination(tx, caller, params.destinationCalendarId)
        return success(presentDestination(await editDestination(tx, caller, before, body)))
      })
      .catch(alreadyThere)
  })

  app.delete(one, { schema: { params, response }, config }, async (request) => {
    const caller = requireUser(request)
    return db.transaction(async (tx) => {
      await lockOwner(tx, caller.userId)
      const found = await requireDestination(tx, caller, request.params.destinationCalendarId)
      await deleteDestination(tx, found)
      return success(presentDestination(found))
    })
  })
}

function alreadyThere(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new DomainError('ConflictException', 'There is already a destination calendar.')
}
