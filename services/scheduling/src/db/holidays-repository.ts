import type { Database, Tx } from '@punctual/db'
import { and, eq, sql } from 'drizzle-orm'
import type { HolidayChoice } from '../domain/holidays.ts'
import type { Owner } from '../domain/owner.ts'
import { holidayChoice, userReplica } from './schema.ts'

/**
 * The choices of the user of a row of `user_replica`: that of the user's home, and that of the
 * organization in which the user hosts, as with days out of office.
 * @param organization of the event type; the home when omitted
 */
export const holidaysColumn = (organization: unknown = userReplica.organizationId) => sql<
  HolidayChoice[]
>`coalesce((
  select json_agg(json_build_object('countryCode', c.country_code, 'regionCode', c.region_code,
    'worked', c.worked) order by c.organization_id)
  from holiday_choice c where c.user_id = ${userReplica.id}
    and c.organization_id in (${userReplica.organizationId}, ${organization})), '[]')`

const ofOwner = ({ organizationId, userId }: Owner) =>
  and(eq(holidayChoice.organizationId, organizationId), eq(holidayChoice.userId, userId))

export async function holidayChoiceOf(
  { orm }: Pick<Database | Tx, 'orm'>,
  owner: Owner,
): Promise<HolidayChoice | undefined> {
  const { countryCode, regionCode, worked } = holidayChoice
  const [found] = await orm
    .select({ countryCode, regionCode, worked })
    .from(holidayChoice)
    .where(ofOwner(owner))
  return found
}

/** Replaces the choice of a person in an organization; undefined: no holidays. */
export async function saveHolidayChoice(
  { orm }: Tx,
  owner: Owner,
  choice: HolidayChoice | undefined,
): Promise<void> {
  await orm.delete(holidayChoice).where(ofOwner(owner))
  if (choice) await orm.insert(holidayChoice).values({ ...owner, ...choice, worked: [...choice.worked] })
}
