import { openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, wholeScans } from '@punctual/testing'
import t from 'tap'
import { deleteCredentialsOfClient } from '../src/db/client-secret-repository.ts'
import { deleteCredentialsOf } from '../src/db/credential-repository.ts'

// Credentials are as many as all the tokens of everybody: an index finds those of one.
t.test('credentials that end with their holder', async (t) => {
  const url = serviceUrl(await freshDatabase(t, ['identity']), 'identity')
  const db = openDatabase(url, { schema: 'identity' })
  t.teardown(() => db.close())
  await db.transaction(async (tx) => {
    t.strictSame(await wholeScans(tx, () => deleteCredentialsOf(tx, { userId: 7 })), [])
    t.strictSame(await wholeScans(tx, () => deleteCredentialsOfClient(tx, 'client')), [])
  })
})
