import {
  type BookingField,
  type BookingFieldInput,
  bookingFieldTypes,
  type FieldError,
} from '@punctual/contracts'
import { defaultFieldLabels } from '@punctual/messages'

type DefaultField = Omit<BookingField, 'isDefault'>

const field = (
  type: string,
  slug: keyof typeof defaultFieldLabels,
  more: Partial<DefaultField> = {},
): DefaultField => ({
  type,
  slug,
  label: defaultFieldLabels[slug],
  required: false,
  hidden: false,
  placeholder: '',
  ...more,
})

/** The default fields of every event type, before and after its own. */
const before = [
  field('name', 'name', { required: true }),
  field('email', 'email', { required: true }),
  field('radioInput', 'location'),
]
const after = [
  field('text', 'title', { required: true, hidden: true }),
  field('textarea', 'notes'),
  field('multiemail', 'guests'),
  field('textarea', 'rescheduleReason'),
]
const defaults: ReadonlyMap<string, DefaultField> = new Map(
  [...before, ...after].map((entry) => [entry.slug, entry]),
)

const customTypes: ReadonlySet<string> = new Set(bookingFieldTypes)
const typesWithOptions: ReadonlySet<string> = new Set(['select', 'multiselect', 'checkbox', 'radio'])
const phoneSlug = 'attendeePhoneNumber'

/** The default field that an input changes: selected by its type (name, email) or by its slug. */
function defaultSlug({ type, slug }: BookingFieldInput): string | undefined {
  if (type === 'name' || type === 'email') return type
  const known = slug === undefined ? undefined : defaults.get(slug)
  return known && (type === undefined || type === known.type) ? known.slug : undefined
}

/** Returns every field that the booker can answer, default ones included. */
export function allBookingFields(
  inputs: readonly BookingFieldInput[],
  disableGuests: boolean,
): BookingField[] {
  const changes = new Map(inputs.map((input) => [defaultSlug(input), input]))
  const changed = (entry: DefaultField): BookingField => {
    const { type: _, slug: __, ...change } = changes.get(entry.slug) ?? {}
    const hidden = change.hidden ?? entry.hidden
    return {
      isDefault: true,
      ...entry,
      ...change,
      hidden: hidden || (entry.slug === 'guests' && disableGuests),
    }
  }
  const custom = inputs
    .filter((input) => defaultSlug(input) === undefined)
    .map(
      ({ type = '', slug = '', label = '', required = false, hidden = false, ...rest }): BookingField => ({
        isDefault: false,
        type,
        slug,
        label,
        required,
        hidden,
        ...rest,
      }),
    )
  return [...before.map(changed), ...custom, ...after.map(changed)]
}

/** Returns the errors of the given fields. */
export function bookingFieldErrors(inputs: readonly BookingFieldInput[]): FieldError[] {
  const seen = new Set<string>()
  const errors = inputs.flatMap((input, index) => {
    const path = `bookingFields.${index}`
    const slug = defaultSlug(input) ?? input.slug
    const repeated = slug !== undefined && seen.has(slug)
    if (slug !== undefined) seen.add(slug)
    return [
      ...(repeated ? [{ path: `${path}.slug`, message: `${slug} occurs twice` }] : []),
      ...(defaultSlug(input) === undefined ? customFieldErrors(input, path) : []),
    ]
  })
  return [...errors, ...emailErrors(inputs)]
}

function customFieldErrors(
  { type, slug, label, required, options }: BookingFieldInput,
  path: string,
): FieldError[] {
  const errors: FieldError[] = []
  const check = (fine: boolean, key: string, message: string) => {
    if (!fine) errors.push({ path: `${path}.${key}`, message })
  }
  check(
    type !== undefined && customTypes.has(type),
    'type',
    `must be one of ${bookingFieldTypes.join(', ')}, unless the field is a default one`,
  )
  check(slug !== undefined, 'slug', 'is required')
  check(slug === undefined || !defaults.has(slug), 'slug', 'belongs to a default field of another type')
  check(label !== undefined && label !== '', 'label', 'is required')
  check(required !== undefined, 'required', 'is required')
  const hasOptions = options !== undefined && options.length > 0
  check(!typesWithOptions.has(type ?? '') || hasOptions, 'options', 'must list the possible answers')
  return errors
}

/** Bookers must be reachable, so either email or phone is required. */
function emailErrors(inputs: readonly BookingFieldInput[]): FieldError[] {
  const index = inputs.findIndex((input) => defaultSlug(input) === 'email')
  const email = inputs[index]
  if (!email || (email.required !== false && email.hidden !== true)) return []
  const hasPhone = inputs.some(
    ({ type, slug, required, hidden }) => type === 'phone' && slug === phoneSlug && required && !hidden,
  )
  return hasPhone
    ? []
    : [
        {
          path: `bookingFields.${index}`,
          message: `may be left out only with a required phone field ${phoneSlug}`,
        },
      ]
}
