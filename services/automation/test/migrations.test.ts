import { freshDatabase, schemaDifferences } from '@punctual/testing'
import t from 'tap'
import * as schema from '../src/db/schema.ts'

t.strictSame(
  await schemaDifferences(await freshDatabase(t, ['automation']), 'automation', schema),
  [],
  'the drizzle tables match the migrations',
)
