import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { createFairQueue } from './fair-queue.ts'
import type { Asked, Begun } from './task.ts'

/** Threads that run the tasks of one module. */
export interface ThreadPool {
  /**
   * @param name of the task; its module defines the input and the result
   * @param signal ends the wait and the task
   * @throws ThreadFailure; DomainError 429 when the tenant has too much waiting, or its turn has
   *   not come in time
   */
  run<Output>(tenant: string, name: string, input: unknown, signal?: AbortSignal): Promise<Output>
  /** Stops the threads; running tasks fail. */
  close(): Promise<void>
}

export interface ThreadOptions {
  /** Milliseconds of real time for a task, from when a thread begins it. */
  deadline?: number
  /** Multiplies the deadline: 1, more on a slow machine. */
  deadlineFactor?: number
  /** Memory limit of a thread in megabytes. */
  memoryMb?: number
}

/** Why a task has no result: it took too long, needed too much memory, or crashed. */
export class ThreadFailure extends Error {
  readonly reason: 'late' | 'memory' | 'broken'

  constructor(reason: ThreadFailure['reason'], cause: unknown) {
    super(`a task of a thread failed: ${reason}`, { cause })
    this.name = 'ThreadFailure'
    this.reason = reason
  }
}

/**
 * At least two, so that one stays free for other tenants; no more than the memory of a small
 * process allows.
 */
const threads = Math.min(Math.max(2, availableParallelism() - 1), 4)
/** Threads that one tenant can have at a time. */
export const threadsPerTenant = Math.floor(threads / 2)
const limits = {
  maxRunning: threads,
  perTenant: threadsPerTenant,
  waitingPerTenant: 50,
}

/** Milliseconds for one task. A thread has a low priority, so a busy machine makes it slower. */
const timeoutMs = 10_000
const maxMemoryMb = 256

const entry = new URL('./thread.mjs', import.meta.url).href

/**
 * Creates threads for work whose cost tenants control, which keeps that work off the thread that
 * answers requests. A task that exceeds its time or memory ends its thread, which is replaced.
 * Tenants take turns, and none has more than half of the threads.
 * @param module exports the tasks
 */
export function createThreadPool(
  module: URL,
  { deadline = timeoutMs, deadlineFactor = 1, memoryMb = maxMemoryMb }: ThreadOptions = {},
): ThreadPool {
  let pool: Piscina | undefined
  const begun = new Map<number, () => void>()
  let lastTask = 0

  // Started by the first task, because most processes of a test or of a small installation never
  // need it.
  function started(): Piscina {
    if (pool) return pool
    pool = startThreads(memoryMb)
    pool.on('message', (message: Begun) => begun.get(message.begun)?.())
    return pool
  }

  async function inThread<Output>(name: string, input: unknown, signal?: AbortSignal): Promise<Output> {
    const task = ++lastTask
    const abort = new AbortController()
    const end = () => abort.abort()
    let timer: NodeJS.Timeout | undefined
    begun.set(task, () => {
      timer = setTimeout(end, deadline * deadlineFactor)
    })
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end, { once: true })
    try {
      const asked: Asked<unknown> = { task, input }
      return await started().run({ module: module.href, name, ...asked }, { signal: abort.signal })
    } catch (error) {
      throw new ThreadFailure(reasonOf(error, abort.signal.aborted), error)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      begun.delete(task)
    }
  }

  const queue = createFairQueue(limits)
  return {
    run: (tenant, name, input, signal) => queue.run(tenant, () => inThread(name, input, signal), signal),
    async close() {
      await pool?.destroy()
    },
  }
}

function startThreads(memoryMb: number): Piscina {
  const pool = new Piscina({
    filename: entry,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    // A thread inherits neither the options of this process nor its variables, which hold secrets.
    execArgv: [],
    env: { TZ: 'UTC' },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  // A thread that fails without a task is replaced when the next task comes.
  pool.on('error', () => {})
  return pool
}

function reasonOf(error: unknown, isLate: boolean): ThreadFailure['reason'] {
  if (isLate) return 'late'
  return (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'broken'
}
