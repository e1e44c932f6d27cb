import fc from 'fast-check'
import t from 'tap'
import {
  isPublicWord,
  isReservedName,
  isUsername,
  publicWords,
  reservedNames,
  Slug,
  slugify,
} from '../src/index.ts'

const slugShape = new RegExp(Slug.pattern ?? '')

t.test('no username can shadow one of our paths', async (t) => {
  for (const word of [
    'v1',
    'v2',
    'd',
    'docs',
    'console',
    'health',
    'ready',
    'oauth',
    'metrics',
    'internal',
  ]) {
    t.ok(isReservedName(word), word)
    t.ok(isReservedName(word.toUpperCase()), word.toUpperCase())
    t.notOk(isUsername(word), word)
  }
  t.notOk(isReservedName('ann'))
})

t.test('usernames and slugs cannot be the first word of a public address', async (t) => {
  const words = [
    'team',
    'o',
    'booking',
    'room',
    'console',
    'account',
    'docs',
    'oauth',
    'auth',
    'embed.js',
    'v1',
    'v2',
  ]
  for (const word of [...words, 'health', 'ready', 'openapi.json', '.well-known', 'well-known']) {
    t.ok(isPublicWord(word), word)
    t.notOk(isUsername(word), word)
  }
  for (const word of publicWords) t.ok(reservedNames.has(word), word)
  for (const slug of ['sales', 'support', 'security'])
    t.notOk(isPublicWord(slug), `a team may be called ${slug}`)
})

t.test('the reserved list contains only lower-case words', async (t) => {
  for (const word of reservedNames) t.equal(word, word.toLowerCase())
})

t.test('a username starts and ends with a letter or a digit', async (t) => {
  for (const name of ['a', 'ann', 'ann.lee', 'ann-lee_2', '7of9', 'x'.repeat(63)])
    t.ok(isUsername(name), name)
  for (const name of ['', '.', '-ann', 'ann-', 'Ann', 'ann lee', 'ann/lee', '..', 'änn', 'x'.repeat(64)]) {
    t.notOk(isUsername(name), JSON.stringify(name))
  }
})

t.test('slugify', async (t) => {
  t.equal(slugify('Crème Brûlée & Co.'), 'creme-brulee-co')
  t.equal(slugify('  30 Minutes  '), '30-minutes')
  t.equal(slugify('東京'), '')
})

t.test('slugify returns a slug or nothing, and does not change slugs', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const slug = slugify(text)
      return slug === '' || (slugShape.test(slug) && slug.length <= 100 && slugify(slug) === slug)
    }),
  )
})
