import type { Database, Session } from '@punctual/db'
import { pause } from './pause.ts'

/** Milliseconds. */
const standbyInterval = 500
const heartbeatInterval = 5_000

/**
 * The server ends the session of a process that is silent, stopped or cut off, so that another can lead after half
 * a minute at the latest; at once when the process dies.
 */
const sessionLimits = `
  set idle_session_timeout = '30s'; set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3; set tcp_user_timeout = '25s'`

/**
 * Waits until no other process holds the lock of that name in this database and schema, then runs the work while
 * this one does. The lock lives on the session handed to the work; losing that connection aborts the work's signal.
 */
export async function lead(
  db: Database,
  name: string,
  signal: AbortSignal,
  work: (session: Session, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const session = db.session()
  const lost = new AbortController()
  session.onLost((cause) => lost.abort(cause))
  const key = `${db.schema} ${name}`
  try {
    await session.sql.unsafe(sessionLimits)
    while (!(await tryLock(session, key))) {
      await pause(standbyInterval, signal)
      if (signal.aborted) return
    }
    const heartbeat = setInterval(() => session.sql`select 1`.catch(() => {}), heartbeatInterval)
    try {
      await work(session, AbortSignal.any([signal, lost.signal]))
    } finally {
      clearInterval(heartbeat)
    }
  } finally {
    await session.close()
  }
}

async function tryLock(session: Session, key: string): Promise<boolean> {
  const [row] = await session.sql<{ mine: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${key}, 0)) as mine`
  return row?.mine === true
}
