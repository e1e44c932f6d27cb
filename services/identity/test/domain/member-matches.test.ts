import t from 'tap'
import { meetsAll } from '../../src/domain/member-matches.ts'

const values = new Map([
  ['languages', ['German', 'german-de', 'French', 'french']],
  ['office', ['Berlin', 'berlin']],
])
const meets = (attributeId: string, operator: 'anyOf' | 'allOf' | 'noneOf', ...wanted: string[]) =>
  meetsAll(values, [{ attributeId, operator, values: wanted }])

t.test('conditions compare values and slugs, in any case', async (t) => {
  t.ok(meets('languages', 'anyOf', 'GERMAN', 'Dutch'))
  t.ok(meets('languages', 'anyOf', 'german-de '))
  t.notOk(meets('languages', 'anyOf', 'Dutch'))
  t.ok(meets('languages', 'allOf', 'German', 'French'))
  t.notOk(meets('languages', 'allOf', 'German', 'Dutch'))
  t.ok(meets('languages', 'noneOf', 'Dutch'))
  t.notOk(meets('languages', 'noneOf', 'Dutch', 'French'))
})

t.test('without values a condition holds; a member without the attribute has none', async (t) => {
  for (const operator of ['anyOf', 'allOf', 'noneOf'] as const) t.ok(meets('languages', operator), operator)
  t.notOk(meets('desk', 'anyOf', 'One'))
  t.ok(meets('desk', 'noneOf', 'One'))
})

t.test('all conditions have to hold', async (t) => {
  const office = (value: string) => ({ attributeId: 'office', operator: 'anyOf' as const, values: [value] })
  const language = { attributeId: 'languages', operator: 'anyOf' as const, values: ['German'] }
  t.ok(meetsAll(values, [language, office('Berlin')]))
  t.notOk(meetsAll(values, [language, office('Paris')]))
  t.ok(meetsAll(values, []))
})
