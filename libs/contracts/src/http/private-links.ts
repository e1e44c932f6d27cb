import { type Static, Type } from '@sinclair/typebox'
import { DateTime, PageQuery } from './common.ts'
import { EventTypeParams } from './event-types.ts'
import { answer, list } from './shapes.ts'
import { AnyEventType, OrganizationTeamEventTypePath } from './team-event-types.ts'

const limits = {
  /** From then on the link books nothing. */
  expiresAt: Type.Optional(DateTime),
  /** How many bookings can be made by it. */
  maxUsageCount: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
}

/** Limits of a private link: the first one reached ends it; without any, it is a one-time link. */
export const CreatePrivateLink = Type.Object(limits)
export type CreatePrivateLink = Static<typeof CreatePrivateLink>

/** Without `expiresAt` the link has no such limit any more; `maxUsageCount` stays unless it is given. */
export const UpdatePrivateLink = Type.Object(limits)
export type UpdatePrivateLink = Static<typeof UpdatePrivateLink>

const LinkId = Type.String({ minLength: 1, maxLength: 64 })

/** A private link; of its limits those that are set. */
export const PrivateLinkOutput = Type.Object({
  linkId: Type.String(),
  eventTypeId: Type.Integer(),
  isExpired: Type.Boolean(),
  bookingUrl: Type.String(),
  expiresAt: Type.Optional(DateTime),
  maxUsageCount: Type.Optional(Type.Integer()),
  /** Bookings that were made by it; with `maxUsageCount`. */
  usageCount: Type.Optional(Type.Integer()),
})
export type PrivateLinkOutput = Static<typeof PrivateLinkOutput>

export const PrivateLinkAnswer = answer(PrivateLinkOutput)
export const PrivateLinkListAnswer = list(PrivateLinkOutput)
/** Query of the lists of private links. */
export const ListPrivateLinks = Type.Object(PageQuery)
export const DeletedPrivateLinkAnswer = answer(Type.Object({ linkId: Type.String(), message: Type.String() }))
/** What a booking page needs: the link stands for the right to see the event type, hidden or not. */
export const OpenedPrivateLinkAnswer = answer(
  Type.Object({
    linkId: Type.String(),
    isExpired: Type.Boolean(),
    eventType: AnyEventType,
  }),
)

/** Path of GET /v2/private-links/{linkId}. */
export const PrivateLinkPath = Type.Object({ linkId: LinkId })
export const EventTypePrivateLinkPath = Type.Object({ ...EventTypeParams.properties, linkId: LinkId })
export const TeamPrivateLinkPath = Type.Object({
  ...OrganizationTeamEventTypePath.properties,
  linkId: LinkId,
})
