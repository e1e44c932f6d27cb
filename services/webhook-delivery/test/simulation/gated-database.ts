import { CommitOutcomeUnknown, ConnectionLost, type Database, type Session, type Sql } from '@punctual/db'
import type { Failures, Owner, World } from './world.ts'

const lost = (sent: boolean) => () => new ConnectionLost(new Error('simulated'), sent)
const failures = { before: lost(false), after: lost(true) }

/** A database as one simulated process sees it. Its statements are real. */
export class GatedDatabase {
  readonly db: Database
  readonly #world: World
  readonly #owner: Owner
  readonly #real: Database
  readonly #admin: Sql
  readonly #sessions = new Set<GatedSession>()
  readonly #listeners = new Set<() => unknown>()
  #count = 0

  /** @param locksAs schema in the names of its locks */
  constructor(world: World, owner: Owner, real: Database, admin: Sql, locksAs = real.schema) {
    this.#world = world
    this.#owner = owner
    this.#real = real
    this.#admin = admin
    const gate = <T>(label: string, run: () => PromiseLike<T>) =>
      world.pass(owner, `${real.schema} ${++this.#count}`, `${real.schema} ${label}`, run, failures)
    this.db = {
      ...real,
      schema: locksAs,
      sql: gatedSql(real.sql, gate),
      transaction: (work, options) =>
        world.pass(
          owner,
          `${real.schema} ${++this.#count}`,
          `${real.schema} transaction`,
          () => real.transaction(work, options),
          { before: lost(false), after: () => new CommitOutcomeUnknown(new Error('simulated')) },
        ),
      onWork: (_kind, listener) => {
        this.#listeners.add(listener)
        return { close: async () => void this.#listeners.delete(listener) } as ReturnType<Database['onWork']>
      },
      session: () => this.#open(),
    }
  }

  /** Notifies its loops that there may be work. */
  notify(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Ends its sessions, as Postgres does with a silent process, which learns of it later. */
  async loseSessions(): Promise<void> {
    for (const session of this.#sessions) await session.lose()
    this.#sessions.clear()
  }

  #open(): Session {
    const name = `${this.#real.schema} session ${++this.#count}`
    const session = new GatedSession(this.#real.session(), this.#admin, (label, run, fail) =>
      this.#world.pass(this.#owner, name, `${name}: ${label}`, run, fail),
    )
    this.#sessions.add(session)
    return session
  }
}

type Gate = <T>(label: string, run: () => PromiseLike<T>, failures?: Failures) => Promise<T>

class GatedSession implements Session {
  readonly sql: Sql
  readonly #real: Session
  readonly #admin: Sql
  readonly #gate: Gate
  readonly #listeners = new Set<(cause: unknown) => void>()
  #process: number | undefined
  #isLost = false

  constructor(real: Session, admin: Sql, gate: Gate) {
    this.#real = real
    this.#admin = admin
    this.#gate = gate
    this.sql = gatedSql(real.sql, (label, run) => this.#run(label, run))
  }

  get lost(): boolean {
    return this.#isLost
  }

  onLost(listener: (cause: unknown) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  transaction: Session['transaction'] = (work) => this.#run('transaction', () => this.#real.transaction(work))

  close(): Promise<void> {
    return this.#gate('close', () => this.#end())
  }

  /** Ends the connection on the server, and lets the process know in its turn. */
  async lose(): Promise<void> {
    await this.#end()
    void this.#gate('learns that it is lost', async () => this.#hear()).catch(() => this.#hear())
  }

  #hear(): void {
    for (const listener of this.#listeners) listener(new Error('simulated'))
    this.#listeners.clear()
  }

  /** A heartbeat has no effect here, and settings of the server's timeouts would end a slow run. */
  #run<T>(label: string, run: () => PromiseLike<T>): Promise<T> {
    if (label === 'select 1' || label.startsWith('set ')) return Promise.resolve([] as T)
    const onServer = async () => {
      if (this.#isLost) throw lost(true)()
      this.#process ??= (await this.#real.sql<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid
      return run()
    }
    // A connection that has lost a statement or an answer is lost as well.
    const fail = (sent: boolean) => async () => {
      await this.#end()
      this.#hear()
      return lost(sent)()
    }
    return this.#gate(label, onServer, { before: fail(false), after: fail(true) })
  }

  async #end(): Promise<void> {
    if (this.#isLost) return
    this.#isLost = true
    await this.#real.close()
    const process = this.#process
    if (process === undefined) return
    while ((await this.#admin`select from pg_stat_activity where pid = ${process}`).length > 0);
  }
}

/** Runs each statement through the gate; fragments of other statements stay as they are. */
function gatedSql(real: Sql, gate: Gate): Sql {
  const gated = <T extends object>(made: T, label: string): T => {
    if (!('then' in made)) return made
    const statement = made as unknown as Promise<unknown>
    const run = statement.then.bind(statement)
    let started: Promise<unknown> | undefined
    const start = () => {
      started ??= gate(label, () => run((value) => value))
      return started
    }
    return Object.assign(made, {
      // biome-ignore lint/suspicious/noThenProperty: awaiting a statement runs it
      then: (...then: Parameters<typeof statement.then>) => start().then(...then),
      catch: (failed: () => unknown) => start().catch(failed),
      finally: (always: () => void) => start().finally(always),
    })
  }
  const tag = (first: unknown, ...rest: unknown[]) => {
    const made = (real as unknown as (...all: unknown[]) => object)(first, ...rest)
    return gated(made, Array.isArray(first) ? labelOf(String(first[0])) : '')
  }
  const unsafe: Sql['unsafe'] = (text, values) => gated(real.unsafe(text, values), labelOf(text)) as never
  return Object.assign(tag, { unsafe, array: real.array }) as unknown as Sql
}

const labelOf = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 30)
