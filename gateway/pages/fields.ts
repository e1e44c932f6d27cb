import type { Field, Place } from './api.ts'
import { el } from './dom.ts'
import { text } from './texts/index.ts'

/** One question of the form, and how its answer is read; undefined: left empty. */
export interface Question {
  slug: string
  element: HTMLElement
  read(): unknown
}

const inputTypes: Record<string, string> = { email: 'email', phone: 'tel', number: 'number', url: 'url' }
const autocomplete: Record<string, string> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  address: 'street-address',
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
    element: labelled(id, field.label, control, hint),
    read() {
      const value = control.value.trim()
      if (value === '') return undefined
      if (field.type === 'number') return Number(value)
      // People write numbers with spaces; the API takes E.164.
      if (field.type === 'phone') return value.replace(/[\s()./-]/g, '')
      return isMany ? value.split(/[\s,;]+/).filter(Boolean) : value
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
    element: labelled(id, field.label, select, hint),
    read: () => select.value || undefined,
  }
}

/** Radio buttons or checkboxes, as a group with a legend. */
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
  return { slug: field.slug, element, read }
}

function yesOrNo(field: Field): Question {
  const box = el('input', { type: 'checkbox', name: field.slug, required: field.required })
  return {
    slug: field.slug,
    element: el('label', { class: 'box' }, box, field.label),
    read: () => (box.checked ? true : field.required ? undefined : false),
  }
}

/** @returns the question of a booking field */
export function question(field: Field): Question {
  if (field.type === 'select') return oneOfMany(field)
  if (field.type === 'radio') return group(field, 'radio')
  if (field.type === 'checkbox' || field.type === 'multiselect') return group(field, 'checkbox')
  if (field.type === 'boolean') return yesOrNo(field)
  return single(field)
}

const placeFields: Record<
  string,
  { key: string; field: Pick<Field, 'type'>; label: 'phone' | 'address' | 'yourPlace' }
> = {
  attendeePhone: { key: 'phone', field: { type: 'phone' }, label: 'phone' },
  attendeeAddress: { key: 'address', field: { type: 'address' }, label: 'address' },
  attendeeDefined: { key: 'location', field: { type: 'text' }, label: 'yourPlace' },
}

const placeName = ({ type, address, link, phone }: Place): string =>
  address ?? link ?? phone ?? text(placeFields[type]?.label ?? 'integration')

/** Where to meet: asked when there is a choice, or when the visitor's own place is wanted. */
export function placeQuestion(places: readonly Place[]): Question | undefined {
  const [only] = places
  if (!only || (places.length === 1 && !placeFields[only.type])) return undefined
  const answers = places.map((place) => {
    const own = placeFields[place.type]
    const slug = `place-${place.type}`
    return own && single({ ...own.field, slug, label: text(own.label), required: true, hidden: false })
  })
  const select = el(
    'select',
    { id: 'place', change: render },
    ...places.map((place, index) => el('option', { value: index }, placeName(place))),
  )
  const slot = el('div')
  function render(): void {
    slot.replaceChildren(answers[Number(select.value)]?.element ?? '')
  }
  render()
  return {
    slug: 'location',
    element: el('div', {}, labelled('place', text('where'), select), slot),
    read() {
      const index = Number(select.value)
      const place = places[index]
      const own = place && placeFields[place.type]
      return { type: place?.type, ...(own && { [own.key]: answers[index]?.read() }) }
    },
  }
}
