import { openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, wholeScans } from '@punctual/testing'
import t from 'tap'
import { deleteCredentialsOf, deleteCredentialsOfClient } from '../src/db/credential-repository.ts'

// The table holds the tokens of all users, so finding those of one needs an index.
t.test('the credentials of one holder are found by an index', async (t) => {
  const url = serviceUrl(await freshDatabase(t, ['identity']), 'identity')
  const db = openDatabase(url, { schema: 'identity' })
  t.teardown(() => db.close())
  await db.transaction(async (tx) => {
    t.strictSame(await wholeScans(tx, () => deleteCredentialsOf(tx, { userId: 7 })), [])
    t.strictSame(await wholeScans(tx, () => deleteCredentialsOfClient(tx, 'client')), [])
  })
})
