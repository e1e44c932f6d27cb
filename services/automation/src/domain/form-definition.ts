import { badRequest, type CreateRoutingForm, type FieldError, type RoutingForm } from '@punctual/contracts'

type Fields = RoutingForm['fields']
type Routes = RoutingForm['routes']

/** Returns the default identifier of a field: `your-name` for `Your name`. */
const identifierOf = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const isChoice = (type: string) => type === 'select' || type === 'multiselect'

const firstDuplicate = (words: readonly string[]) => words.find((word, at) => words.indexOf(word) !== at)

/** Completes fields with their defaults and missing ids. */
function completeFields(fields: CreateRoutingForm['fields'], newId: () => string): Fields {
  return (fields ?? []).map(({ id = newId(), identifier, label, type, required = false, options = [] }) => ({
    id,
    label,
    type,
    required,
    identifier: identifier ?? (identifierOf(label) || id),
    options: options.map((option) => ({ id: option.id ?? newId(), label: option.label })),
  }))
}

function fieldErrors(fields: Fields): FieldError[] {
  const errors = fields.flatMap(({ type, options }, at) =>
    isChoice(type) && options.length === 0
      ? [{ path: `fields.${at}.options`, message: 'are required for a choice' }]
      : [],
  )
  for (const name of ['id', 'identifier'] as const) {
    const repeated = firstDuplicate(fields.map((field) => field[name]))
    if (repeated !== undefined)
      errors.push({ path: 'fields', message: `must have unique ${name}s: ${repeated} is repeated` })
  }
  return errors
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

/** Conditions on attributes need values, given or from an answer, and an event type. */
function memberErrors(
  { action, memberConditions = [] }: Pick<Routes[number], 'action' | 'memberConditions'>,
  path: string,
  fields: Fields,
): FieldError[] {
  const errors = memberConditions.flatMap(({ value, fieldId }, index) => {
    const at = `${path}.memberConditions.${index}`
    if ((value === undefined) === (fieldId === undefined))
      return [{ path: `${at}.value`, message: 'is required, or fieldId instead' }]
    const isField = fields.some(({ id, identifier }) => id === fieldId || identifier === fieldId)
    return fieldId === undefined || isField
      ? []
      : [{ path: `${at}.fieldId`, message: 'is not a field of this form' }]
  })
  return memberConditions.length > 0 && action.type !== 'eventType'
    ? [...errors, { path: `${path}.memberConditions`, message: 'can be used with an event type only' }]
    : errors
}

function routeErrors(route: Routes[number], at: number, fields: Fields): FieldError[] {
  const { action, conditions } = route
  const path = `routes.${at}`
  const errors: FieldError[] = conditions.flatMap(({ fieldId, operator, value }, index) => {
    const conditionPath = `${path}.conditions.${index}`
    if (!fields.some(({ id, identifier }) => id === fieldId || identifier === fieldId))
      return [{ path: `${conditionPath}.fieldId`, message: 'is not a field of this form' }]
    const needsValue = operator !== 'isEmpty' && operator !== 'isNotEmpty'
    return needsValue && value === undefined
      ? [{ path: `${conditionPath}.value`, message: 'is required' }]
      : []
  })
  errors.push(...memberErrors(route, path, fields))
  if (action.type === 'eventType' && action.eventTypeId === undefined)
    errors.push({ path: `${path}.action.eventTypeId`, message: 'is required' })
  if (action.type === 'message' && !action.value)
    errors.push({ path: `${path}.action.value`, message: 'is required' })
  if (action.type === 'redirect' && !isWebAddress(action.value ?? ''))
    errors.push({ path: `${path}.action.value`, message: 'must be an http or https URL' })
  return errors
}

/**
 * Completes the fields and routes of a form with defaults and missing ids, and validates them.
 * @throws badRequest naming every invalid field: a choice without options, a repeated id or
 *   identifier, a condition on an unknown field, an action without its value
 */
export function completeForm(
  { fields, routes }: Pick<CreateRoutingForm, 'fields' | 'routes'>,
  newId: () => string,
): { fields: Fields; routes: Routes } {
  const complete = completeFields(fields, newId)
  const completeRoutes = (routes ?? []).map(({ id = newId(), conditions = [], ...rest }) => ({
    ...rest,
    id,
    conditions,
  }))
  const errors = [
    ...fieldErrors(complete),
    ...completeRoutes.flatMap((route, at) => routeErrors(route, at, complete)),
  ]
  if (errors.length > 0) throw badRequest(...errors)
  return { fields: complete, routes: completeRoutes }
}
