import { fromInput } from './format.ts'
import type { Delivery, Status } from './types.ts'

/** Which deliveries a list shows; an empty text is no wish. */
export interface Filters {
  status: Status | undefined
  trigger: string
  bookingUid: string
  /** As an input of date and time holds it. */
  since: string
  text: string
}

export const noFilters: Filters = { status: undefined, trigger: '', bookingUid: '', since: '', text: '' }

/** The shown deliveries, newest first, and how many there are on the server. */
export interface Listed {
  deliveries: readonly Delivery[]
  total: number
}

const pageSize = 50

/** Returns the query of a page of deliveries. */
export function queryOf({ since, ...filters }: Filters, skip: number): URLSearchParams {
  const from = fromInput(since)
  const given = Object.entries({ ...filters, since: from }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return new URLSearchParams([['take', `${pageSize}`], ['skip', `${skip}`], ...given])
}

/**
 * Whether filters want a delivery, as far as its summary says: only the server knows its texts.
 */
export const fits = ({ status, trigger, bookingUid, since }: Filters, delivery: Delivery): boolean =>
  (status === undefined || delivery.status === status) &&
  (trigger === '' || delivery.trigger === trigger) &&
  (bookingUid === '' || delivery.bookingUid === bookingUid) &&
  (since === '' || delivery.createdAt >= (fromInput(since) ?? ''))

/** Returns deliveries once each, newest first: ids increase with time. */
const inOrder = (deliveries: readonly Delivery[]): Delivery[] =>
  [...new Map(deliveries.map((each) => [each.id, each])).values()].sort((a, b) => (a.id < b.id ? 1 : -1))

/** Adds a page that the server answered; the first page replaces the list. */
export const withPage = (
  before: Listed | undefined,
  page: readonly Delivery[],
  total: number,
  isFirst: boolean,
): Listed => ({ deliveries: inOrder([...((!isFirst && before?.deliveries) || []), ...page]), total })

/**
 * Applies a change of one delivery. One that is older than the shown page stays out of the list.
 * @param belongs whether the filters want it; one that is open stays
 */
export function withChange(
  { deliveries, total }: Listed,
  delivery: Delivery,
  belongs: boolean,
  isOpen: boolean,
): Listed {
  const others = deliveries.filter(({ id }) => id !== delivery.id)
  const isKnown = others.length < deliveries.length
  if (isKnown && !belongs && !isOpen) return { deliveries: others, total: total - 1 }
  if (isKnown) return { deliveries: inOrder([...others, delivery]), total }
  const isAmongShown = deliveries.length >= total || deliveries.some(({ id }) => id < delivery.id)
  if (!belongs || !isAmongShown) return { deliveries, total }
  return { deliveries: inOrder([...deliveries, delivery]), total: total + 1 }
}
