import type { BookingField } from '@punctual/contracts'
import fc from 'fast-check'
import t from 'tap'
import { fieldResponses } from '../../src/domain/field-responses.ts'
import { refused } from '../refused.ts'

const known = { name: 'Ann', email: 'ann@example.com', guests: [] }
const field = (type: string, changes: Partial<BookingField> = {}): BookingField => ({
  isDefault: false,
  type,
  slug: 'extra',
  label: 'Extra',
  required: true,
  hidden: false,
  ...changes,
})
const errorsOf = (run: () => unknown): unknown => {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}

t.test('the answers include name, email, phone and guests of the body', async (t) => {
  t.strictSame(fieldResponses([], {}, known), { name: 'Ann', email: 'ann@example.com' })
  t.strictSame(
    fieldResponses(
      [],
      { email: 'forged@example.com' },
      { ...known, phoneNumber: '+4930123456', guests: ['bob@example.com'] },
    ),
    {
      name: 'Ann',
      email: 'ann@example.com',
      attendeePhoneNumber: '+4930123456',
      guests: ['bob@example.com'],
    },
  )
})

const samples: [string, unknown[], unknown[], Partial<BookingField>?][] = [
  ['text', ['x'], [1, 'x'.repeat(5001)]],
  ['textarea', ['x\ny'], [true]],
  ['address', ['Main St 1'], [['x']]],
  ['number', [1, 0, -2.5], ['1', Number.NaN]],
  ['email', ['a@example.com'], ['a', 'a@b', 7]],
  ['phone', ['+4930123456'], ['030123456', '+49 30 1', 'x']],
  ['url', ['https://example.com/x'], ['example.com', 'ftp://example.com']],
  ['boolean', [true, false], ['true', 1]],
  ['select', ['a'], ['c', ['a']], { options: ['a', 'b'] }],
  ['radio', ['b'], ['c'], { options: ['a', 'b'] }],
  ['multiselect', [['a'], ['a', 'b']], [['a', 'c'], 'a'], { options: ['a', 'b'] }],
  ['checkbox', [['b']], ['b', ['x']], { options: ['a', 'b'] }],
  ['multiemail', [['a@example.com']], ['a@example.com', ['x']]],
]
for (const [type, good, bad, changes] of samples) {
  t.test(`an answer of type ${type}`, async (t) => {
    const fields = [field(type, changes)]
    for (const extra of good) t.match(fieldResponses(fields, { extra }, known), { extra })
    for (const extra of [...bad, undefined, null, '', ' ', []]) {
      t.match(
        errorsOf(() => fieldResponses(fields, { extra }, known)),
        {
          code: 'booking_field_invalid',
          status: 400,
          details: { errors: [{ path: 'bookingFieldsResponses.extra' }] },
        },
        JSON.stringify(extra),
      )
    }
    t.doesNotThrow(() => fieldResponses([field(type, { ...changes, required: false })], {}, known))
    t.doesNotThrow(() => fieldResponses([field(type, { ...changes, hidden: true })], {}, known))
  })
}

t.test('400 for an answer to an unknown field', async (t) => {
  for (const slug of ['nope', 'constructor', 'toString']) {
    t.match(
      errorsOf(() => fieldResponses([], { [slug]: 'x' }, known)),
      {
        details: { errors: [{ path: `bookingFieldsResponses.${slug}` }] },
      },
    )
  }
  t.match(fieldResponses([], { notes: 'x', title: 'y' }, known), { notes: 'x', title: 'y' })
})

t.test('400 for a missing default field that another part of the body answers', async (t) => {
  const fields = [
    field('phone', { slug: 'attendeePhoneNumber' }),
    field('multiemail', { slug: 'guests' }),
    field('email', { slug: 'email' }),
    field('name', { slug: 'name' }),
    field('radioInput', { slug: 'location' }),
    field('textarea', { slug: 'rescheduleReason' }),
  ]
  t.match(
    errorsOf(() => fieldResponses(fields, {}, { name: 'Ann', guests: [] })),
    {
      details: {
        errors: [
          { path: 'attendee.phoneNumber' },
          { path: 'guests' },
          { path: 'attendee.email', message: 'is required' },
        ],
      },
    },
  )
})

t.test('a phone number suffices if the event type requires no email', async (t) => {
  const phoneAlone = { name: 'Ann', phoneNumber: '+4930123456', guests: [] }
  t.match(fieldResponses([], {}, phoneAlone), { email: '' })
  refused(t, () => fieldResponses([], {}, { name: 'Ann', guests: [] }), { status: 400 })
})

t.test('any JSON is either stored or refused with its path', async (_t) => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (given) => {
      const error = errorsOf(() => fieldResponses([field('text', { required: false })], given, known))
      return error === undefined || (error as { code?: string }).code === 'booking_field_invalid'
    }),
  )
})
