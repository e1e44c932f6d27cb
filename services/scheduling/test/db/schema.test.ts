import { freshDatabase, schemaDifferences } from '@punctual/testing'
import t from 'tap'
import * as schema from '../../src/db/schema.ts'

t.test('the drizzle tables are what the migrations make', async (t) => {
  const url = await freshDatabase(t, ['scheduling'])
  t.strictSame(await schemaDifferences(url, 'scheduling', schema), [])
})
