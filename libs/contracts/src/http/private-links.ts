import { type Static, Type } from '@sinclair/typebox'
import { DateTime, PageQuery } from './common.ts'
import { EventTypeParams } from './event-type-output.ts'
import { about, ShownEventTypeId, textIdOf } from './fields.ts'
import { answer, list } from './shapes.ts'
import { AnyEventType, OrganizationTeamEventTypePath } from './team-event-types.ts'

const limits = {
  expiresAt: about('When the link expires, ISO 8601.', Type.Optional(DateTime)),
  maxUsageCount: about(
    'Largest number of bookings that the link can create.',
    Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  ),
}

/**
 * Body of POST .../private-links: the first limit that is reached counts; without any, the link
 * creates one booking.
 */
export const CreatePrivateLink = Type.Object(limits)
export type CreatePrivateLink = Static<typeof CreatePrivateLink>

/**
 * Without `expiresAt` the link has no such limit any more; `maxUsageCount` stays unless it is
 * given.
 */
export const UpdatePrivateLink = Type.Object(limits)
export type UpdatePrivateLink = Static<typeof UpdatePrivateLink>

const LinkId = about('Id of the private link.', Type.String({ minLength: 1, maxLength: 64 }))

/** A private link; of its limits those that are set. */
export const PrivateLinkOutput = Type.Object({
  linkId: textIdOf('the private link'),
  eventTypeId: ShownEventTypeId,
  isExpired: about('Whether the link creates no more bookings.', Type.Boolean()),
  bookingUrl: about('URL of the booking page.', Type.String()),
  expiresAt: about(
    'When the link expires, ISO 8601. Absent if there is no such limit.',
    Type.Optional(DateTime),
  ),
  maxUsageCount: about(
    'Largest number of bookings that the link can create. Absent if there is no such limit.',
    Type.Optional(Type.Integer()),
  ),
  usageCount: about(
    'Number of bookings created by the link. Present with `maxUsageCount`.',
    Type.Optional(Type.Integer()),
  ),
})
export type PrivateLinkOutput = Static<typeof PrivateLinkOutput>

export const PrivateLinkAnswer = answer(PrivateLinkOutput)
export const PrivateLinkListAnswer = list(PrivateLinkOutput)
/** Query of the lists of private links. */
export const ListPrivateLinks = Type.Object(PageQuery)
export const DeletedPrivateLinkAnswer = answer(
  Type.Object({ linkId: textIdOf('the private link'), message: about('Confirmation.', Type.String()) }),
)
/**
 * What a booking page needs: the link stands for the right to see the event type, hidden or not.
 */
export const OpenedPrivateLinkAnswer = answer(
  Type.Object({
    linkId: textIdOf('the private link'),
    isExpired: about('Whether the link creates no more bookings.', Type.Boolean()),
    eventType: about('The event type, hidden or not.', AnyEventType),
  }),
)

/** Path of GET /v2/private-links/{linkId}. */
export const PrivateLinkPath = Type.Object({ linkId: LinkId })
export const EventTypePrivateLinkPath = Type.Object({ ...EventTypeParams.properties, linkId: LinkId })
export const TeamPrivateLinkPath = Type.Object({
  ...OrganizationTeamEventTypePath.properties,
  linkId: LinkId,
})
