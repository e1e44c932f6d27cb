import {
  badRequest,
  type CreateEventType,
  type EventTypeLocation,
  type EventTypeLocationInput,
  EventTypeSettings,
  type FieldError,
  slugify,
  type UpdateEventType,
} from '@punctual/contracts'
import { bookingFieldErrors } from './booking-fields.ts'
import { bookingWindow, bookingWindowErrors } from './booking-window.ts'
import { defaultLocations } from './conferencing.ts'
import { confirmationPolicy, confirmationPolicyErrors } from './confirmation-policy.ts'
import { type EventTypeFields, eventTypeDefaults, lengthOptions } from './event-type.ts'
import { changedFeatures, clashErrors, featureErrors } from './features.ts'

/**
 * Returns the fields of a new event type.
 * @param conferencing the owner's default meeting service, where it takes place unless the body
 *   names locations
 * @throws 400 that names every wrong field
 */
export function newEventType(body: CreateEventType, conferencing: string, ofTeam = false): EventTypeFields {
  const { title, lengthInMinutes } = body
  const locations = defaultLocations(conferencing)
  const fields = { ...eventTypeDefaults, title, slug: '', lengthInMinutes, locations }
  return changedEventType(fields, body, ofTeam)
}

/** Returns the event type's fields after a change. @throws 400 that names every wrong field */
export function changedEventType(
  before: EventTypeFields,
  body: UpdateEventType,
  ofTeam = false,
): EventTypeFields {
  const errors = [...inputErrors(body), ...(ofTeam ? [] : personalErrors(body))]
  if (errors.length > 0) throw badRequest(...errors)
  const after = { ...before, ...changesOf(before, body) }
  const clashes = [
    ...clashErrors(after),
    ...(lengthOptions(after).includes(after.lengthInMinutes)
      ? []
      : [{ path: 'lengthInMinutes', message: 'must be one of lengthInMinutesOptions' }]),
  ]
  if (clashes.length > 0) throw badRequest(...clashes)
  return after
}

/** Fields that are stored under their name in the body, once the schema has validated them. */
const plain = [
  ...(['title', 'description', 'lengthInMinutes', 'slotInterval', 'offsetStart'] as const),
  ...([
    'beforeEventBuffer',
    'afterEventBuffer',
    'minimumBookingNotice',
    'scheduleId',
    'bookingFields',
  ] as const),
  ...(['disableGuests', 'hidden', 'bookingRequiresAuthentication', 'showOptimizedSlots'] as const),
  ...(['onlyShowFirstAvailableSlot', 'metadata'] as const),
]
const settingNames = Object.keys(EventTypeSettings.properties) as (keyof EventTypeSettings)[]

function given<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Partial<Pick<T, K>> {
  const entries = keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]])
  return Object.fromEntries(entries) as Partial<Pick<T, K>>
}

function changesOf(before: EventTypeFields, body: UpdateEventType): Partial<EventTypeFields> {
  const { slug, lengthInMinutesOptions, locations } = body
  const policy = policyOf(body)
  return {
    ...(given(body, plain) as Partial<EventTypeFields>),
    ...(slug === undefined ? {} : { slug: slugify(slug) }),
    ...(lengthInMinutesOptions && {
      lengthInMinutesOptions: [...new Set(lengthInMinutesOptions.map(Number))],
    }),
    ...(body.bookingWindow && { bookingWindow: bookingWindow(body.bookingWindow) }),
    ...(locations && { locations: locations.map(eventTypeLocation) }),
    ...(policy && { confirmationPolicy: confirmationPolicy(policy) }),
    ...changedFeatures(before, body),
    settings: { ...before.settings, ...given(body as EventTypeSettings, settingNames) },
  }
}

/** A policy takes precedence over its short form. */
function policyOf({ confirmationPolicy, requiresConfirmation }: UpdateEventType) {
  if (confirmationPolicy || requiresConfirmation === undefined) return confirmationPolicy
  return requiresConfirmation ? { type: 'always' as const } : { disabled: true }
}

function inputErrors(body: UpdateEventType): FieldError[] {
  const { slug, locations = [], bookingFields = [] } = body
  return [
    ...featureErrors(body),
    ...(slug !== undefined && slugify(slug) === ''
      ? [{ path: 'slug', message: 'must contain a letter or digit' }]
      : []),
    ...(body.bookingWindow ? bookingWindowErrors(body.bookingWindow) : []),
    ...(body.confirmationPolicy ? confirmationPolicyErrors(body.confirmationPolicy) : []),
    ...unsupportedErrors(body),
    ...translationErrors(body),
    ...refundPolicyErrors(body),
    ...locationErrors(locations),
    ...bookingFieldErrors(bookingFields),
  ]
}

/** Settings that nothing would follow are refused, except with the value that changes nothing. */
function unsupportedErrors({ useDestinationCalendarEmail, svcVideoSettings = {} }: UpdateEventType) {
  const asked = {
    useDestinationCalendarEmail,
    ...Object.fromEntries(
      Object.entries(svcVideoSettings).map(([name, value]) => [`svcVideoSettings.${name}`, value]),
    ),
  }
  return Object.entries(asked).flatMap(([path, value]): FieldError[] =>
    value ? [{ path, message: 'is not supported' }] : [],
  )
}

/** `hours` are for the type that counts them. */
function refundPolicyErrors({ refundPolicy }: UpdateEventType): FieldError[] {
  if (!refundPolicy) return []
  const { type, hours } = refundPolicy
  const path = 'refundPolicy.hours'
  if (type === 'hours') return hours === undefined ? [{ path, message: 'is required for type hours' }] : []
  return hours === undefined ? [] : [{ path, message: 'is only for type hours' }]
}

/** A language has one translation. */
function translationErrors({ translations = [] }: UpdateEventType): FieldError[] {
  const tags = translations.map(({ language }) => language)
  return tags.flatMap((language, index) =>
    tags.indexOf(language) < index
      ? [{ path: `translations.${index}.language`, message: `${language} occurs twice` }]
      : [],
  )
}

/** Conferencing apps are chosen among the hosts of a team. */
function personalErrors({ locations = [] }: UpdateEventType): FieldError[] {
  return locations.flatMap(({ type }, index) =>
    type === 'organizersDefaultApp'
      ? [{ path: `locations.${index}.type`, message: 'is only for event types of teams' }]
      : [],
  )
}

const locationValues = ['address', 'link', 'integration', 'phone'] as const
type LocationValue = (typeof locationValues)[number]
const hasValue = (type: string): type is LocationValue => (locationValues as readonly string[]).includes(type)

/** Returns the location with only the fields of its type; its value is public by default. */
function eventTypeLocation(input: EventTypeLocationInput): EventTypeLocation {
  const { type } = input
  if (!hasValue(type)) return { type }
  const value = input[type] ?? ''
  return type === 'integration'
    ? { type, [type]: value }
    : { type, [type]: value, public: input.public ?? true }
}

/** Returns the errors of the given locations. */
function locationErrors(inputs: readonly EventTypeLocationInput[]): FieldError[] {
  return inputs.flatMap((input, index) =>
    hasValue(input.type) && !input[input.type]
      ? [{ path: `locations.${index}.${input.type}`, message: `is required for ${input.type}` }]
      : [],
  )
}
