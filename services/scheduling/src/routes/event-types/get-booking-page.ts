import {
  type BookingPage,
  BookingPageAnswer,
  ClientPages,
  DomainError,
  EventTypeParams,
  type HostAway,
  type OAuthClientFacts,
  pageBranding,
  success,
} from '@punctual/contracts'
import { type App, requireReach } from '@punctual/http'
import { Value } from '@sinclair/typebox/value'
import { findBookable } from '../../db/bookable-repository.ts'
import { listEventTypes } from '../../db/event-types-repository.ts'
import { redirectsOf } from '../../db/out-of-office-repository.ts'
import { findTeam } from '../../db/teams-repository.ts'
import { brandingOfUser, findUser } from '../../db/users-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { personalUrl } from '../../domain/booking-url.ts'
import type { EventType } from '../../domain/event-type.ts'
import { itsOwner } from '../../domain/owner.ts'
import { present } from '../../present/event-type.ts'

/**
 * GET /v2/event-types/{eventTypeId}/booking-page, without a credential: the rules that the page
 * follows (docs/domain.md#reschedule), its branding, the days on which a colleague takes over, and
 * the logo and pages of the client that manages the owner, to which our own page links. Identity is
 * asked for the client each time: pages seldom change and are opened about once for each booking.
 */
export function getBookingPage(app: App, { db, client, clock, config }: SchedulingDeps): void {
  const schema = {
    summary: 'Get the booking page of an event type',
    description: 'What the page shows besides the event type, and what it lets visitors do.',
    errors: ['event_type_not_found'],
    params: EventTypeParams,
    response: { 200: BookingPageAnswer },
  }
  app.get('/v2/event-types/:eventTypeId/booking-page', { schema }, async ({ caller, params }) => {
    const bookable = await findBookable(db, { id: params.eventTypeId })
    if (!bookable) throw new DomainError('event_type_not_found')
    const { eventType, clientId } = bookable
    requireReach(caller, eventType)
    const away = await awayOf(db, eventType, { now: clock.now(), publicUrl: config.publicUrl })
    const locked = eventType.settings.lockTimeZoneToggleOnBookingPage && { timeZone: bookable.timeZone }
    const own = {
      ...policiesOf(eventType),
      ...locked,
      ...(away.length > 0 ? { away } : {}),
      ...(await brandingFor(db, eventType)),
    }
    if (clientId === null) return success(own)
    const path = `/internal/oauth-clients/${clientId}`
    const facts = await client.ask<OAuthClientFacts>('identity', path, { caller }).catch(noneWhenGone)
    return success({ ...(Value.Clean(ClientPages, facts) as ClientPages), ...own })
  })
}

async function brandingFor(
  db: SchedulingDeps['db'],
  eventType: EventType,
): Promise<Pick<BookingPage, 'branding'>> {
  const { color } = eventType.settings
  const own = color && { brandColor: color.lightThemeHex, darkBrandColor: color.darkThemeHex }
  const ofOwner =
    eventType.teamId === null
      ? await brandingOfUser(db, itsOwner(eventType))
      : (await findTeam(db, eventType.teamId))?.branding
  const branding = { ...ofOwner, ...own }
  return Object.keys(branding).length > 0 ? { branding: pageBranding(branding) } : {}
}

function policiesOf({ settings }: EventType): Partial<BookingPage> {
  const { disableRescheduling, disableCancelling, interfaceLanguage, bookerLayouts } = settings
  const { allowReschedulingPastBookings, allowReschedulingCancelledBookings, embedOrigins } = settings
  return present({
    disableRescheduling,
    disableCancelling,
    allowReschedulingPastBookings,
    allowReschedulingCancelledBookings,
    interfaceLanguage,
    bookerLayouts,
    // An empty list leaves the decision to the OAuth client.
    embedOrigins: embedOrigins?.length ? embedOrigins : undefined,
  })
}

/**
 * The future days on which a colleague takes over; the page of a hidden event type does not reveal
 * who is away.
 */
async function awayOf(
  db: SchedulingDeps['db'],
  eventType: EventType,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<HostAway[]> {
  const { slug, teamId, hidden } = eventType
  if (teamId !== null || hidden) return []
  const redirects = await redirectsOf(db, eventType, now)
  return Promise.all(
    redirects.map(async ({ firstDay, lastDay, toUserId }) => {
      const colleague = await findUser(db, toUserId)
      const offer = colleague && { owner: colleague, slug, withHidden: false }
      const [same] = offer ? await listEventTypes(db, offer, { take: 1, skip: 0 }) : []
      const bookingUrl = same && colleague && personalUrl(publicUrl, colleague, same)
      return { firstDay, lastDay, toUser: { name: colleague?.name ?? '', ...(bookingUrl && { bookingUrl }) } }
    }),
  )
}

/** A client is deleted with its users, whose deletion arrives a moment later. */
function noneWhenGone(error: unknown): object {
  if (error instanceof DomainError && error.code === 'oauth_client_not_found') return {}
  throw error
}
