import { Connection } from './connection.ts'
import { type Log, silentLog } from './log.ts'
import { pause } from './pause.ts'

export interface Listener {
  close(): Promise<void>
}

/** Milliseconds between two connection attempts. */
const firstPause = 100
const longestPause = 5_000

/**
 * Listens on a connection of its own and reconnects forever. Calls `fn` for every notification and
 * after every (re)connection, because notifications are lost in between.
 */
export function listen(
  url: string,
  channel: string,
  fn: (payload: string | undefined) => void,
  log: Log = silentLog,
): Listener {
  const stopped = new AbortController()
  let connection: Connection | undefined
  const connected = async (): Promise<void> => {
    const current = new Connection(url, {
      parameters: { application_name: `listen ${channel}` },
      statementDeadline: 15_000,
      onNotify: (_channel, payload) => fn(payload),
    })
    connection = current
    const death = new Promise<unknown>((resolve) => current.onDeath(resolve))
    await current.run((client) => client.unsafe(`listen "${channel.replaceAll('"', '""')}"`))
    wait = firstPause
    fn(undefined)
    throw await death
  }
  let wait = firstPause
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        await connected()
      } catch (error) {
        if (stopped.signal.aborted) return
        log.warn({ err: error, channel }, 'the listening connection was lost')
        await pause(wait, stopped.signal)
        wait = Math.min(wait * 2, longestPause)
      }
    }
  }
  const running = run()
  return {
    async close() {
      stopped.abort()
      connection?.kill(new Error('the listener was closed'))
      await running
    },
  }
}
