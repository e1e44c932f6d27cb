import t from 'tap'
import { allBookingFields, bookingFieldErrors } from '../../src/domain/booking-fields.ts'

const paths = (...inputs: Parameters<typeof bookingFieldErrors>[0]) =>
  bookingFieldErrors(inputs).map(({ path }) => path)
const text = { type: 'text', slug: 'topic', label: 'Topic', required: true }

t.test('every event type has the default fields, with its own between them', async (t) => {
  const fields = allBookingFields([text], false)
  t.same(
    fields.map(({ slug, type, isDefault }) => [slug, type, isDefault]),
    [
      ['name', 'name', true],
      ['email', 'email', true],
      ['location', 'radioInput', true],
      ['topic', 'text', false],
      ['title', 'text', true],
      ['notes', 'textarea', true],
      ['guests', 'multiemail', true],
      ['rescheduleReason', 'textarea', true],
    ],
  )
  t.same(fields[3], { isDefault: false, ...text, hidden: false })
  t.match(fields[0], { required: true, hidden: false, label: 'Your name' })
})

t.test('a default field is changed by its type or its slug', async (t) => {
  const fields = allBookingFields(
    [
      { type: 'name', label: 'Who are you?', placeholder: 'Ann' },
      { slug: 'notes', required: true, label: 'Tell us more' },
    ],
    true,
  )
  t.match(fields[0], { slug: 'name', label: 'Who are you?', placeholder: 'Ann', required: true })
  t.match(fields[4], { slug: 'notes', type: 'textarea', label: 'Tell us more', required: true })
  t.match(fields[5], { slug: 'guests', hidden: true }, 'no guests, no field for them')
  t.equal(fields.length, 7)
})

t.test('400 for a custom field without type, slug, label, required or options', async (t) => {
  t.same(paths({}), [
    'bookingFields.0.type',
    ...['slug', 'label', 'required'].map((key) => `bookingFields.0.${key}`),
  ])
  t.same(paths({ ...text, type: 'colour' }), ['bookingFields.0.type'])
  t.same(paths({ ...text, type: 'select' }), ['bookingFields.0.options'])
  t.same(paths({ ...text, type: 'select', options: ['a'] }), [])
  t.same(paths({ ...text, slug: 'email' }), ['bookingFields.0.slug'])
  t.same(paths(text, text), ['bookingFields.1.slug'])
})

t.test('400 when a booker could leave neither email nor phone number', async (t) => {
  const noEmail = { type: 'email', required: false, hidden: true }
  const phone = { type: 'phone', slug: 'attendeePhoneNumber', label: 'Phone', required: true }
  t.same(paths(noEmail), ['bookingFields.0'])
  t.same(paths(noEmail, { ...phone, required: false }), ['bookingFields.0'])
  t.same(paths(noEmail, phone), [])
})
