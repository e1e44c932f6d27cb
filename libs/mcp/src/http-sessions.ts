import { randomUUID } from 'node:crypto'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { createClient } from '@punctual/client'
import type { Bearer } from './bearer.ts'
import { createServer } from './server.ts'

/** Milliseconds without a request after which a session ends. */
const idleMs = 30 * 60_000
const maxSessions = 1_000

interface Session extends Bearer {
  transport: StreamableHTTPServerTransport
  lastUsed: number
}

/** The sessions of assistants, each for one person. */
export class HttpSessions {
  readonly #sessions = new Map<string, Session>()
  readonly #installation: string
  readonly #version: string
  readonly #now: () => number

  constructor(installation: string, version: string, now: () => number) {
    this.#installation = installation
    this.#version = version
    this.#now = now
  }

  /** Returns the session of a person; undefined for an unknown one, or that of another person. */
  find(id: string, { token, person }: Bearer): Session | undefined {
    this.#endIdle()
    const session = this.#sessions.get(id)
    if (session?.person !== person) return undefined
    // A client refreshes its token while the session lasts.
    session.token = token
    session.lastUsed = this.#now()
    return session
  }

  /** Opens a session, which can be found once its first request is answered. */
  async open({ token, person }: Bearer): Promise<Session> {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        this.#endIdle()
        this.#sessions.set(id, session)
      },
      onsessionclosed: (id) => void this.#sessions.delete(id),
    })
    const session: Session = { transport, token, person, lastUsed: this.#now() }
    const client = createClient({ baseUrl: this.#installation, accessToken: () => session.token })
    await createServer({ client }, this.#version, this.#now).connect(transport as never)
    return session
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map(({ transport }) => transport.close()))
    this.#sessions.clear()
  }

  /** Ends the sessions that were idle for long, and those idle longest where there are too many. */
  #endIdle(): void {
    const byUse = [...this.#sessions].sort(([, one], [, other]) => one.lastUsed - other.lastUsed)
    for (const [place, [id, { transport, lastUsed }]] of byUse.entries()) {
      if (lastUsed > this.#now() - idleMs && byUse.length - place < maxSessions) return
      this.#sessions.delete(id)
      void transport.close()
    }
  }
}
