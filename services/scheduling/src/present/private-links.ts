import type { CallerContext, PrivateLinkOutput, PrivateLinkUsesAnswer } from '@punctual/contracts'
import type { SchedulingDeps } from '../deps.ts'
import { isExpired, type PrivateLink } from '../domain/private-link.ts'

/** The maximum number of links in one question to bookings. */
const maxRunning = 1000

/**
 * Asks bookings, outside of transactions, how often each link was used; unused links are absent.
 */
export async function askForUses(
  { client }: Pick<SchedulingDeps, 'client'>,
  caller: CallerContext,
  links: readonly PrivateLink[],
): Promise<Map<string, number>> {
  const uses = new Map<string, number>()
  for (let from = 0; from < links.length; from += maxRunning) {
    const linkIds = links.slice(from, from + maxRunning).map(({ linkId }) => linkId)
    const answer = await client.ask<PrivateLinkUsesAnswer>('bookings', '/internal/private-link-uses', {
      caller,
      method: 'POST',
      body: { linkIds },
    })
    for (const { linkId, uses: count } of answer.uses) uses.set(linkId, count)
  }
  return uses
}

/** Returns the links as answers show them, with their current uses. */
export async function showPrivateLinks(
  deps: Pick<SchedulingDeps, 'client' | 'clock' | 'config'>,
  caller: CallerContext,
  links: readonly PrivateLink[],
): Promise<PrivateLinkOutput[]> {
  const uses = await askForUses(deps, caller, links)
  const { publicUrl } = deps.config
  const now = deps.clock.now()
  return links.map((link) => presentLink(link, { uses: uses.get(link.linkId) ?? 0, now, publicUrl }))
}

/**
 * Returns the link as answers show it, with the limits that are set.
 * @param publicUrl without a trailing slash
 */
export function presentLink(
  link: PrivateLink,
  { uses, now, publicUrl }: { uses: number; now: Date; publicUrl: string },
): PrivateLinkOutput {
  const { linkId, eventTypeId, expiresAt, maxUsageCount } = link
  return {
    linkId,
    eventTypeId,
    isExpired: isExpired(link, uses, now),
    bookingUrl: `${publicUrl}/d/${linkId}`,
    ...(expiresAt !== null && { expiresAt: expiresAt.toISOString() }),
    ...(maxUsageCount !== null && { maxUsageCount, usageCount: uses }),
  }
}
