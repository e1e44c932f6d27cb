import {
  type BookingFieldInput,
  type BookingWindow,
  builtInVideo,
  type ConfirmationPolicy,
  type EventTypeLocation,
  type EventTypeSettings,
  type EventTypeSummary,
  type SchedulingType,
} from '@punctual/contracts'
import { type Features, noFeatures } from './features.ts'

/** The settings that an owner chooses for an event type; durations in minutes. */
export interface EventTypeFields extends Features {
  title: string
  slug: string
  description: string
  lengthInMinutes: number
  /** Empty: only `lengthInMinutes`. */
  lengthInMinutesOptions: number[]
  /** null: the requested length. */
  slotInterval: number | null
  offsetStart: number
  beforeEventBuffer: number
  afterEventBuffer: number
  minimumBookingNotice: number
  bookingWindow: BookingWindow | null
  showOptimizedSlots: boolean
  onlyShowFirstAvailableSlot: boolean
  /** null: the owner's default schedule. */
  scheduleId: number | null
  locations: EventTypeLocation[]
  /** Custom fields, and changes of default ones. */
  bookingFields: BookingFieldInput[]
  disableGuests: boolean
  confirmationPolicy: ConfirmationPolicy | null
  hidden: boolean
  bookingRequiresAuthentication: boolean
  metadata: Record<string, unknown>
  settings: EventTypeSettings
}

export interface EventType extends EventTypeFields {
  id: number
  organizationId: number
  /** The creator of a team's event type. */
  ownerId: number
  teamId: number | null
  /** null for a personal event type and for a managed copy. */
  schedulingType: SchedulingType | null
  /** Whether every member of the team is a host. */
  assignAllTeamMembers: boolean
  /** The managed event type of which this one is a copy. */
  parentId: number | null
  version: number
  createdAt: Date
  updatedAt: Date
}

/** The defaults of a new event type. */
export const eventTypeDefaults: Omit<EventTypeFields, 'title' | 'slug' | 'lengthInMinutes'> = {
  description: '',
  lengthInMinutesOptions: [],
  slotInterval: null,
  offsetStart: 0,
  beforeEventBuffer: 0,
  afterEventBuffer: 0,
  minimumBookingNotice: 0,
  bookingWindow: null,
  showOptimizedSlots: false,
  onlyShowFirstAvailableSlot: false,
  scheduleId: null,
  locations: [],
  bookingFields: [],
  disableGuests: false,
  confirmationPolicy: null,
  hidden: false,
  bookingRequiresAuthentication: false,
  metadata: {},
  settings: {},
  ...noFeatures,
}

/** Returns the allowed lengths, in minutes. */
export function lengthOptions({
  lengthInMinutes,
  lengthInMinutesOptions,
}: Pick<EventTypeFields, 'lengthInMinutes' | 'lengthInMinutesOptions'>): number[] {
  return lengthInMinutesOptions.length > 0 ? lengthInMinutesOptions : [lengthInMinutes]
}

/** Returns the snapshot that other services store. */
export function summaryOf(eventType: EventType): EventTypeSummary {
  const { id, organizationId, ownerId, teamId, slug, title, lengthInMinutes, hidden, version } = eventType
  return { id, organizationId, ownerId, teamId, slug, title, lengthInMinutes, hidden, version }
}

/** Returns the ids that permissions depend on. */
export function ownedBy({ ownerId, teamId, organizationId }: EventType) {
  // A team's event type belongs only to the team: its creator may have left.
  return { ownerId: teamId === null ? ownerId : null, teamId, organizationId }
}

/** Returns the settings that an owner chooses, without the identity of the event type. */
export function fieldsOf(eventType: EventType): EventTypeFields {
  const { id, organizationId, ownerId, teamId, schedulingType, assignAllTeamMembers, parentId, ...rest } =
    eventType
  const { version, createdAt, updatedAt, ...fields } = rest
  return fields
}

/** The four event types of a new managed user whose OAuth client wants them. */
export function firstEventTypes(): EventTypeFields[] {
  const video: EventTypeLocation = { type: 'integration', integration: builtInVideo }
  const first = (title: string, slug: string, lengthInMinutes: number, locations: EventTypeLocation[]) => ({
    ...eventTypeDefaults,
    title,
    slug,
    lengthInMinutes,
    locations,
  })
  return [
    first('30 minutes', 'thirty-minutes', 30, []),
    first('30 minutes by video', 'thirty-minutes-video', 30, [video]),
    first('60 minutes', 'sixty-minutes', 60, []),
    first('60 minutes by video', 'sixty-minutes-video', 60, [video]),
  ]
}

/** An event type of a team with the copies of its members, if it is managed. */
export interface TeamEventType {
  eventType: EventType
  copies: EventType[]
}
