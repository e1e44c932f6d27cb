import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import t from 'tap'
import { credentialDigest, credentialStart, generateApiKey, isWellFormedApiKey } from '../src/api-key.ts'

t.test('a generated key has the documented shape and is well formed', async (t) => {
  for (let round = 0; round < 200; round += 1) {
    const key = generateApiKey()
    t.match(key, /^svc_[0-9A-Za-z]{49}$/)
    t.ok(isWellFormedApiKey(key))
  }
})

t.test('the last six characters are the CRC-32 of the 43 before, in base62', async (t) => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const key = generateApiKey()
  const sum = [...key.slice(-6)].reduce((value, digit) => value * 62 + alphabet.indexOf(digit), 0)
  t.equal(sum, crc32(key.slice(4, 47)))
})

t.test('detects any single changed character', async () => {
  fc.assert(
    fc.property(fc.nat(48), fc.nat(60), (place, shift) => {
      const key = generateApiKey()
      const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
      const at = 4 + place
      const other = alphabet[(alphabet.indexOf(key[at] ?? '0') + 1 + shift) % 62]
      return !isWellFormedApiKey(key.slice(0, at) + other + key.slice(at + 1))
    }),
  )
})

t.test('rejects text of another form', async (t) => {
  const key = generateApiKey()
  for (const text of [
    '',
    'svc_',
    key.slice(4),
    `${key}0`,
    ` ${key}`,
    `${key}\n`,
    key.replace('svc_', 'cal_'),
  ]) {
    t.notOk(isWellFormedApiKey(text), JSON.stringify(text))
  }
})

t.test('keys do not repeat and use every character of the alphabet about equally often', async (t) => {
  const keys = Array.from({ length: 2000 }, generateApiKey)
  t.equal(new Set(keys).size, keys.length)
  const counts = new Map<string, number>()
  for (const character of keys.flatMap((key) => [...key.slice(4, 47)])) {
    counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const expected = (keys.length * 43) / 62
  t.equal(counts.size, 62)
  // Eight standard deviations: random variation does not reach that.
  for (const [character, count] of counts) {
    t.ok(Math.abs(count - expected) < 8 * Math.sqrt(expected), `${character}: ${count}`)
  }
})

t.test('the digest covers the whole credential, the start is its first eight characters', async (t) => {
  t.equal(credentialDigest('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  t.equal(credentialStart('svc_0123456789'), 'svc_0123')
})
