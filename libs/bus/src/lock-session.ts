import type { Database, Session } from '@punctual/db'

/** Milliseconds: two of them fit into the timeout below. */
const heartbeatInterval = 3_000

/**
 * The server ends the session of a silent, stopped or disconnected process, so that another process
 * can get its locks within ten seconds; it does so immediately when the process dies.
 */
const limits = `
  set idle_session_timeout = '8s'; set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 2;
  set tcp_keepalives_count = 2; set tcp_user_timeout = '8s'`

/** A connection that holds advisory locks. Losing the connection loses the locks. */
export class LockSession {
  readonly session: Session
  readonly #lost = new AbortController()
  readonly #held = new Set<string>()
  readonly #heartbeat: NodeJS.Timeout
  readonly #ready: Promise<unknown>
  #users = 0

  constructor(db: Database) {
    this.session = db.session()
    this.session.onLost((cause) => this.#lost.abort(cause))
    this.#ready = this.session.sql.unsafe(limits)
    this.#ready.catch(() => {})
    this.#heartbeat = setInterval(() => this.session.sql`select 1`.catch(() => {}), heartbeatInterval)
  }

  get lost(): AbortSignal {
    return this.#lost.signal
  }

  enter(): this {
    this.#users++
    return this
  }

  /** Ends the connection when it has no users left. */
  async leave(): Promise<void> {
    if (--this.#users > 0) return
    clearInterval(this.#heartbeat)
    if (!this.#lost.signal.aborted) this.#lost.abort(new Error('the session was closed'))
    await this.session.close()
  }

  /**
   * Tries to get the lock. @returns whether it was free, here and in every other session; other
   * sessions can have a shared one too
   */
  async tryLock(key: string, { shared = false } = {}): Promise<boolean> {
    await this.#ready
    // Postgres would grant one session the same lock twice.
    if (this.#held.has(key)) return false
    this.#held.add(key)
    let mine = false
    try {
      const { sql } = this.session
      const id = sql`hashtextextended(${key}, 0)`
      const [row] = await sql<{ mine: boolean }[]>`
        select ${shared ? sql`pg_try_advisory_lock_shared(${id})` : sql`pg_try_advisory_lock(${id})`} as mine`
      mine = row?.mine === true
    } finally {
      if (!mine) this.#held.delete(key)
    }
    return mine
  }

  async unlock(key: string, { shared = false } = {}): Promise<void> {
    if (this.session.lost) return
    const { sql } = this.session
    const id = sql`hashtextextended(${key}, 0)`
    await sql`select ${shared ? sql`pg_advisory_unlock_shared(${id})` : sql`pg_advisory_unlock(${id})`}`.catch(
      () => {},
    )
    this.#held.delete(key)
  }

  /** Returns those of these locks that any session has. */
  async held(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.session.sql<{ key: string }[]>`
      select key from unnest(${[...keys]}::text[]) key
      join pg_locks l on (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(key, 0)
      where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
        and l.database = (select oid from pg_database where datname = current_database())`
    return new Set(rows.map(({ key }) => key))
  }
}

const sharedSessions = new WeakMap<Database, LockSession>()

/**
 * Returns the connection that everything in this process shares that only needs locks of this
 * database.
 */
export function sharedSession(db: Database): LockSession {
  const known = sharedSessions.get(db)
  if (known && !known.lost.aborted) return known.enter()
  const created = new LockSession(db)
  sharedSessions.set(db, created)
  return created.enter()
}
