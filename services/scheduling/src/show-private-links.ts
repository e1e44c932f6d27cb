import type { CallerContext, PrivateLinkOutput, PrivateLinkUsesAnswer } from '@punctual/contracts'
import type { SchedulingDeps } from './deps.ts'
import { type PrivateLink, presentLink } from './domain/private-link.ts'

/** As many as one question may name. */
const atOnce = 1000

/** @returns how often each link was booked by, of those that were; bookings is asked, outside of transactions */
export async function askForUses(
  { client }: Pick<SchedulingDeps, 'client'>,
  caller: CallerContext,
  links: readonly PrivateLink[],
): Promise<Map<string, number>> {
  const uses = new Map<string, number>()
  for (let from = 0; from < links.length; from += atOnce) {
    const linkIds = links.slice(from, from + atOnce).map(({ linkId }) => linkId)
    const answer = await client.ask<PrivateLinkUsesAnswer>('bookings', '/internal/private-link-uses', {
      ...{ caller, method: 'POST', body: { linkIds } },
    })
    for (const { linkId, uses: count } of answer.uses) uses.set(linkId, count)
  }
  return uses
}

/** @returns the links as answers show them, with their uses up to now */
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
