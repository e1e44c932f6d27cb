import t from 'tap'
import { takesFallback } from '../../src/domain/form-answers.ts'

const fields = [
  { id: 'f', identifier: 'size', label: 'Size', type: 'text' as const, required: false, options: [] },
]
const route = (value?: string) => ({
  id: value ?? 'fallback',
  conditions: value === undefined ? [] : [{ fieldId: 'f', operator: 'equals' as const, value }],
  action: { type: 'message' as const, value: 'Thanks' },
})
const answered = (value: string) => ({ f: { label: 'Size', identifier: 'size', value, response: value } })

t.test('the fallback is taken only where no condition holds', async (t) => {
  const form = { fields, routes: [route('large'), route()] }
  t.equal(takesFallback(form, answered('Large')), false)
  t.equal(takesFallback(form, answered('small')), true)
  t.equal(takesFallback(form, {}), true)
  t.equal(takesFallback({ fields, routes: [route('large')] }, answered('small')), true, 'no route at all')
})
