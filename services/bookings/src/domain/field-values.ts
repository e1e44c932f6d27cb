import { type BookingField, isEmailAnswer, isPhone } from '@punctual/contracts'

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
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Returns the error message for an answer, or undefined if it is valid. */
export function fieldError(field: BookingField, value: unknown): string | undefined {
  if (isBlank(value)) return field.required && !field.hidden ? 'is required' : undefined
  return checks[field.type]?.(value, field)
}
