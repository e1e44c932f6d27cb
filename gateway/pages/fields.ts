import type { Field, MeetingLocation } from './api.ts'
import { answerOf } from './booking-request.ts'
import { autocomplete, inputTypes, locationFields } from './controls.ts'
import { el } from './dom.ts'
import { fieldLabel, text } from './language.ts'

/** One question of the form; `read` returns its answer, undefined if it is empty. */
export interface Question {
  slug: string
  label: string
  element: HTMLElement
  read(): unknown
}

const labelled = (id: string, label: string, control: HTMLElement, hint?: string): HTMLElement =>
  el(
    'label',
    { class: 'field', for: id },
    el('span', {}, label, hint && el('small', {}, ` (${hint})`)),
    control,
  )

function single(field: Field): Question {
  const id = `field-${field.slug}`
  const common = {
    id,
    name: field.slug,
    required: field.required,
    placeholder: field.placeholder || undefined,
  }
  const isLong = field.type === 'textarea'
  const isMany = field.type === 'multiemail'
  const control = isLong
    ? el('textarea', { ...common, rows: 3 })
    : el('input', {
        ...common,
        type: inputTypes[field.type] ?? 'text',
        step: field.type === 'number' ? 'any' : undefined,
        autocomplete: autocomplete[field.type] ?? 'off',
      })
  const hint = isMany ? text('commaSeparated') : field.required ? text('required') : undefined
  return {
    slug: field.slug,
    label: field.label,
    element: labelled(id, field.label, control, hint),
    read() {
      return answerOf(field.type, control.value)
    },
  }
}

function oneOfMany(field: Field): Question {
  const id = `field-${field.slug}`
  const options = (field.options ?? []).map((option) => el('option', { value: option }, option))
  const empty = el('option', { value: '' }, '—')
  const select = el('select', { id, name: field.slug, required: field.required }, empty, ...options)
  const hint = field.required ? text('required') : undefined
  return {
    slug: field.slug,
    label: field.label,
    element: labelled(id, field.label, select, hint),
    read: () => select.value || undefined,
  }
}

/** Creates radio buttons or checkboxes as a group with a legend. */
function group(field: Field, type: 'radio' | 'checkbox'): Question {
  const boxes = (field.options ?? []).map((option) =>
    el('input', { type, name: field.slug, value: option, required: type === 'radio' && field.required }),
  )
  const chosen = () => boxes.filter(({ checked }) => checked).map(({ value }) => value)
  const element = el(
    'fieldset',
    { class: 'field' },
    el('legend', {}, field.label, field.required && el('small', {}, ` (${text('required')})`)),
    ...boxes.map((box) => el('label', { class: 'box' }, box, box.value)),
  )
  const read = () => (type === 'radio' ? chosen()[0] : chosen().length > 0 ? chosen() : undefined)
  return { slug: field.slug, label: field.label, element, read }
}

function yesOrNo(field: Field): Question {
  const box = el('input', { type: 'checkbox', name: field.slug, required: field.required })
  return {
    slug: field.slug,
    label: field.label,
    element: el('label', { class: 'box' }, box, field.label),
    read: () => (box.checked ? true : field.required ? undefined : false),
  }
}

const answersIn = (slug: string): string[] => new URLSearchParams(location.search).getAll(slug)

/** Returns whether the page's address answers the question of a field. */
export const isAnswered = ({ slug }: Field): boolean => answersIn(slug).length > 0

/** Creates the question of a booking field, with an answer from the page's address, if any. */
export function question(given: Field): Question {
  const field = { ...given, label: fieldLabel(given) }
  const asked = questionOf(field)
  const answers = answersIn(field.slug)
  asked.element.hidden = field.hidden
  if (answers.length > 0) prefill(asked.element, answers, field.disableOnPrefill === true)
  return asked
}

/** @param isFixed whether visitors cannot change what was filled in */
function prefill(element: HTMLElement, given: readonly string[], isFixed: boolean): void {
  const controls = element.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  )
  for (const control of controls) {
    const box = control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type) && control
    // A box without a value of its own answers yes or no.
    if (box) box.checked = given.includes(box.value === 'on' ? 'true' : box.value)
    else control.value = given[0] ?? ''
  }
  const boxes = element.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]')
  const isFilled = boxes.length > 0 ? [...boxes].some(({ checked }) => checked) : controls[0]?.value !== ''
  if (isFixed && isFilled) for (const control of controls) control.disabled = true
}

function questionOf(field: Field): Question {
  if (field.type === 'select') return oneOfMany(field)
  if (field.type === 'radio') return group(field, 'radio')
  if (field.type === 'checkbox' || field.type === 'multiselect') return group(field, 'checkbox')
  if (field.type === 'boolean') return yesOrNo(field)
  return single(field)
}

const locationName = ({ type, address, link, phone }: MeetingLocation): string =>
  address ?? link ?? phone ?? text(locationFields[type]?.label ?? 'integration')

/**
 * Creates the question for the location, if there is a choice or the visitor must name a location.
 */
export function locationQuestion(locations: readonly MeetingLocation[]): Question | undefined {
  const [only] = locations
  if (!only || (locations.length === 1 && !locationFields[only.type])) return undefined
  const answers = locations.map((location) => {
    const own = locationFields[location.type]
    const slug = `location-${location.type}`
    return own && single({ ...own.field, slug, label: text(own.label), required: true, hidden: false })
  })
  const select = el(
    'select',
    { id: 'meeting-location', change: render },
    ...locations.map((location, index) => el('option', { value: index }, locationName(location))),
  )
  const slot = el('div')
  function render(): void {
    slot.replaceChildren(answers[Number(select.value)]?.element ?? '')
  }
  render()
  return {
    slug: 'location',
    label: text('where'),
    element: el('div', {}, labelled('meeting-location', text('where'), select), slot),
    read() {
      const index = Number(select.value)
      const location = locations[index]
      const own = location && locationFields[location.type]
      return { type: location?.type, ...(own && { [own.key]: answers[index]?.read() }) }
    },
  }
}
