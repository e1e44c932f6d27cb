import { randomUUID } from 'node:crypto'
import { badRequest, DomainError, type SignIn, signInRequested } from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import { credentialDigest, generateSecret, type Sealer } from '@punctual/http'
import type { ActorTx } from '../audit/actor.ts'
import type { Reader } from '../db/reader.ts'
import type { SignInRow } from '../db/schema.ts'
import {
  type Account,
  findAccounts,
  findSignIn,
  insertSignIn,
  type LinksOf,
  linkBefore,
  lockSignIns,
  useSignIn,
} from '../db/sign-in-repository.ts'
import { linkLifetimeMs, problemOfLink } from '../domain/session.ts'
import { type StartedSession, startSession } from './sessions.ts'

const minute = 60_000
const hour = 60 * minute

/** Who asks for a link. */
interface Asking {
  /** The secret of the browser, without which the link cannot be used. */
  browser: string
  /** The caller as limits count it; undefined if unknown. */
  asker: string | undefined
  /** Of the mail. */
  language: string
}

/**
 * Creates a link that signs in to the accounts of an address, and requests its mail. An address
 * without an account gets the same statements, rows and answer, so that neither the answer nor its
 * time shows which addresses have one (docs/sign-in.md).
 * @returns when the link expires
 * @throws 429 beyond a limit
 */
export async function requestSignIn(
  tx: Tx,
  sealer: Sealer,
  { email: entered, returnTo, browser, asker, language }: SignIn & Asking,
  now: Date,
): Promise<Date> {
  const email = entered.toLowerCase()
  await lockSignIns(tx, { email, asker })
  await limitLinks(tx, { email, asker }, now)
  const [account] = await findAccounts(tx, email)
  const id = randomUUID()
  const token = generateSecret()
  const expiresAt = new Date(now.getTime() + linkLifetimeMs)
  await insertSignIn(tx, {
    id,
    tokenDigest: credentialDigest(token),
    browserDigest: credentialDigest(browser),
    email,
    userId: account?.userId ?? null,
    asker: asker ?? null,
    returnTo: returnTo ?? null,
    createdAt: now,
    expiresAt,
  })
  await appendEvent(tx, signInRequested, {
    subject: id,
    version: 1,
    organizationId: account?.organizationId ?? 0,
    data: { ...(account && { email: account.email }), sealedToken: sealer.seal(token), language },
    at: now,
  })
  return expiresAt
}

/**
 * Enforces the limits of links. That of an address prevents flooding of a mailbox; one caller gets
 * at most half of it, so that its owner can still sign in. That of a caller is high enough for an
 * office behind one address.
 * @throws DomainError ThrottlerException (429) with the seconds until the next link is allowed
 */
async function limitLinks(
  tx: Tx,
  { email, asker }: { email: string; asker: string | undefined },
  now: Date,
): Promise<void> {
  await limit(tx, { email }, 20, hour, now)
  if (asker === undefined) return
  await limit(tx, { email, asker }, 5, 10 * minute, now)
  await limit(tx, { email, asker }, 10, hour, now)
  await limit(tx, { asker }, 30, minute, now)
  await limit(tx, { asker }, 300, hour, now)
}

async function limit(tx: Tx, links: LinksOf, allowed: number, span: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - span)
  const last = await linkBefore(tx, links, { before: allowed - 1, since })
  if (!last) return
  const retryAfter = Math.max(1, Math.ceil((last.getTime() - since.getTime()) / 1000))
  throw new DomainError('ThrottlerException', 'Too many links were asked for.', { retryAfter })
}

/** A link as the browser shows it. */
interface ShownLink {
  token: string
  /** The secret of the browser, if it has one. */
  browser: string | undefined
}

/**
 * Returns the accounts that a link signs in to; the link stays unused.
 * @throws invalid_sign_in_link (400), sign_in_other_browser (403)
 */
export async function readLink(db: Reader, shown: ShownLink, now: Date): Promise<Account[]> {
  return (await requireLink(db, shown, now)).accounts
}

async function requireLink(
  db: Reader,
  { token, browser }: ShownLink,
  now: Date,
): Promise<{ link: SignInRow; accounts: Account[] }> {
  const link = await findSignIn(db, credentialDigest(token))
  const problem = problemOfLink(link, browser && credentialDigest(browser), now)
  if (!link || problem) throw new DomainError(problem ?? 'invalid_sign_in_link')
  const accounts = await findAccounts(db, link.email)
  if (accounts.length === 0) throw new DomainError('invalid_sign_in_link')
  return { link, accounts }
}

/**
 * Signs in to an account of a link, which is used up.
 * @param chosenId id of the account; required if there are several
 * @throws as `readLink`; 400 for another account
 */
export async function confirmSignIn(
  tx: ActorTx,
  { chosenId, userAgent, ...shown }: ShownLink & { chosenId: number | undefined; userAgent: string },
  now: Date,
): Promise<{ started: StartedSession; returnTo: string }> {
  const { link, accounts } = await requireLink(tx, shown, now)
  const [only, other] = accounts
  const account = chosenId === undefined && !other ? only : accounts.find(({ userId }) => userId === chosenId)
  if (!account) throw badRequest({ path: 'userId', message: 'must be the id of an account of the link' })
  // Of parallel uses one succeeds.
  if (!(await useSignIn(tx, link.id, now))) throw new DomainError('invalid_sign_in_link')
  return {
    started: await startSession(tx, { ...account, userAgent }, now),
    returnTo: link.returnTo ?? '/account',
  }
}
