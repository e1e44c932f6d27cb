import { olderBookings } from './2024-04-15/bookings.ts'
import { olderEventTypes } from './2024-04-15/event-types.ts'
import { olderSchedules } from './2024-04-15/schedules.ts'
import { olderSlots } from './2024-04-15/slots.ts'
import type { VersionedResource } from './translation.ts'

export type { Translation, VersionedRequest, VersionedResource, VersionedResponse } from './translation.ts'

/** The version of a versioned resource if no current version is requested. */
export const olderVersion = '2024-04-15'

/**
 * The versioned resources (docs/domain.md#version-header). Dates must match exactly. All other
 * paths ignore the header.
 */
export const versionedResources: readonly VersionedResource[] = [
  { prefix: '/v2/bookings', current: ['2024-08-13'], older: olderBookings },
  { prefix: '/v2/schedules', current: ['2024-06-11', '2024-06-14'], older: olderSchedules },
  { prefix: '/v2/event-types', current: ['2024-06-14'], older: olderEventTypes },
  { prefix: '/v2/slots', current: ['2024-09-04'], older: olderSlots },
]
