import { BookingListAnswer, DomainError, ListBookings, OrganizationPath, UserId } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { emailOfMember } from '../../db/replicas-repository.ts'
import type { ListDeps } from '../../deps.ts'
import { answerList } from './answer-list.ts'

const UserPath = Type.Object({ ...OrganizationPath.properties, userId: UserId })

/**
 * Adds GET /v2/organizations/{orgId}/bookings, all bookings of an organization, and GET
 * /v2/organizations/{orgId}/users/{userId}/bookings, those that one of its users hosts or attends.
 * Both are for its admins (docs/domain.md#booking-lists).
 */
export function listOrganizationBookings(app: App, deps: ListDeps): void {
  const shape = { querystring: ListBookings, response: { 200: BookingListAnswer } }
  const preValidation = requireIn('booking.readOrgBookings')
  app.get(
    '/v2/organizations/:orgId/bookings',
    {
      schema: {
        summary: 'List the bookings of an organization',
        description: 'Returns the bookings of all users and teams of the organization.',
        params: OrganizationPath,
        ...shape,
      },
      preValidation,
    },
    (request) => answerList(deps, request, { organizationId: request.params.orgId }),
  )
  app.get(
    '/v2/organizations/:orgId/users/:userId/bookings',
    {
      schema: {
        summary: "List the bookings of an organization's user",
        description: 'Returns bookings that the user hosts or attends.',
        errors: ['user_not_found'],
        params: UserPath,
        ...shape,
      },
      preValidation,
    },
    async (request) => {
      const { orgId: organizationId, userId } = request.params
      const email = await emailOfMember(deps.db, organizationId, userId)
      if (email === undefined) throw new DomainError('user_not_found')
      return answerList(deps, request, { organizationId, userId, email })
    },
  )
}
