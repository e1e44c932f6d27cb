import { type BookingField, DomainError, type FieldError, isEmailAnswer, isPhone } from '@punctual/contracts'

/** Answers that other parts of the body give, for the fields that every event type has. */
export interface KnownAnswers {
  name: string
  email?: string | undefined
  phoneNumber?: string | undefined
  guests: readonly string[]
}

/** Default fields that another part of the body answers: slug -> the path of its errors. */
const answeredElsewhere = new Map([
  ['name', 'attendee.name'],
  ['email', 'attendee.email'],
  ['attendeePhoneNumber', 'attendee.phoneNumber'],
  ['guests', 'guests'],
  ['location', 'location'],
])
/** Default fields that can be answered even if the event type does not list them. */
const defaultText: readonly string[] = ['title', 'notes', 'rescheduleReason', 'smsReminderNumber']
const asText = (slug: string): BookingField => ({
  isDefault: true,
  type: 'textarea',
  slug,
  label: slug,
  required: false,
  hidden: false,
})

/**
 * Checks the answers to the fields of an event type, and returns them as they are stored: with
 * name, email, phone number and guests of the body (docs/domain.md#booking-output).
 * @throws DomainError booking_field_invalid with all invalid answers
 */
export function fieldResponses(
  fields: readonly BookingField[],
  given: Readonly<Record<string, unknown>>,
  known: KnownAnswers,
): Record<string, unknown> {
  const errors: FieldError[] = []
  const check = (path: string, message: string | undefined) => {
    if (message) errors.push({ path, message })
  }
  const bySlug = new Map(fields.map((field) => [field.slug, field]))
  const elsewhere = new Map<string, unknown>([
    ['name', known.name],
    ['email', known.email],
    ['attendeePhoneNumber', known.phoneNumber],
    ['guests', known.guests],
  ])
  const answers = Object.entries(given).filter(([slug]) => !answeredElsewhere.has(slug))

  for (const [slug, value] of answers) {
    const field = bySlug.get(slug) ?? (defaultText.includes(slug) ? asText(slug) : undefined)
    const message = field ? fieldError(field, value) : 'is not a booking field of this event type'
    check(`bookingFieldsResponses.${slug}`, message)
  }
  for (const field of fields) {
    const { slug } = field
    if (slug === 'rescheduleReason' || slug === 'location') continue
    const path = answeredElsewhere.get(slug)
    if (path) check(path, fieldError({ ...field, type: '' }, elsewhere.get(slug)))
    else if (!Object.hasOwn(given, slug)) {
      check(`bookingFieldsResponses.${slug}`, fieldError(field, undefined))
    }
  }
  if (!known.email && !known.phoneNumber && !errors.some(({ path }) => path === 'attendee.email')) {
    check('attendee.email', 'or attendee.phoneNumber is required')
  }
  if (errors.length > 0) {
    const sentence = errors.map(({ path, message }) => `${path} ${message}`).join(', ')
    throw new DomainError('booking_field_invalid', sentence, { details: { errors } })
  }
  return {
    ...Object.fromEntries(answers.filter(([, value]) => !isBlank(value))),
    name: known.name,
    email: known.email ?? '',
    ...(known.phoneNumber ? { attendeePhoneNumber: known.phoneNumber } : {}),
    ...(known.guests.length > 0 ? { guests: known.guests } : {}),
  }
}

type Check = (value: unknown, field: BookingField) => string | undefined

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 5000
const isEmail = (value: unknown): boolean => typeof value === 'string' && isEmailAnswer(value)
const isUrl = (value: unknown): boolean => isText(value) && /^https?:\/\//i.test(value) && URL.canParse(value)
const isOption = (value: unknown, { options = [] }: BookingField): boolean =>
  typeof value === 'string' && options.includes(value)
const allOf = (value: unknown, fits: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= 1000 && value.every(fits)

const must = (fits: (value: unknown, field: BookingField) => boolean, message: string): Check =>
  function check(value, field) {
    return fits(value, field) ? undefined : message
  }
const text = must(isText, 'must be a text of at most 5000 characters')
const option = must(isOption, 'must be one of the options of this field')
const options = must(
  (value, field) => allOf(value, (item) => isOption(item, field)),
  'must be a list of options of this field',
)

/** The check of an answer for each field type (docs/domain.md#create-a-booking). */
const checks: Readonly<Record<string, Check>> = {
  name: text,
  text,
  textarea: text,
  address: text,
  number: must(Number.isFinite, 'must be a number'),
  email: must(isEmail, 'must be an email address'),
  phone: must(
    (value) => typeof value === 'string' && isPhone(value),
    'must be a phone number such as +4930123456',
  ),
  url: must(isUrl, 'must be an http or https URL'),
  boolean: must((value) => typeof value === 'boolean', 'must be true or false'),
  select: option,
  radio: option,
  multiselect: options,
  checkbox: options,
  multiemail: must((value) => allOf(value, isEmail), 'must be a list of email addresses'),
}

/** Returns whether an answer is missing: undefined, null, blank or an empty list. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Returns the error message for an answer, or undefined if it is valid. */
function fieldError(field: BookingField, value: unknown): string | undefined {
  if (isBlank(value)) return field.required && !field.hidden ? 'is required' : undefined
  return checks[field.type]?.(value, field)
}
