import { freshDatabase, schemaDifferences } from '@punctual/testing'
import t from 'tap'
import * as schema from '../../src/db/schema.ts'

t.test('the drizzle tables match the migrations', async (t) => {
  const url = await freshDatabase(t, ['webhook-delivery'])
  t.same(await schemaDifferences(url, 'webhook-delivery', schema), [])
})
