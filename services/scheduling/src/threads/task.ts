import { parentPort } from 'node:worker_threads'

/** A task's input, and the index at which the thread reports that it has begun. */
export interface Asked<Input> {
  task: number
  input: Input
}

/**
 * Sent by a thread when it begins a task: the deadline counts from then, without the time for
 * loading the code.
 */
export interface Begun {
  begun: number
}

/** A task that runs in a thread. */
export type Task<Input, Output> = (asked: Asked<Input>) => Promise<Output>

/** Returns the work as a task of a thread pool; input and result are copied between threads. */
export const task =
  <Input, Output>(work: (input: Input) => Output | Promise<Output>): Task<Input, Output> =>
  async ({ task, input }) => {
    parentPort?.postMessage({ begun: task } satisfies Begun)
    return work(input)
  }
