import type { Clock, EventSource } from '@punctual/contracts'
import type { Log, Sql } from '@punctual/db'
import type { StreamInfo } from 'nats'
import type { Link } from './bus.ts'
import { publishInOrder } from './publish.ts'
import { type RelayState, readLog, readRelayState, recordReplay, rememberNewStream } from './relay-tables.ts'
import { findStream, recreateStream, streamConfig, streamMaxAge, updateStream } from './stream.ts'

const replayBatch = 500

/** An interrupted replay, continued when the stream is still the same one. */
interface Replay {
  created: string
  lastSequence: number
  position: number
}

/**
 * Ensures that the source's stream contains what Postgres says was published. The server can lose a
 * stream, or roll it back, without reporting it.
 */
export class StreamKeeper {
  readonly #prefix: string
  readonly #source: EventSource
  readonly #replicas: number
  readonly #sql: Sql
  readonly #clock: Clock
  readonly #log: Log
  #replay: Replay | undefined

  constructor(of: {
    prefix: string
    source: EventSource
    replicas: number
    sql: Sql
    clock: Clock
    log: Log
  }) {
    this.#prefix = of.prefix
    this.#source = of.source
    this.#replicas = of.replicas
    this.#sql = of.sql
    this.#clock = of.clock
    this.#log = of.log
  }

  /**
   * Compares the stream with its stored state. A missing, replaced, shorter or damaged stream is
   * recreated and refilled from event_log. A longer one is fine: the relay died between the
   * server's answer and storing it.
   * @returns the stream's last sequence
   */
  async inspect(link: Link, signal: AbortSignal): Promise<number> {
    const wanted = streamConfig(this.#prefix, this.#source, this.#replicas)
    const found = await findStream(link, wanted.name)
    const known = await readRelayState(this.#sql, wanted.name)
    if (found && known && isWhole(found, known)) {
      await updateStream(link, found, wanted)
      return found.state.last_seq
    }
    if (!found || !this.#replay || !isWhole(found, this.#replay)) {
      if (found || known) {
        const now = found && { created: found.created, lastSequence: found.state.last_seq }
        const fields = { stream: wanted.name, known, found: now }
        this.#log.error(fields, 'the stream differs from what was published: recreating and replaying it')
      }
      const { created } = await recreateStream(link, wanted)
      this.#replay = { created, lastSequence: 0, position: 0 }
    }
    return this.#fill(link, wanted.name, this.#replay, signal)
  }

  async #fill(link: Link, stream: string, replay: Replay, signal: AbortSignal): Promise<number> {
    const since = new Date(this.#clock.now().getTime() - streamMaxAge)
    let count = 0
    for (;;) {
      signal.throwIfAborted()
      const rows = await readLog(this.#sql, since, replay.position, replayBatch)
      if (rows.length === 0) break
      const { sequences, error } = await publishInOrder(
        link,
        this.#prefix,
        this.#source,
        rows,
        replay.lastSequence,
      )
      const done = rows.slice(0, sequences.length)
      if (done.length > 0) await recordReplay(this.#sql, done, sequences)
      replay.lastSequence = Math.max(replay.lastSequence, ...sequences)
      replay.position = done.at(-1)?.pos ?? replay.position
      count += done.length
      if (error) throw error
    }
    await rememberNewStream(this.#sql, stream, replay, this.#clock.now())
    this.#replay = undefined
    if (count > 0) this.#log.info({ stream, count }, 'the stream was replayed')
    return replay.lastSequence
  }
}

function isWhole({ created, state }: StreamInfo, known: RelayState): boolean {
  const damaged = state.num_deleted > 0 || (state.lost?.msgs?.length ?? 0) > 0
  return created === known.created && state.last_seq >= known.lastSequence && !damaged
}
