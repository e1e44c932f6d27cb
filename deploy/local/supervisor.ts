import { describeExit, type Exit, type ServerLog, settlesWithin } from '@punctual/servers'

/** A started process. */
export interface Running {
  pid: number
  /** Resolves when it is ready; rejects when it ends before. */
  ready: Promise<void>
  /** Resolves when it has ended, requested or not. */
  exited: Promise<Exit>
  /**
   * Asks it to end, and kills it after a timeout; `hurry` kills it immediately. Can be called
   * again.
   */
  stop(hurry: boolean): Promise<void>
}

export interface Member {
  name: string
  start(): Promise<Running>
  /** Rejects while the process runs without doing its work. */
  check?(): Promise<void>
}

export interface Supervised {
  name: string
  /** Rejects when the first start fails. */
  ready: Promise<void>
  /** The id of the current process, 0 without one. */
  pid(): number
  /** Resolves when its process has ended for good. Can be called again, to hurry. */
  stop(hurry?: boolean): Promise<void>
}

/**
 * Milliseconds between an end and the next start: doubled at each failure, reset after a steady
 * run.
 */
export interface Backoff {
  first: number
  longest: number
  steady: number
}

const usual: Backoff = { first: 100, longest: 5_000, steady: 10_000 }

/** How a process is checked that runs but may hang. */
export interface HealthCheck {
  /** Milliseconds between two checks. */
  interval: number
  /** Failures in a row after which it is restarted. */
  failures: number
}

const usualCheck: HealthCheck = { interval: 5_000, failures: 3 }

/**
 * Starts a member and restarts it whenever its process ends without a stop, or hangs, and logs why.
 * It does not retry the first start, which would fail again for the same reason. Long because its
 * functions share the state of the process.
 */
export function supervise(
  member: Member,
  log: ServerLog,
  backoff = usual,
  healthCheck = usualCheck,
): Supervised {
  const { name } = member
  let running: Running | undefined
  let isHurried = false
  let isStopping = false
  let wake: () => void = () => undefined
  const stopping = new Promise<void>((resolve) => {
    wake = resolve
  })

  const begin = async (): Promise<Running> => {
    const begun = await member.start()
    running = begun
    if (isStopping) void begun.stop(isHurried)
    return begun
  }

  /** Returns the next process, or undefined after a stop. */
  const beginAgain = async (delays: Iterator<number>): Promise<Running | undefined> => {
    for (;;) {
      const delay = delays.next().value
      log.warn(`${name} restarts in ${delay} ms`)
      if (await settlesWithin(stopping, delay)) return undefined
      try {
        const begun = await begin()
        begun.ready.then(
          () => log.info(`${name} is ready again (process ${begun.pid})`),
          () => undefined,
        )
        return begun
      } catch (error) {
        log.warn(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }

  const keep = async (first: Running): Promise<void> => {
    let current: Running | undefined = first
    let delays = growing(backoff)
    while (current) {
      const startedAt = performance.now()
      void endWhenHung(member, current, log, healthCheck)
      const exit: Exit = await current.exited
      if (isStopping) return
      log.warn(`${name} ended: ${describeExit(exit)}`)
      if (performance.now() - startedAt >= backoff.steady) delays = growing(backoff)
      current = await beginAgain(delays)
    }
  }

  const begun = begin()
  const ready = begun.then((first) => first.ready)
  const supervised = ready.then(
    () => begun.then(keep),
    () => undefined,
  )
  return {
    name,
    ready,
    pid: () => running?.pid ?? 0,
    async stop(hurry = false) {
      isStopping = true
      isHurried ||= hurry
      wake()
      await running?.stop(hurry)
      await supervised
    },
  }
}

/** Ends a process that fails its check several times in a row; it is then started again. */
async function endWhenHung(
  { name, check }: Member,
  running: Running,
  log: ServerLog,
  { interval, failures }: HealthCheck,
): Promise<void> {
  if (!check) return
  let failed = 0
  while (!(await settlesWithin(running.exited, interval))) {
    try {
      await check()
      failed = 0
    } catch (error) {
      failed++
      if (failed < failures) continue
      log.warn(`${name} does not answer: ${error instanceof Error ? error.message : String(error)}`)
      return running.stop(true)
    }
  }
}

function* growing({ first, longest }: Backoff): Generator<number, never> {
  for (let delay = first; ; delay = Math.min(delay * 2, longest)) yield delay
}
