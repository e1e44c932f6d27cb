import { freshDatabase, schemaDifferences } from '@punctual/testing'
import t from 'tap'
import * as schema from '../src/db/schema.ts'

t.test('the drizzle tables are those that the migrations make', async (t) => {
  t.same(await schemaDifferences(await freshDatabase(t, ['identity']), 'identity', schema), [])
})
