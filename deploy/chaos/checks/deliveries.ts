import { isGenuine, receivedEvents } from '../../system/subscriber.ts'
import type { Acknowledged } from '../history.ts'
import { confirmation, webhookSecret } from '../scene.ts'
import type { Check } from './check.ts'

/** Returns the webhook events that a booking must have caused. */
function expected({ from, status }: Acknowledged, isReplaced: boolean): string[] {
  const first = from ? 'BOOKING_RESCHEDULED' : 'BOOKING_CREATED'
  return [first, ...(status === 'cancelled' && !isReplaced ? ['BOOKING_CANCELLED'] : [])]
}

export const deliveryChecks: Record<string, Check> = {
  'webhooks-under-one-id': async ({ receiver }, { bookings }) => {
    const received = new Map<string, string[]>()
    for (const { uid, trigger } of receivedEvents(receiver))
      if (trigger !== 'MEETING_STARTED') received.set(uid, [...(received.get(uid) ?? []), trigger])
    const replaced = new Set([...bookings.values()].map(({ from }) => from))
    const wrong = [...bookings.values()].flatMap((booking) => {
      const got = (received.get(booking.uid) ?? []).toSorted().join()
      const wanted = expected(booking, replaced.has(booking.uid)).toSorted().join()
      return got === wanted ? [] : [`${booking.uid} sent ${got || 'none'}, not ${wanted}`]
    })
    const unknown = [...received.keys()].filter((uid) => !bookings.has(uid))
    return [...wrong, ...unknown.map((uid) => `${uid} is no acknowledged booking`)]
  },
  'webhooks-are-signed': async ({ receiver }) =>
    receiver.requests
      .filter((request) => !isGenuine(request, webhookSecret))
      .map(({ headers }) => `${headers['webhook-id']} is not signed with the secret`),
  'timers-fire-once': async ({ receiver }, { bookings }) => {
    const times = new Map<string, number>()
    for (const { uid, trigger } of receivedEvents(receiver))
      if (trigger === 'MEETING_STARTED') times.set(uid, (times.get(uid) ?? 0) + 1)
    return [...bookings.values()].flatMap(({ uid, status }) => {
      const count = times.get(uid) ?? 0
      // A meeting may have begun before its booking was cancelled.
      const isFine = status === 'accepted' ? count === 1 : count <= 1
      return isFine ? [] : [`${uid}, ${status}, began ${count} times`]
    })
  },
  'messages-written-once': async ({ db }, { bookings }) => {
    const rows = await db.sql<{ uid: string; status: string; count: number }[]>`
      select booking_uid as uid, min(status) as status, count(*)::int as count
      from automation.message where subject = ${confirmation} group by booking_uid`
    const stored = new Map(rows.map((row) => [row.uid, row]))
    return [...bookings.values()].flatMap(({ uid, from }) => {
      const { count = 0, status } = stored.get(uid) ?? {}
      const wanted = from ? 0 : 1
      return count === wanted && (count === 0 || status === 'sent')
        ? []
        : [`${uid} has ${count} confirmations (${status})`]
    })
  },
}
