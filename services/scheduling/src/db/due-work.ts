import type { Database } from '@punctual/db'

/** Kinds of work on connected calendars and at meeting services. */
export const dueKinds = ['events', 'lists', 'meetings', 'calendars', 'watches'] as const

export type DueKind = (typeof dueKinds)[number]

/** Returns when the next work of each kind is due; null: none is. */
export async function nextDue({ sql }: Pick<Database, 'sql'>): Promise<Record<DueKind, Date | null>> {
  const [row] = await sql<Record<DueKind, Date | null>[]>`
    select (select min(due_at) from calendar_event) as events,
      (select min(list_due_at) from calendar_connection) as lists,
      (select min(due_at) from meeting) as meetings,
      (select min(due_at) from calendar) as calendars,
      (select min(watch_due_at) from calendar where is_selected) as watches`
  return row!
}
