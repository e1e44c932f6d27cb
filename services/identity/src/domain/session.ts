const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds in which a mailed link can be used. */
export const linkLifetimeMs = 10 * minute
/** Milliseconds for which a browser stays signed in without a call, and in all. */
const idleLifetimeMs = 14 * day
const wholeLifetimeMs = 90 * day
/** Milliseconds after which a session gets another secret. */
const rotationMs = 60 * minute
/** Milliseconds for which the earlier secret stays valid, for calls that are under way. */
const graceMs = minute

/** Returns when a session that begins at `now` ends, at the latest. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + wholeLifetimeMs)

/** Returns when a session that is used at `now` ends without further use. */
export const idleEnd = (now: Date, endsAt: Date): Date =>
  new Date(Math.min(now.getTime() + idleLifetimeMs, endsAt.getTime()))

/** Returns when a secret that is replaced at `now` ends. */
export const graceEnd = (now: Date): Date => new Date(now.getTime() + graceMs)

/** Returns whether the browser should get another secret. */
export const isRotationDue = (
  { createdAt, replacedBy }: { createdAt: Date; replacedBy: number | null },
  now: Date,
): boolean => replacedBy === null && now.getTime() - createdAt.getTime() >= rotationMs

/** A mailed link, as far as it decides who may use it. */
interface Link {
  browserDigest: string
  expiresAt: Date
  usedAt: Date | null
}

/** Returns why a link cannot be used by a browser; undefined if it can. */
export function problemOfLink(
  link: Link | undefined,
  browserDigest: string | undefined,
  now: Date,
): 'invalid_sign_in_link' | 'sign_in_other_browser' | undefined {
  if (!link || link.usedAt !== null || link.expiresAt <= now) return 'invalid_sign_in_link'
  return link.browserDigest === browserDigest ? undefined : 'sign_in_other_browser'
}
