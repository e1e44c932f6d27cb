import fc from 'fast-check'
import t from 'tap'
import { readClientCredentials } from '../../src/domain/client-credentials.ts'

const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
/** Encodes as a form does (RFC 6749, appendix B). */
const encoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1)

t.test('an id and a secret with any characters are decoded unchanged', (t) => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' })
  fc.assert(
    fc.property(text, text, (clientId, secret) => {
      const read = readClientCredentials(basic(encoded(clientId), encoded(secret)), {})
      return read.clientId === clientId && read.secret === secret
    }),
  )
  t.end()
})

t.test('read from the body or the header', (t) => {
  const both = { client_id: 'c1', client_secret: 's' }
  t.same(readClientCredentials(undefined, both), { clientId: 'c1', secret: 's' })
  t.same(readClientCredentials(undefined, { client_id: 'c1' }), { clientId: 'c1', secret: undefined })
  t.same(readClientCredentials(basic('c1', ''), {}), { clientId: 'c1', secret: undefined })
  t.same(readClientCredentials(basic('c1', 's:t'), {}), { clientId: 'c1', secret: 's:t' })
  t.same(readClientCredentials(basic('c1', 's').replace('Basic', 'bAsIc'), { client_id: 'c1' }).secret, 's')
  t.end()
})

t.test('400 credentials in both places, 401 missing or unreadable ones', (t) => {
  const code = (...asked: Parameters<typeof readClientCredentials>) => {
    try {
      readClientCredentials(...asked)
    } catch (error) {
      return (error as { code: string }).code
    }
    return undefined
  }
  t.equal(code(basic('c1', 's'), { client_secret: 's' }), 'invalid_request')
  t.equal(code(basic('c1', 's'), { client_id: 'c2' }), 'invalid_request')
  t.equal(code(undefined, {}), 'invalid_client')
  for (const header of [
    '',
    'Basic',
    'Basic %%%',
    'Basic YQ==',
    'Bearer YTpi',
    basic('', 's'),
    basic('%E0%A4', 's'),
  ])
    t.equal(code(header, { client_id: 'c1', client_secret: 's' }), 'invalid_client', header)
  t.end()
})
