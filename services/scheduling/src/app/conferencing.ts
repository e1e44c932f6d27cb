import { DomainError, type MeetingAppSlug, type MeetingService, meetingApps } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { CalendarFailure } from '../calendars/adapter.ts'
import type { Tokens } from '../calendars/oauth/authorization.ts'
import { operatedApps } from '../config.ts'
import { connectionsOf } from '../db/calendars-repository.ts'
import {
  appsOf,
  type ConferencingConnection,
  conferencingOf,
  deleteConferencing,
  isConferencingShared,
  saveConferencing,
} from '../db/conferencing-connections-repository.ts'
import {
  defaultConferencingOf,
  forgetDefaultOf,
  saveDefaultConferencing,
} from '../db/conferencing-repository.ts'
import type { MeetingDeps } from '../deps.ts'
import { type ConferencingOwner, connectedApp, meetingServicesOf, ofPerson } from '../domain/conferencing.ts'
import type { Owner } from '../domain/owner.ts'
import { unsealed } from './calendar-account.ts'
import { beginConsent, type Consent, type ConsentKind, type ConsentWish, endConsent } from './consent.ts'

/**
 * Changes the meeting service of event types that a person or a team creates without locations.
 * @throws 400 `conferencing_not_connected`
 */
export async function changeDefaultConferencing(
  tx: Tx,
  owner: ConferencingOwner,
  app: string,
  { config, clock }: Pick<MeetingDeps, 'config' | 'clock'>,
): Promise<void> {
  const connected = [...operatedApps(config), ...(await appsOf(tx, owner))]
  await saveDefaultConferencing(tx, owner, connectedApp(app, connected), clock.now())
}

/**
 * Connects Google Meet, whose meetings are made in the Google calendar of their host.
 * @param person who connects it; for a team, too
 * @throws 400 `google_calendar_not_connected`
 */
export async function connectMeet(
  tx: Tx,
  owner: ConferencingOwner,
  person: Owner,
  now: Date,
): Promise<ConferencingConnection> {
  const [calendars] = await connectionsOf(tx, person, 'google_calendar')
  if (!calendars) throw new DomainError('google_calendar_not_connected')
  return saveConferencing(tx, {
    ...owner,
    appSlug: 'google-meet',
    userId: person.userId,
    account: '',
    roomUrl: null,
    sealedCredentials: null,
    createdAt: now,
  })
}

function consentKind({ config, services }: MeetingDeps, app: MeetingAppSlug): ConsentKind {
  if (services.operated(app)) throw new DomainError('conferencing_not_available', needsNoConnection(app))
  return {
    integration: meetingApps[app].type,
    oauth: services.require(app).oauth,
    callback: `${config.publicUrl}/v2/conferencing/${app}/oauth/callback`,
    what: 'meeting service',
  }
}

/** Returns the connections of a person, and the meeting services that the person can use. */
export async function ownMeetings(
  { db, config }: Pick<MeetingDeps, 'db' | 'config'>,
  person: Owner,
): Promise<{ connections: ConferencingConnection[]; services: MeetingService[] }> {
  const owner = ofPerson(person)
  const [connections, appSlug, calendars] = await Promise.all([
    conferencingOf(db, owner),
    defaultConferencingOf(db, owner),
    connectionsOf(db, person, 'google_calendar'),
  ])
  const offered: MeetingAppSlug[] = [
    ...(config.zoom ? ['zoom' as const] : []),
    ...(calendars.length > 0 ? ['google-meet' as const] : []),
    ...(config.microsoft ? ['msteams' as const] : []),
  ]
  const connected = connections.map((each) => each.appSlug)
  const services = meetingServicesOf({ connected, operated: operatedApps(config), offered, appSlug })
  return { connections, services }
}

const needsNoConnection = (app: MeetingAppSlug) =>
  `${meetingApps[app].title} needs no connection: this installation has an account there for everyone.`

/**
 * Begins to connect an account of a meeting service.
 * @returns the page of the service on which the person allows access
 * @throws 400
 */
export async function askForMeetings(
  deps: MeetingDeps,
  app: MeetingAppSlug,
  wish: ConsentWish,
): Promise<string> {
  return beginConsent(deps, consentKind(deps, app), wish)
}

/**
 * Connects the account that a person has allowed access to.
 * @param teamId only for a request of this team
 * @returns where the browser is sent
 * @throws 400
 */
export async function connectAllowedMeetings(
  deps: MeetingDeps,
  app: MeetingAppSlug,
  consent: Consent,
  teamId?: number,
): Promise<string | undefined> {
  const { db, clock, sealer, services } = deps
  return endConsent(deps, consentKind(deps, app), consent, async ({ authorization, tokens, account }) => {
    const { organizationId, userId } = authorization
    if (teamId !== undefined && authorization.teamId !== teamId)
      throw new CalendarFailure('credentials', 'access to it was allowed for another team')
    const described = await services.require(app).describe(account)
    const owner: ConferencingOwner =
      authorization.teamId === null
        ? ofPerson({ userId, organizationId })
        : { organizationId, ownerKind: 'team', ownerId: authorization.teamId }
    await db.transaction((tx) =>
      saveConferencing(tx, {
        ...owner,
        ...described,
        appSlug: app,
        userId,
        sealedCredentials: sealer.seal(JSON.stringify(tokens)),
        createdAt: clock.now(),
      }),
    )
  })
}

/**
 * Ends the access to an account at its service, before the connection is deleted; nothing happens
 * where others use the same account, or the service cannot be reached.
 */
export async function revokeMeetings(
  { db, services, sealer }: MeetingDeps,
  owner: ConferencingOwner,
  app: MeetingAppSlug,
): Promise<void> {
  const connection = (await conferencingOf(db, owner)).find(({ appSlug }) => appSlug === app)
  const sealedCredentials = connection?.sealedCredentials
  if (!connection || sealedCredentials == null || (await isConferencingShared(db, connection))) return
  try {
    await services.require(app).oauth.revoke(unsealed(sealer, { sealedCredentials }) as Tokens)
  } catch (error) {
    if (!(error instanceof CalendarFailure || error instanceof DomainError)) throw error
  }
}

/**
 * Ends a connection. Where event types without locations would take place there, the built-in video
 * takes over.
 * @throws 400 `conferencing_not_connected`
 */
export async function disconnectMeetings(
  tx: Tx,
  owner: ConferencingOwner,
  app: MeetingAppSlug,
): Promise<void> {
  const ended = await deleteConferencing(tx, owner, app)
  if (!ended) throw new DomainError('conferencing_not_connected')
  await forgetDefaultOf(tx, owner, app)
}
