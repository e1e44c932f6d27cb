import { describeExit, type Exit, type ServerLog, settlesWithin } from '@punctual/servers'

/** A process that was started. */
export interface Running {
  pid: number
  /** Resolves when it does its work; rejects when it ended before. */
  ready: Promise<void>
  /** Resolves once it is gone, asked for or not. */
  exited: Promise<Exit>
  /** Asks it to end, and makes it end when it does not in time; `hurry` makes it end at once. May be called again. */
  stop(hurry: boolean): Promise<void>
}

export interface Member {
  name: string
  start(): Promise<Running>
}

export interface Supervised {
  name: string
  /** The first start: rejects when that fails. */
  ready: Promise<void>
  /** Of the process that runs now, 0 when there is none. */
  pid(): number
  /** Resolves when its process is gone for good. May be called again, to hurry. */
  stop(hurry?: boolean): Promise<void>
}

/** Milliseconds between an end and the next start: doubled at each, back to the first after a steady run. */
export interface Backoff {
  first: number
  longest: number
  steady: number
}

const usual: Backoff = { first: 100, longest: 5_000, steady: 10_000 }

/**
 * Starts a member and keeps it running: whenever its process ends unasked, says why and starts it again, for ever.
 * Only when the very first start fails is it left at that, as the same would happen again.
 */
export function supervise(member: Member, log: ServerLog, backoff = usual): Supervised {
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

  /** @returns the next process, or undefined when it is to stop */
  const beginAgain = async (delays: Iterator<number>): Promise<Running | undefined> => {
    for (;;) {
      const delay = delays.next().value
      log.warn(`${name} starts again in ${delay} ms`)
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
      const exit: Exit = await current.exited
      if (isStopping) return
      log.warn(`${name} ended: ${describeExit(exit)}`)
      if (performance.now() - startedAt >= backoff.steady) delays = growing(backoff)
      current = await beginAgain(delays)
    }
  }

  const begun = begin()
  const ready = begun.then((first) => first.ready)
  const kept = ready.then(
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
      await kept
    },
  }
}

function* growing({ first, longest }: Backoff): Generator<number, never> {
  for (let delay = first; ; delay = Math.min(delay * 2, longest)) yield delay
}
