import { createHash } from 'node:crypto'
import { DomainError } from '@punctual/contracts'
import { CalendarFailure, problemOf, type TokenAccount } from '../calendars/adapter.ts'
import {
  type ConferencingConnection,
  conferencingTokens,
  type TokenConnection,
} from '../db/conferencing-connections-repository.ts'
import {
  claimDueMeetings,
  type DueMeeting,
  type MadeMeeting,
  type Meeting,
  markConferencing,
  saveMade,
  saveSent,
  saveUnmade,
} from '../db/meetings-repository.ts'
import { verifiedAddressOf } from '../db/users-repository.ts'
import { minuteMs } from '../domain/slots/index.ts'
import type { CreatedMeeting, MeetingAdapter } from '../meetings/adapter.ts'
import type { MeetingServices } from '../meetings/services.ts'
import { announceOpenMeeting, announceRefusal } from './announce.ts'
import { type AccountDeps, tokenAccount } from './calendar-account.ts'

/** After this time, other processes take over the work of a process that died. */
const claimMs = 2 * minuteMs
const batchSize = 4
const firstPauseMs = 5_000
const maxPauseMs = 10 * minuteMs
/** Sums up to about two hours. */
const maxAttempts = 20
/** Before the start of a booking, a meeting that could not be made is given up. */
const lastCallMs = 5 * minuteMs

/** Dependencies of work on meetings. */
export type MeetingWork = AccountDeps & { services: MeetingServices }

/** Makes, changes and ends the meetings that are due. @returns whether more may be due */
export async function makeMeetings(deps: MeetingWork): Promise<boolean> {
  const now = deps.clock.now()
  const claim = { now, until: new Date(now.getTime() + claimMs), limit: batchSize }
  const due = await deps.db.transaction((tx) => claimDueMeetings(tx, claim))
  await Promise.all(due.map((each) => attempt(deps, each, now)))
  return due.length === batchSize
}

async function attempt(deps: MeetingWork, due: DueMeeting, now: Date): Promise<void> {
  const { db } = deps
  const { meeting, connection } = due
  try {
    const made = await bringAbout(deps, due)
    await db.transaction(async (tx) => {
      const news = await saveMade(tx, meeting, made, now)
      if (news) await announceOpenMeeting(tx, connection, news, now)
      await markConferencing(tx, connection, { invalid: false, problem: null })
    })
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error
    await db.transaction(async (tx) => {
      const isRefused = error.kind === 'credentials'
      const isLast = isRefused || isTooLate(meeting, now) || meeting.failures + 1 >= maxAttempts
      await saveUnmade(tx, meeting, error.message, isLast ? null : retryAt(meeting, error, now), now)
      if (isRefused) await markConferencing(tx, connection, { invalid: true, problem: error.message })
      if (isLast && meeting.isWanted && meeting.url === null)
        await announceRefusal(tx, connection, meeting, error.message, now)
    })
  }
}

/** A booking at short notice gets as many attempts as fit in two minutes. */
const isTooLate = ({ startAt, failures, isWanted }: Meeting, now: Date): boolean =>
  isWanted && now.getTime() > startAt.getTime() - lastCallMs && failures >= 4

function retryAt({ failures }: Meeting, { retryAfterMs = 0 }: CalendarFailure, now: Date): Date {
  const pauseMs = Math.min(firstPauseMs * 2 ** failures, maxPauseMs)
  return new Date(now.getTime() + Math.max(pauseMs, retryAfterMs))
}

/**
 * Gives the service the wanted state. @returns the meeting, null without one
 * @throws CalendarFailure
 */
async function bringAbout(
  deps: MeetingWork,
  { meeting, connection }: DueMeeting,
): Promise<MadeMeeting | null> {
  const adapter = adapterOf(deps, connection.appSlug)
  const account = await accountOf(deps, adapter, meeting, connection)
  const made = await existing(adapter, account, meeting)
  if (!meeting.isWanted) {
    if (made) await adapter.end(account, made.externalId)
    return null
  }
  if (made && (await adapter.change(account, made.externalId, meeting))) return made
  await saveSent(deps.db, meeting)
  return adapter.create(account, keyOf(meeting), meeting)
}

/** @returns access to the account that the meeting is in: the host's own, or the operator's */
async function accountOf(
  deps: MeetingWork,
  { oauth }: MeetingAdapter,
  { isWanted }: Meeting,
  connection: ConferencingConnection,
): Promise<TokenAccount> {
  const { appSlug, ownerKind, ownerId, sealedCredentials } = connection
  if (ownerKind === 'operator') {
    const operated = deps.services.operated(appSlug)
    if (!operated) throw new CalendarFailure('credentials', 'the operator has ended the access to it')
    const address = await verifiedAddressOf(deps.db, ownerId)
    // An address that its person has not proved may be that of another user there.
    if (isWanted && address === undefined)
      throw new CalendarFailure('credentials', 'the address of the host is not verified')
    return operated(address)
  }
  if (sealedCredentials === null)
    throw new CalendarFailure('credentials', 'it is reached through another account')
  const tokens: TokenConnection = { ...connection, sealedCredentials }
  return tokenAccount(deps, oauth.renew, conferencingTokens, tokens)
}

/** @returns the meeting that the service has, also when its answer was lost */
async function existing(
  adapter: MeetingAdapter,
  account: TokenAccount,
  meeting: Meeting,
): Promise<CreatedMeeting | undefined> {
  const { externalId, url, password, isSent } = meeting
  if (externalId !== null && url !== null) return { externalId, url, password }
  return isSent ? adapter.find(account, keyOf(meeting), meeting) : undefined
}

/** The same for every attempt, and of no use to those who read it. */
const keyOf = ({ connectionId, eventUid }: Meeting): string =>
  createHash('sha256').update(`${connectionId} ${eventUid}`).digest('hex').slice(0, 24)

/** An operator may have removed the settings of a service that people have connected. */
function adapterOf({ services }: MeetingWork, app: string): MeetingAdapter {
  try {
    return services.require(app)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new CalendarFailure('credentials', problemOf(error))
  }
}
