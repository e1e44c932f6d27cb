import type {
  ConnectedCalendar,
  DestinationCalendar,
  CalendarConnection as Presented,
} from '@punctual/contracts'
import type { Calendar, Connection } from '../db/calendars-repository.ts'
import type { Destination } from '../db/destinations-repository.ts'
import { slugOf } from './adapter.ts'
import type { CalendarKinds } from './kinds.ts'

/** @returns a connection as it is shown where it is made or ended */
export const presentConnection = ({ id, integration, userId, invalid }: Connection): Presented => ({
  ...{ id, type: integration, userId, teamId: null, invalid },
  appId: slugOf(integration),
})

/** @returns a connection with its calendars; why the last try failed, where it did */
export function presentConnected(
  { all }: CalendarKinds,
  connection: Connection,
  ofConnection: readonly Calendar[],
  email: string,
): ConnectedCalendar {
  const { integration: type } = connection
  const kind = all.find(({ integration }) => integration === type)
  const slug = kind?.slug ?? type
  const calendars = ofConnection.map(({ externalId, name, isPrimary, readOnly, isSelected }) => ({
    ...{ externalId, integration: type, name, primary: isPrimary, readOnly, email, isSelected },
    credentialId: connection.id,
  }))
  const problem = connection.problem ?? ofConnection.find((each) => each.problem !== null)?.problem
  const primary = calendars.find((each) => each.primary)
  return {
    integration: {
      ...{ name: kind?.title ?? type, description: '', type, variant: 'calendar', categories: ['calendar'] },
      ...{ logo: '', publisher: 'Punctual', slug, url: '', email: '', locationOption: null },
    },
    credentialId: connection.id,
    ...(primary && { primary }),
    calendars,
    ...(problem ? { error: { message: `The calendar cannot be read: ${problem}.` } } : {}),
  }
}

/** @returns where bookings are written as answers show it, with the name of that calendar where it is known */
export function presentDestination(destination: Destination, name?: string): DestinationCalendar {
  const { id, integration, externalId, userId, eventTypeId, bookingId, connectionId } = destination
  return {
    ...{ id, integration, externalId, primaryEmail: null, userId, eventTypeId, credentialId: connectionId },
    ...(bookingId === null ? {} : { bookingId }),
    ...(name === undefined ? {} : { name }),
  }
}
