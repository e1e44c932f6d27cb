import type {
  ConnectedCalendar,
  DestinationCalendar,
  CalendarConnection as Presented,
} from '@punctual/contracts'
import type { SchedulingConfig } from '../config.ts'
import type { Calendar, Connection } from '../db/calendars-repository.ts'
import type { Destination } from '../db/destinations-repository.ts'
import { slugOf } from '../domain/connected-calendar.ts'

interface PresentDeps {
  kinds: { all: readonly { integration: string; slug: string; title: string }[] }
  config: Pick<SchedulingConfig, 'calendarUnreachable'>
}

/** Returns a connection as the routes that create and end it show it. */
export const presentConnection = ({ id, integration, userId, invalid }: Connection): Presented => ({
  id,
  type: integration,
  userId,
  teamId: null,
  invalid,
  appId: slugOf(integration),
})

/** Returns the settings of a connection, with the operator's default. */
export const presentSettings = (
  { calendarUnreachable }: Pick<SchedulingConfig, 'calendarUnreachable'>,
  { whenChanged, whenUnreachable }: Connection,
) => ({ whenChanged, whenUnreachable: whenUnreachable ?? calendarUnreachable })

/** Returns a connection with its calendars, and the reason if the last attempt failed. */
export function presentConnected(
  { kinds, config }: PresentDeps,
  connection: Connection,
  ofConnection: readonly Calendar[],
  email: string,
): ConnectedCalendar {
  const { integration: type } = connection
  const kind = kinds.all.find(({ integration }) => integration === type)
  const slug = kind?.slug ?? type
  const calendars = ofConnection.map(({ externalId, name, isPrimary, readOnly, isSelected, readAt }) => ({
    externalId,
    integration: type,
    name,
    primary: isPrimary,
    readOnly,
    email,
    isSelected,
    syncedAt: readAt?.toISOString() ?? null,
    credentialId: connection.id,
    delegationCredentialId: connection.delegationCredentialId,
  }))
  const problem = connection.problem ?? ofConnection.find((each) => each.problem !== null)?.problem
  const primary = calendars.find((each) => each.primary)
  return {
    integration: {
      name: kind?.title ?? type,
      title: kind?.title ?? type,
      description: '',
      type,
      variant: 'calendar',
      category: 'calendar',
      categories: ['calendar'],
      installed: kind !== undefined,
      dirName: slug,
      __template: '',
      appData: null,
      logo: '',
      publisher: 'Punctual',
      slug,
      url: '',
      email: '',
      locationOption: null,
    },
    credentialId: connection.id,
    delegationCredentialId: connection.delegationCredentialId,
    settings: presentSettings(config, connection),
    ...(primary && { primary }),
    calendars,
    ...(problem ? { error: { message: `The calendar cannot be read: ${problem}.` } } : {}),
  }
}

/** The calendar that a destination names, with its connection as lists show it. */
export interface ShownCalendar {
  calendar: Pick<Calendar, 'name' | 'isPrimary' | 'readOnly'>
  integrationTitle: string
  email: string
  delegationCredentialId: string | null
}

/** Returns the destination calendar as answers show it, with the calendar if it is known. */
export function presentDestination(destination: Destination, shown?: ShownCalendar): DestinationCalendar {
  const { id, integration, externalId, userId, eventTypeId, bookingId, connectionId } = destination
  return {
    id,
    integration,
    externalId,
    primaryEmail: null,
    userId,
    eventTypeId,
    credentialId: connectionId,
    ...(bookingId === null ? {} : { bookingId }),
    ...(shown && {
      name: shown.calendar.name,
      primary: shown.calendar.isPrimary,
      readOnly: shown.calendar.readOnly,
      email: shown.email,
      integrationTitle: shown.integrationTitle,
      delegationCredentialId: shown.delegationCredentialId,
    }),
  }
}
