import { deepStrictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { type Envelope, parseTemplate, renderTemplate } from '../../src/domain/template.ts'

const envelope: Envelope = {
  triggerEvent: 'BOOKING_CREATED',
  createdAt: '2026-12-01T08:00:00.000Z',
  payload: {
    title: 'Intro "quoted"\nbetween',
    length: 30,
    requiresConfirmation: false,
    destinationCalendar: null,
    organizer: { name: 'Olga', language: { locale: 'en' } },
    attendees: [{ name: 'Ann', email: 'ann@example.com' }],
  },
}

function render(text: string, data = envelope): string {
  const parsed = parseTemplate(text)
  if ('error' in parsed) throw new Error(parsed.error)
  return renderTemplate(parsed.template, data) ?? ''
}

t.test('fills dotted paths into string values', async (t) => {
  const template = '{"content":"{{organizer.name}} meets {{ attendees.0.name }}","at":"{{createdAt}}"}'
  t.same(JSON.parse(render(template)), {
    content: 'Olga meets Ann',
    at: '2026-12-01T08:00:00.000Z',
  })
})

t.test('resolves triggerEvent, createdAt and payload.x', async (t) => {
  t.same(JSON.parse(render('["{{triggerEvent}}","{{createdAt}}","{{payload.organizer.name}}"]')), [
    'BOOKING_CREATED',
    '2026-12-01T08:00:00.000Z',
    'Olga',
  ])
})

t.test('a quoted placeholder gives a string, a bare one the JSON value', async (t) => {
  t.same(JSON.parse(render('{"a":"{{length}}","b":{{length}},"c":"{{requiresConfirmation}}"}')), {
    a: '30',
    b: 30,
    c: 'false',
  })
  t.same(JSON.parse(render('{"all":{{attendees}}}')), { all: envelope.payload.attendees })
  t.same(JSON.parse(render('{{payload}}')), envelope.payload)
})

t.test('an unknown path gives an empty text', async (t) => {
  const template =
    '{"a":"[{{nothing}}]","b":{{nothing}},"c":"{{attendees.1.name}}","d":"{{destinationCalendar}}"}'
  t.same(JSON.parse(render(template)), { a: '[]', b: '', c: '', d: '' })
})

t.test('three braces mean the same as two', async (t) => {
  t.same(JSON.parse(render('{"a":"{{{title}}}","b":{"c":{{{length}}}}}')), {
    a: envelope.payload.title,
    b: { c: 30 },
  })
})

t.test('keeps all other text byte for byte', async (t) => {
  const text = '{ "id" : 12345678901234567890, "{{title}}":"a\\"{{length}}\\\\", "b":"{ {x} }" }'
  t.equal(render(text), text.replace('{{length}}', '30'))
})

t.test('does not escape HTML, and puts objects in strings as JSON', async (t) => {
  const data = { ...envelope, payload: { a: '<b>&"', o: { x: [1] } } }
  t.same(JSON.parse(render('["{{a}}","{{o}}"]', data)), ['<b>&"', '{"x":[1]}'])
})

t.test('rejects invalid templates', async (t) => {
  for (const text of [
    'hello {{title}}',
    '{"a":}',
    '',
    '{"a":"{{#if title}}"}',
    '{"a":"{{> partial}}"}',
    '{"a":"{{}}"}',
    '{"a":{{title}}{{title}}}',
    '{"a":1{{length}}}',
    '{ {{title}}: 1 }',
    `{"a":"{{${'a.'.repeat(10)}a}}"}`,
    `["${'x'.repeat(32 * 1024)}"]`,
  ]) {
    t.hasProp(parseTemplate(text), 'error', text.slice(0, 40))
  }
})

t.test('reads only own properties', async (t) => {
  const paths = [
    'constructor',
    '__proto__',
    'toString',
    'attendees.map',
    'title.length',
    'organizer.__proto__.x',
  ]
  for (const path of paths) t.equal(render(`"{{${path}}}"`), '""', path)
  const hostile = JSON.parse('{"__proto__":{"polluted":"yes"},"a":"b"}')
  t.equal(render('"{{polluted}}{{a}}"', { ...envelope, payload: hostile }), '"b"')
  t.equal(({} as Record<string, unknown>).polluted, undefined)
})

t.test('rejects a result of more than 256 KB', async (t) => {
  const parsed = parseTemplate(`["${'{{big}}'.repeat(30)}"]`)
  const data = { ...envelope, payload: { big: 'x'.repeat(10_000) } }
  t.ok('template' in parsed && renderTemplate(parsed.template, data) === undefined)
})

t.test('parses a text full of braces', async (t) => {
  t.hasProp(parseTemplate(`"${'{{a'.repeat(10_000)}"`), 'template')
  t.hasProp(parseTemplate(`"${'{'.repeat(32_000)}"`), 'template')
})

t.test('never throws, and always renders JSON', async () => {
  const step = fc.oneof(
    fc.constantFrom('title', 'attendees', '0', 'payload', '__proto__', 'constructor', 'length'),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )
  const piece = fc.oneof(
    fc.array(step, { minLength: 1, maxLength: 12 }).map((steps) => `{{${steps.join('.')}}}`),
    fc.constantFrom('"', '{', '}', '{{', '}}', '{{{', '\\', ':', ',', '[', ']', '1', 'null', ' '),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )
  const text = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 6 }).map((pieces) => JSON.stringify({ a: pieces, b: pieces.join('') })),
  )
  const payload = fc.dictionary(fc.string({ unit: 'binary', maxLength: 8 }), fc.jsonValue())
  fc.assert(
    fc.property(text, payload, (text, payload) => {
      const parsed = parseTemplate(text)
      if ('error' in parsed) return
      const rendered = renderTemplate(parsed.template, { ...envelope, payload })
      JSON.parse(rendered ?? '')
    }),
    { numRuns: 3_000 },
  )
})

t.test('a value stays one JSON string, and its placeholders are not filled in', async () => {
  const typed = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        '"',
        '\\',
        '}',
        '{{title}}',
        '{{{payload}}}',
        '","admin":true,"',
        '\r\n',
        '\u2028',
        '\0',
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 40,
  })
  const parsed = parseTemplate(
    '{"a":"{{title}}","b":"<{{notes}}|{{title}}>","c":{{notes}},"d":"{{{title}}}"}',
  )
  if ('error' in parsed) throw new Error(parsed.error)
  fc.assert(
    fc.property(typed, typed, (title, notes) => {
      const rendered = renderTemplate(parsed.template, { ...envelope, payload: { title, notes } })
      const expected = { a: title, b: `<${notes}|${title}>`, c: notes, d: title }
      deepStrictEqual(JSON.parse(rendered ?? ''), expected)
    }),
    { numRuns: 1_000 },
  )
})

t.test('a template without placeholders renders unchanged', async () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value).replaceAll('{{', '{ {')
      fc.pre(!text.includes('}}') || !text.includes('{{'))
      if (render(text) !== text) throw new Error('changed')
    }),
    { numRuns: 300 },
  )
})
