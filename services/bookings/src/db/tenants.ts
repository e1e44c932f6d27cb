import type { CallerContext } from '@punctual/contracts'
import { type SQL, sql } from 'drizzle-orm'

/** @returns the tenants in which a caller may host bookings: none (0), the own organization, those of the memberships */
export const tenantsOf = ({ organizationId, memberships }: CallerContext): number[] => [
  ...new Set([0, organizationId, ...memberships.map(({ teamId }) => teamId)]),
]

/** @returns what stands between the brackets of `in (...)` */
export const idList = (ids: readonly number[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}::bigint`),
    sql`, `,
  )
