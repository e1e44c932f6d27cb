import { openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase } from '@punctual/testing'
import t from 'tap'
import { claimDueCalendars, saveCalendars, saveConnection } from '../../src/db/calendars-repository.ts'

const db = openDatabase(serviceUrl(await freshDatabase(t, ['scheduling']), 'scheduling'), {
  schema: 'scheduling',
})
t.teardown(() => db.close())

const now = new Date('2026-12-01T08:00:00Z')
const until = new Date('2026-12-01T08:02:00Z')

t.test('many due calendars of one tenant do not delay another tenant', async (t) => {
  const connect = (userId: number, organizationId: number, count: number, dueAt: Date) =>
    db.transaction(async (tx) => {
      const account = { integration: 'ics-feed_calendar', account: '', sealedCredentials: '', createdAt: now }
      const connection = await saveConnection(tx, { ...account, userId, organizationId })
      const remote = Array.from({ length: count }, (_, index) => ({
        externalId: `${userId} ${index}`,
        name: '',
        isPrimary: false,
        readOnly: true,
      }))
      await saveCalendars(tx, connection, remote, dueAt)
    })
  const long = new Date('2026-12-01T07:00:00Z')
  await connect(1, 5, 8, long)
  await connect(2, 5, 8, long)
  await connect(3, 0, 1, now)
  await connect(4, 0, 1, now)
  const claim = async () => {
    const due = await db.transaction((tx) => claimDueCalendars(tx, { now, until, limit: 4 }))
    return due.map(({ calendar }) => calendar.userId)
  }
  const first = await claim()
  t.equal(first.length, 4)
  t.ok(first.includes(3) && first.includes(4), 'each tenant has its turn, also users without an organization')
  t.equal((await claim()).length, 4)
  t.equal((await claim()).length, 4)
  t.equal((await claim()).length, 4)
  t.equal((await claim()).length, 2, 'all of them, each once')
  t.same(await claim(), [])
})
