import { parentPort } from 'node:worker_threads'

/** A task's input, and the number by which it says that it has begun. */
export interface Asked<Input> {
  task: number
  input: Input
}

/** What a thread sends when it begins a task, whose deadline counts from then: loading the code is not part of it. */
export interface Begun {
  begun: number
}

/** What runs in a thread. */
export type Task<Input, Output> = (asked: Asked<Input>) => Promise<Output>

/** @returns the work as a task of a thread pool; what it takes and answers is copied between threads */
export const task =
  <Input, Output>(work: (input: Input) => Output | Promise<Output>): Task<Input, Output> =>
  async ({ task, input }) => {
    parentPort?.postMessage({ begun: task } satisfies Begun)
    return work(input)
  }
