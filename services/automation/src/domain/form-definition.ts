import { badRequest, type CreateRoutingForm, type FieldError, type RoutingForm } from '@punctual/contracts'

type Fields = RoutingForm['fields']
type Routes = RoutingForm['routes']

/** @returns `Your name` as `your-name`: how a field is named in responses when nobody has said */
const identifierOf = (label: string): string =>
  label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const isChoice = (type: string) => type === 'select' || type === 'multiselect'

const twice = (words: readonly string[]) => words.find((word, at) => words.indexOf(word) !== at)

/** @returns the fields with all that was left out. @param newId makes the ids that are missing */
function completeFields(fields: CreateRoutingForm['fields'], newId: () => string): Fields {
  return (fields ?? []).map(({ id = newId(), identifier, label, type, required = false, options = [] }) => ({
    ...{ id, label, type, required },
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
    const repeated = twice(fields.map((field) => field[name]))
    if (repeated !== undefined) errors.push({ path: 'fields', message: `have the ${name} ${repeated} twice` })
  }
  return errors
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

function routeErrors({ action, conditions }: Routes[number], at: number, fields: Fields): FieldError[] {
  const path = `routes.${at}`
  const errors: FieldError[] = conditions.flatMap(({ fieldId, operator, value }, index) => {
    const place = `${path}.conditions.${index}`
    if (!fields.some(({ id, identifier }) => id === fieldId || identifier === fieldId))
      return [{ path: `${place}.fieldId`, message: 'is no field of this form' }]
    const needsValue = operator !== 'isEmpty' && operator !== 'isNotEmpty'
    return needsValue && value === undefined ? [{ path: `${place}.value`, message: 'is required' }] : []
  })
  if (action.type === 'eventType' && action.eventTypeId === undefined)
    errors.push({ path: `${path}.action.eventTypeId`, message: 'is required' })
  if (action.type === 'message' && !action.value)
    errors.push({ path: `${path}.action.value`, message: 'is required' })
  if (action.type === 'redirect' && !isWebAddress(action.value ?? ''))
    errors.push({ path: `${path}.action.value`, message: 'must be an http or https URL' })
  return errors
}

/**
 * @returns fields and routes as they are kept, ids made where they were left out
 * @throws badRequest naming every bad field: a choice without options, a name that stands twice, a condition on a field that
 * is not there, an action without what it needs
 */
export function completeForm(
  { fields, routes }: Pick<CreateRoutingForm, 'fields' | 'routes'>,
  newId: () => string,
): { fields: Fields; routes: Routes } {
  const complete = completeFields(fields, newId)
  const kept = (routes ?? []).map(({ id = newId(), conditions = [], action }) => ({ id, conditions, action }))
  const errors = [...fieldErrors(complete), ...kept.flatMap((route, at) => routeErrors(route, at, complete))]
  if (errors.length > 0) throw badRequest(...errors)
  return { fields: complete, routes: kept }
}
