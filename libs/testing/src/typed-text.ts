import fc from 'fast-check'

/**
 * Characters with a special meaning in some format: lines, parameters, values, tags, templates,
 * text direction.
 */
const nasty = [
  '"',
  "'",
  '\\',
  ':',
  ';',
  ',',
  '=',
  '^',
  '^n',
  "^'",
  '\\n',
  '{',
  '}',
  '{{',
  '<',
  '>',
  '&',
  '%',
  '?',
  '#',
  '@',
  '\r',
  '\n',
  '\r\n',
  '\n ',
  '\r\n\t',
  '\t',
  ' ',
  '\0',
  '\u{1}',
  '\u{7}',
  '\u{b}',
  '\u{c}',
  '\u{1b}',
  '\u{7f}',
  '\u{85}',
  '\u{2028}',
  '\u{2029}',
  '\u{202e}',
  '\u{2066}',
  '\u{feff}',
  '\ud800',
  '\udc00',
  'ü',
  '日',
  '👩‍👧',
  '́',
  '\r\nATTENDEE:mailto:evil@example.com',
  '";SENT-BY="mailto:evil@example.com',
  ':mailto:evil@example.com',
  '\r\nBcc: evil@example.com',
  '\nEND:VEVENT',
  '=?utf-8?q?x?=',
  '<script>',
  '{ATTENDEE_EMAIL}',
  '{{payload}}',
]

/**
 * Arbitrary text that people could type. A function, because building the arbitrary takes half a
 * second, which every test that imports this package would pay.
 */
export const typedText = (): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...nasty) },
      { weight: 2, arbitrary: fc.constantFrom(...'abc XYZ 019') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
    ),
    maxLength: 90,
  })

/** Addresses that the API accepts, with the special characters that a local part may have. */
export const typedAddress = (): fc.Arbitrary<string> =>
  fc
    .string({
      unit: fc.constantFrom(..."abcXYZ019!#$%&'*+/=?^_`{|}~-"),
      minLength: 1,
      maxLength: 40,
    })
    .map((local) => `${local}@example.com`)
