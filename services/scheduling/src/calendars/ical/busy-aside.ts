import { Worker } from 'node:worker_threads'
import type { Span } from '../../domain/slots/index.ts'
import type { BusyQuestion } from './busy-of.ts'

/** Milliseconds of real time for one calendar, and for the start of a thread on a busy machine. */
const patience = 5_000
const startPatience = 60_000

/** A thread does not inherit what runs TypeScript. */
const program = `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))}).then(({ register }) => {
  register()
  return import(${JSON.stringify(new URL('./busy-thread.ts', import.meta.url).href)})
})`

/** The time that is taken, and what of the texts says so. */
export interface BusyFound {
  busy: Span[]
  texts: string[]
}

/** What the thread answers. */
export type BusyAnswer = BusyFound | { problem: string }

/**
 * As `busyOf` and `timesOf`, in a thread of its own with limits of time and memory: a recurrence rule can be written so that
 * looking for its next occurrence never ends.
 * @param deadline milliseconds, from when the thread is at work
 * @throws Error in words for whoever connected the calendar
 */
export async function busyAside(question: BusyQuestion, deadline = patience): Promise<BusyFound> {
  const worker = new Worker(program, {
    eval: true,
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    const answer = await new Promise<BusyAnswer>((done, fail) => {
      const giveUp = () => done({ problem: 'its events take too long to work out' })
      timer = setTimeout(giveUp, startPatience)
      worker.on('message', (message: BusyAnswer | 'at work') => {
        if (message !== 'at work') return done(message)
        clearTimeout(timer)
        timer = setTimeout(giveUp, deadline)
      })
      worker.once('error', fail)
      worker.once('exit', () => done({ problem: 'its events could not be worked out' }))
    })
    if ('problem' in answer) throw new Error(answer.problem)
    return answer
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
