import type { FormCondition, FormRoute, RoutingForm } from '@punctual/contracts'
import type { Answers } from './form-answers.ts'

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

/** Returns the first route whose conditions all hold; an empty route if there is none. */
export function routeFor(form: Form, answers: Answers): FormRoute {
  const route = form.routes.find(({ conditions }) =>
    conditions.every((condition) => holds(form, answers, condition)),
  )
  if (!route) return {}
  const { type, eventTypeId, value = '' } = route.action
  if (type === 'eventType') return eventTypeId === undefined ? {} : { eventTypeId }
  return type === 'message' ? { message: value } : { redirectUrl: value }
}
