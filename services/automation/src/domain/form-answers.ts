import {
  type AttributeCondition,
  badRequest,
  type FieldError,
  type FormAnswer,
  type FormCondition,
  type FormRoute,
  isEmailAnswer,
  isPhone,
  type RoutingForm,
} from '@punctual/contracts'

type Field = RoutingForm['fields'][number]
export type Answers = Record<string, FormAnswer>

const maxLength = 10_000

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Unwraps a given answer: a bare value, or `{value}` as in API answers. */
const bare = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'value' in given ? given.value : given

type Read = Pick<FormAnswer, 'value' | 'response'> | string

/** Returns the parsed answer, or an error message. */
function readValue({ type, options }: Field, given: unknown): Read {
  if (type === 'number') {
    const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
    if (typeof number !== 'number' || !Number.isFinite(number)) return 'must be a number'
    return { value: number, response: number }
  }
  if (type === 'select' || type === 'multiselect') return readChoice(type, options, given)
  if (typeof given !== 'string' || given.length > maxLength) return 'must be a text'
  if (type === 'email' && !isEmailAnswer(given)) return 'must be an email address'
  if (type === 'phone' && !isPhone(given)) return 'must be a phone number in international format'
  return { value: given, response: given }
}

function readChoice(type: 'select' | 'multiselect', options: Field['options'], given: unknown): Read {
  const chosen = (Array.isArray(given) ? given : [given]).map((one) =>
    options.find(({ id, label }) => id === one || label === one),
  )
  if (chosen.includes(undefined) || (type === 'select' && chosen.length !== 1))
    return `must be ${type === 'select' ? 'one' : 'some'} of: ${options.map(({ label }) => label).join(', ')}`
  const ids = chosen.flatMap((option) => option?.id ?? [])
  const labels = chosen.flatMap((option) => option?.label ?? [])
  return type === 'select'
    ? { value: ids[0] ?? '', response: labels[0] ?? '' }
    : { value: ids, response: labels }
}

/**
 * Validates the answers to a form.
 * @param given the answers by the identifier or id of each field; unknown fields are ignored
 * @returns the answers by field id, without unanswered fields
 * @throws badRequest naming every missing or invalid field
 */
export function readAnswers(fields: readonly Field[], given: Record<string, unknown>): Answers {
  const errors: FieldError[] = []
  const answers: Answers = {}
  for (const field of fields) {
    const { id, identifier, label, required } = field
    const value = bare(Object.hasOwn(given, identifier) ? given[identifier] : given[id])
    if (isEmpty(value)) {
      if (required) errors.push({ path: identifier, message: 'is required' })
      continue
    }
    const read = readValue(field, value)
    if (typeof read === 'string') errors.push({ path: identifier, message: read })
    else answers[id] = { label, identifier, ...read }
  }
  if (errors.length > 0) throw badRequest(...errors)
  return answers
}

/** Returns the first answer to a field of a type. */
export function answerOfType(
  fields: readonly Field[],
  answers: Answers,
  type: 'email' | 'phone',
): string | undefined {
  for (const field of fields) {
    const value = field.type === type ? answers[field.id]?.value : undefined
    if (typeof value === 'string') return value
  }
  return undefined
}

type Form = Pick<RoutingForm, 'fields' | 'routes'>

const fold = (value: unknown) => String(value).trim().toLowerCase()
const list = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/**
 * Whether a condition holds. It can name an option by its label or its id, so both are compared.
 */
function holds({ fields }: Form, answers: Answers, { fieldId, operator, value }: FormCondition): boolean {
  const field = fields.find(({ id, identifier }) => id === fieldId || identifier === fieldId)
  const answer = field && answers[field.id]
  if (operator === 'isEmpty' || operator === 'isNotEmpty')
    return (answer === undefined) === (operator === 'isEmpty')
  const wanted = list(value).map(fold)
  const given = [list(answer?.value).map(fold), list(answer?.response).map(fold)]
  const isEqual = given.some(
    (words) => words.length === wanted.length && wanted.every((word) => words.includes(word)),
  )
  if (operator === 'equals') return isEqual
  if (operator === 'notEquals') return !isEqual
  return given.some((words) => wanted.every((word) => words.some((one) => one.includes(word))))
}

const routeOf = (form: Form, answers: Answers) =>
  form.routes.find(({ conditions }) => conditions.every((condition) => holds(form, answers, condition)))

/** Returns whether no condition of a route holds: the fallback route applies, or none does. */
export const takesFallback = (form: Form, answers: Answers): boolean =>
  (routeOf(form, answers)?.conditions.length ?? 0) === 0

/**
 * Returns the conditions on members of the route that the answers take, with their values; an
 * unanswered field gives none. The labels of options are compared, not their ids.
 */
export function memberConditionsFor(form: Form, answers: Answers): AttributeCondition[] {
  const { memberConditions = [] } = routeOf(form, answers) ?? {}
  return memberConditions.map(({ attributeId, operator, value, fieldId }) => {
    const field = form.fields.find(({ id, identifier }) => id === fieldId || identifier === fieldId)
    const values = value ?? list(field && answers[field.id]?.response).map(String)
    return { attributeId, operator, values }
  })
}

/** Returns the first route whose conditions all hold; an empty route if there is none. */
export function routeFor(form: Form, answers: Answers): FormRoute {
  const route = routeOf(form, answers)
  if (!route) return {}
  const { type, eventTypeId, value = '' } = route.action
  if (type === 'eventType') return eventTypeId === undefined ? {} : { eventTypeId }
  return type === 'message' ? { message: value } : { redirectUrl: value }
}
