import { defineEvent } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import t from 'tap'
import { decode } from '../src/decode.ts'
import { subscribe } from '../src/index.ts'
import { keep, thingChanged } from './test-bench.ts'

const id = '0193f0a0-7b7a-7cc0-8000-000000000001'
const event = {
  specversion: '1.0',
  id,
  source: 'bookings',
  type: thingChanged.type,
  subject: 'a',
  time: '2026-12-01T08:00:00.000Z',
  data: { n: 1 },
  aggregateversion: 1,
  organizationid: 0,
}
const read = (changes: object, handlers = [keep]) =>
  decode(JSON.stringify({ ...event, ...changes }), handlers)

t.test('decodes an event with a subscription', async (t) => {
  t.same(read({}), { kind: 'event', event, subscriptions: [keep] })
  t.same(read({}, [keep, keep]), { kind: 'event', event, subscriptions: [keep, keep] })
})

t.test('accepts unknown fields', async (t) => {
  t.match(read({ newer: true, data: { n: 1, more: [] } }), { kind: 'event', event: { newer: true } })
})

t.test('ignores an unknown type with any content', async (t) => {
  t.same(read({ type: 'bookings.thing.renamed', data: null }), { kind: 'ignored' })
  t.same(read({}, []), { kind: 'ignored' })
})

t.test('rejects data that violates the registry and names the field', async (t) => {
  t.match(read({ data: { n: 'one' } }), {
    kind: 'invalid',
    eventId: id,
    type: thingChanged.type,
    subject: 'a',
    error: { message: 'its data does not fit its schema: /n Expected integer' },
  })
})

t.test('accepts a string that violates its format', async (t) => {
  const data = Type.Object({ email: Type.String({ format: 'email', minLength: 3 }) })
  const mailed = subscribe(defineEvent(thingChanged.type, 1, data), async () => {})
  t.equal(read({ data: { email: 'a@b.example' } }, [mailed]).kind, 'event')
  t.match(read({ data: { email: '' } }, [mailed]), {
    kind: 'invalid',
    error: /\/email Expected string length/,
  })
})

t.test('rejects messages that are not events', async (t) => {
  for (const text of ['', 'null', '[]', '7', '{"id":1}', '{"type":""}'])
    t.match(decode(text, [keep]), { kind: 'invalid', eventId: null, type: '', subject: '' })
  t.match(read({ id: 'no uuid' }), { kind: 'invalid', eventId: null })
  t.match(read({ aggregateversion: '1' }), { kind: 'invalid', eventId: id })
})
