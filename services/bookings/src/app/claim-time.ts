import type { BookableHost, BookingCheckAnswer, HostSnapshot } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { busyHosts, claimHosts, type Holder } from '../db/claims-repository.ts'
import { listTurns } from '../db/turns-repository.ts'
import { hostSnapshot } from '../domain/checked-time.ts'
import { byTurn } from '../domain/round-robin.ts'

const minute = 60_000

/** An occurrence that needs hosts. */
export interface Wanted {
  check: BookingCheckAnswer
  occurrence: BookingCheckAnswer['occurrences'][number]
  holder: Holder
  now: Date
  /**
   * Round robin: host ids that go first regardless of the turn, such as the host of the used
   * reservation.
   */
  preferred?: readonly number[]
  /**
   * Round robin: host ids that are skipped, such as the host whom the booking is reassigned from.
   */
  excluded?: readonly number[]
}

/** Whether the event type has hosts who take turns. */
export const takesTurns = ({ hosts }: Pick<BookingCheckAnswer, 'hosts'>): boolean =>
  hosts.some(({ isFixed }) => !isFixed)

/** Returns the span including its buffers. */
export function spanOf(
  { start, end }: { start: string; end: string },
  { before, after }: BookingCheckAnswer['claim'],
): { from: Date; to: Date } {
  return {
    from: new Date(Date.parse(start) - before * minute),
    to: new Date(Date.parse(end) + after * minute),
  }
}

/**
 * Claims the time of all fixed hosts, and of one host of each round-robin group, in the order of
 * turns. For a round robin, the caller must hold the event type's lock (`queueEventType`).
 * @returns the hosts, the organizer first; undefined if not enough of them are free
 */
export async function claimOccurrence(tx: Tx, wanted: Wanted): Promise<HostSnapshot[] | undefined> {
  const { check, occurrence, holder, now } = wanted
  const { organizationId } = check.eventType
  const span = spanOf(occurrence, check.claim)
  const take = (hosts: readonly BookableHost[]) =>
    claimHosts(tx, { organizationId, holder, hostIds: hosts.map(({ id }) => id), ...span }, now)
  const fixed = check.hosts.filter(({ isFixed }) => isFixed)
  if (!takesTurns(check)) return (await take(fixed)) ? fixed.map(hostSnapshot) : undefined

  const groups = await groupsByTurn(tx, wanted)
  const hostIds = [...fixed, ...groups.flat()].map(({ id }) => id)
  // A concurrent transaction can claim a host between the check and the claim: retry with the
  // remaining hosts.
  for (let tries = hostIds.length; tries >= 0; tries--) {
    const busy = await busyHosts(tx, { hostIds, ...span }, now)
    const chosen = groups.map((group) => group.find(({ id }) => !busy.has(id)))
    if (fixed.some(({ id }) => busy.has(id)) || chosen.includes(undefined)) return undefined
    const hosts = [...fixed, ...chosen.filter((host) => host !== undefined)]
    if (await take(hosts)) return hosts.map(hostSnapshot)
  }
  return undefined
}

/** @returns the available round-robin hosts, by group, in the order of turns */
async function groupsByTurn(tx: Tx, wanted: Wanted): Promise<BookableHost[][]> {
  const { check, occurrence, now, preferred = [], excluded = [] } = wanted
  const groups = new Map<string, BookableHost[]>()
  for (const host of check.hosts) {
    if (host.isFixed) continue
    const group = groups.get(host.groupId ?? '') ?? []
    groups.set(host.groupId ?? '', group)
    group.push(host)
  }
  const ordered: BookableHost[][] = []
  for (const group of groups.values()) {
    const turn = byTurn(await listTurns(tx, check.eventType.id, group, now)).map(({ id }) => id)
    const rank = (id: number) => (preferred.includes(id) ? -1 : turn.indexOf(id))
    ordered.push(
      group
        .filter(({ id }) => occurrence.availableHostIds.includes(id) && !excluded.includes(id))
        .sort((a, b) => rank(a.id) - rank(b.id)),
    )
  }
  return ordered
}
