import fc from 'fast-check'
import t from 'tap'
import { oneLine, plainText } from '../src/index.ts'

const any = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'\r\n\t\v\f\0\x1b\x7f\u0085\u2028\u2029\u202e\u2066\ud800\udc00 a'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 200,
})

t.test('removes control characters except line feeds and tabs, and replaces half characters', async () => {
  fc.assert(
    fc.property(any, (text) => {
      const plain = plainText(text)
      return !/(?![\t\n])\p{Cc}|[\u2028\u2029]|\p{Surrogate}/u.test(plain) && plainText(plain) === plain
    }),
  )
})

t.test('oneLine removes line breaks and direction changes', async () => {
  fc.assert(
    fc.property(any, (text) => {
      const line = oneLine(text)
      return (
        !/\p{Cc}|[\u2028-\u202e\u2066-\u2069]|\p{Surrogate}|^\s|\s$/u.test(line) && oneLine(line) === line
      )
    }),
  )
})

t.test('keeps text without such characters unchanged', async (t) => {
  for (const text of ['', 'Ann', 'O’Neil "Al"; <a>: b\\c, ^n', 'علي 日本 👩‍👧', 'a\u200fb']) {
    t.equal(plainText(text), text)
    t.equal(oneLine(text), text)
  }
  t.equal(plainText('a\r\nb\rc\u2028d\0\u{1b}[31me\ud83d'), 'a\nb\nc\nd[31me\ufffd')
  t.equal(oneLine(' a\r\n\tb\u202ec\ud83d '), 'a  bc\ufffd')
})
