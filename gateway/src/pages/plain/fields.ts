import { escapeHtml } from '@punctual/contracts'
import { fieldLabelIn } from '@punctual/messages/pages'
import type { Field, MeetingLocation } from '../../../pages/api.ts'
import { answerOf } from '../../../pages/booking-request.ts'
import { autocomplete, inputTypes, locationFields } from '../../../pages/controls.ts'
import type { Offer } from '../offers.ts'
import type { Reader } from '../reader.ts'
import { element, hidden } from './html.ts'

/** Returns the questions of an event type; a hidden one takes its answer from the address only. */
export const questionsOf = ({ bookingFields }: Offer, query: URLSearchParams): Field[] =>
  bookingFields
    .filter(({ type, slug }) => type !== 'radioInput' && slug !== 'rescheduleReason')
    .filter(({ hidden: isHidden, slug }) => !isHidden || query.has(slug))

const hintOf = (words: string): string => ` <small>(${escapeHtml(words)})</small>`

/**
 * Returns the control of a question with its label.
 * @param values what was typed, or what the address fills in
 * @param isFixed whether visitors cannot change it
 */
export function control(reader: Reader, field: Field, values: readonly string[], isFixed: boolean): string {
  const { slug, type, required, options = [] } = field
  if (field.hidden) return values.map((value) => hidden(slug, value)).join('')
  const label = escapeHtml(fieldLabelIn(reader, field))
  const needed = required ? hintOf(reader.text('required')) : ''
  // The browser does not send controls that are switched off.
  const sent = isFixed ? values.map((value) => hidden(slug, value)).join('') : ''
  const id = `field-${slug}`
  const [value = ''] = values
  const common = { name: slug, disabled: isFixed }
  if (type === 'boolean') {
    const box = element('input', {
      ...common,
      type: 'checkbox',
      value: 'true',
      required,
      checked: value === 'true',
    })
    return `${sent}<label class="box">${box} ${label}</label>`
  }
  if (type === 'radio' || type === 'checkbox' || type === 'multiselect') {
    const kind = type === 'radio' ? 'radio' : 'checkbox'
    const boxes = options.map((option) => {
      const isChecked = values.includes(option)
      const attributes = {
        ...common,
        type: kind,
        value: option,
        required: kind === 'radio' && required,
        checked: isChecked,
      }
      return `<label class="box">${element('input', attributes)} ${escapeHtml(option)}</label>`
    })
    return `${sent}<fieldset class="field"><legend>${label}${needed}</legend>${boxes.join('')}</fieldset>`
  }
  const plain = { ...common, id, required, placeholder: field.placeholder || undefined }
  const hint = type === 'multiemail' ? hintOf(reader.text('commaSeparated')) : needed
  return `${sent}<label class="field" for="${escapeHtml(id)}"><span>${label}${hint}</span>${inputOf(field, plain, value)}</label>`
}

function inputOf(
  { type, options = [] }: Field,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  value: string,
): string {
  if (type === 'textarea') return element('textarea', { ...attributes, rows: '3' }, escapeHtml(value))
  if (type !== 'select')
    return element('input', {
      ...attributes,
      type: inputTypes[type] ?? 'text',
      step: type === 'number' ? 'any' : undefined,
      autocomplete: autocomplete[type] ?? 'off',
      value,
    })
  const items = options.map((option) =>
    element('option', { value: option, selected: option === value }, escapeHtml(option)),
  )
  return element('select', attributes, '<option value="">—</option>', ...items)
}

/** Returns what a form answers to a question; undefined if nothing. */
export function answerIn(form: URLSearchParams, { slug, type, required }: Field): unknown {
  const values = form.getAll(slug)
  if (type === 'boolean') return values.includes('true') ? true : required ? undefined : false
  if (type === 'checkbox' || type === 'multiselect') return values.length > 0 ? values : undefined
  return answerOf(type, values[0] ?? '')
}

const nameOf = ({ text }: Reader, { type, address, link, phone }: MeetingLocation): string =>
  address ?? link ?? phone ?? text(locationFields[type]?.label ?? 'integration')

/** Whether there is a choice of locations, or the visitor must name one. */
const isAsked = ([only, ...others]: readonly MeetingLocation[]): boolean =>
  only !== undefined && (others.length > 0 || locationFields[only.type] !== undefined)

/** Returns the question for the location; empty if there is nothing to choose. */
export function locationControl(
  reader: Reader,
  locations: readonly MeetingLocation[],
  form: URLSearchParams,
): string {
  if (!isAsked(locations)) return ''
  const chosen = form.get('pick.location') ?? '0'
  const choices = locations.map((location, index) => {
    const own = locationFields[location.type]
    const attributes = {
      type: 'radio',
      name: 'pick.location',
      value: `${index}`,
      checked: `${index}` === chosen,
    }
    const name = escapeHtml(nameOf(reader, location))
    const choice =
      locations.length > 1
        ? `<label class="box">${element('input', attributes)} ${name}</label>`
        : hidden('pick.location', '0')
    if (!own) return choice
    const slug = `pick.${location.type}`
    const field: Field = { ...own.field, slug, label: reader.text(own.label), required: false, hidden: false }
    return choice + control(reader, field, form.getAll(slug), false)
  })
  return `<fieldset class="field"><legend>${escapeHtml(reader.text('where'))}</legend>${choices.join('')}</fieldset>`
}

/** Returns the location that a form names; undefined if there is nothing to choose. */
export function locationIn(form: URLSearchParams, locations: readonly MeetingLocation[]): unknown {
  const location = locations[Number(form.get('pick.location') ?? 0)]
  if (!location || !isAsked(locations)) return undefined
  const own = locationFields[location.type]
  const typed = form.get(`pick.${location.type}`) ?? ''
  return { type: location.type, ...(own && { [own.key]: answerOf(own.field.type, typed) }) }
}
