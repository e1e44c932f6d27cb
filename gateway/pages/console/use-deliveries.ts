import { useRef, useState } from 'preact/hooks'
import { type Filters, fits, type Listed, noFilters, queryOf, withChange, withPage } from './listed.ts'
import { useSeldom } from './seldom.ts'
import { call, problemText } from './session.ts'
import type { Delivery } from './types.ts'

/** Minimum milliseconds between two searches for a text while deliveries change. */
const searchEvery = 6_000

/**
 * Loads deliveries by filters, and keeps them current while they change. Long because its functions
 * share one list.
 * @param path of the deliveries
 * @param opened the ids of the deliveries whose details are open
 */
export function useDeliveries(path: string, opened: ReadonlySet<string>) {
  const [filters, setFilters] = useState(noFilters)
  const [listed, setListed] = useState<Listed>()
  const [problem, setProblem] = useState<string>()
  /** Number of the latest request: answers of earlier requests are dropped. */
  const asked = useRef(0)

  async function read(wanted: Filters, skip: number): Promise<void> {
    asked.current += 1
    const mine = asked.current
    try {
      const { data, pagination } = await call<Delivery[]>('GET', `${path}?${queryOf(wanted, skip)}`)
      if (mine !== asked.current) return
      setProblem(undefined)
      setListed((before) => withPage(before, data, pagination.totalItems, skip === 0))
    } catch (error) {
      if (mine === asked.current) setProblem(problemText(error))
    }
  }

  const load = () => read(filters, 0)
  const search = useSeldom(searchEvery, load)
  return {
    filters,
    listed,
    problem,
    load,
    loadMore: () => read(filters, listed?.deliveries.length ?? 0),
    choose(wanted: Partial<Filters>): void {
      const chosen = { ...filters, ...wanted }
      setFilters(chosen)
      void read(chosen, 0)
    },
    change(delivery: Delivery): void {
      const belongs = fits(filters, delivery)
      const isKnown = listed?.deliveries.some(({ id }) => id === delivery.id)
      if (!isKnown && filters.text !== '') {
        if (belongs) search.soon()
        return
      }
      setListed((before = { deliveries: [], total: 0 }) =>
        withChange(before, delivery, belongs, opened.has(delivery.id)),
      )
    },
  }
}
