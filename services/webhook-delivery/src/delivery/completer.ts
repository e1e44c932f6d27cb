import { type Database, isOutage, type Log, pause, Wake } from '@punctual/db'
import { type Completion, type CompletionRules, completeAttempts } from '../db/complete.ts'

const maxBatch = 64
/** Results that are worth a transaction while other requests are running. */
const enough = 25
/** Milliseconds of real time. */
const gatherFor = 10
const pauseAfterFailure = 500

/** Stores results in batches, one batch at a time, and retries each until it succeeds. */
export interface Completer {
  /**
   * Results gather for some milliseconds, or until `flush`: a batch of 25 costs as much as one of
   * five.
   */
  add(completion: Completion): void
  /** Stores the results now: no other request is running. */
  flush(): void
  /** Resolves when all added results are stored, or dropped because the database is unavailable. */
  drain(): Promise<void>
}

/**
 * Creates the completer of one process. Long because its parts share the waiting results.
 * @param written is called after each batch, with the capacity free again, and with whether more
 *   deliveries to its webhooks are due
 */
export function createCompleter(deps: {
  db: Database
  log: Log
  rules: CompletionRules
  written: (isMoreDue: boolean) => void
}): Completer {
  const waiting: Completion[] = []
  const gathered = new Wake()
  let running: Promise<void> | undefined
  let draining = false

  /** @returns whether more deliveries to these webhooks are due */
  async function write(batch: readonly Completion[]): Promise<boolean> {
    const { dropped, isMoreDue } = await completeAttempts(deps.db, batch, deps.rules)
    if (dropped > 0) deps.log.info({ dropped }, 'webhook results dropped: their leases had expired')
    return isMoreDue
  }

  /**
   * Stores results one by one, so that a result that the database rejects does not delay the
   * others.
   */
  async function writeOneByOne(batch: readonly Completion[]): Promise<true> {
    for (const completion of batch) {
      const { eventId, webhookId } = completion.claimed
      await write([completion]).catch((error) => {
        if (isOutage(error)) throw error
        deps.log.error(
          { err: error, eventId, webhookId },
          'the result of a webhook request could not be stored and was dropped',
        )
      })
    }
    return true
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      if (waiting.length < enough && !draining) await gathered.wait(gatherFor)
      const batch = waiting.slice(0, maxBatch)
      let isMoreDue: boolean
      try {
        isMoreDue = await write(batch).catch((error) => {
          if (isOutage(error)) throw error
          return writeOneByOne(batch)
        })
      } catch (error) {
        deps.log.warn(
          { err: error, results: waiting.length },
          'webhook results could not be stored; retrying',
        )
        // Their leases expire, and another worker sends them again.
        if (draining) return
        await pause(pauseAfterFailure)
        continue
      }
      waiting.splice(0, batch.length)
      deps.written(isMoreDue)
    }
  }

  function start(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined
      if (waiting.length > 0 && !draining) start()
    })
    return running
  }

  return {
    add(completion) {
      waiting.push(completion)
      if (waiting.length >= enough) gathered.call()
      start()
    },
    flush() {
      if (waiting.length > 0) gathered.call()
    },
    async drain() {
      draining = true
      gathered.call()
      await running
      if (waiting.length > 0) await start()
    },
  }
}
