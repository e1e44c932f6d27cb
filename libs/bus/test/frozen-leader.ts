import { openDatabase } from '@punctual/db'
import { pause } from '@punctual/servers'
import { LockSession } from '../src/lock-session.ts'

// Leads and writes until its connection ends, as a process that a test freezes.

const db = openDatabase(process.argv[2] ?? '', { schema: 'automation' })
const leader = new LockSession(db).enter()
if (!(await leader.tryLock('a'))) throw new Error('another process leads')
process.stdout.write('leads\n')
for (let n = 1; !leader.lost.aborted; n++) {
  await leader.session.sql`
    insert into handled (event_id, subject, version, n) values (gen_random_uuid(), 'frozen', ${n}, ${n})`.catch(
    () => undefined,
  )
  await pause(5)
}
await leader.leave()
await db.close()
