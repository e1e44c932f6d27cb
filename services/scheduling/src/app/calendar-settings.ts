import { DomainError, type UpdateCalendarSettings } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { SchedulingConfig } from '../config.ts'
import { type Connection, lockConnection, saveSettings } from '../db/calendars-repository.ts'
import type { Owner } from '../domain/owner.ts'
import { requireConnection } from '../guards/require-calendar.ts'

type Rules = Pick<SchedulingConfig, 'calendarUnreachable' | 'calendarMaxAgeMs'>

/** Returns after how many milliseconds without a read a calendar blocks its person; null: never. */
export const blocksAfter = (
  { calendarUnreachable, calendarMaxAgeMs }: Rules,
  { whenUnreachable }: Pick<Connection, 'whenUnreachable'>,
): number | null => ((whenUnreachable ?? calendarUnreachable) === 'closed' ? calendarMaxAgeMs : null)

/** Changes the settings of a connection of the owner. @throws 404 */
export async function changeSettings(
  tx: Tx,
  rules: Rules,
  owner: Owner,
  { integration, id, whenChanged, whenUnreachable }: UpdateCalendarSettings & { integration: string },
): Promise<Connection> {
  const found = await requireConnection(tx, owner, id, integration)
  // Two calls that change different settings at once both have their effect.
  const connection = await lockConnection(tx, found)
  if (!connection) throw new DomainError('calendar_not_connected')
  const settings = {
    whenChanged: whenChanged ?? connection.whenChanged,
    whenUnreachable: whenUnreachable === undefined ? connection.whenUnreachable : whenUnreachable,
  }
  return saveSettings(tx, connection, settings, blocksAfter(rules, settings))
}
