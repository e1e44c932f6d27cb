import { badRequest } from '@punctual/contracts'
import { createThreadPool, ThreadFailure, type ThreadOptions } from '../../threads/pool.ts'
import type { Asked } from '../../threads/task.ts'
import { CalendarFailure } from '../adapter.ts'
import type * as tasks from './tasks.ts'
import type { Answer } from './tasks.ts'

type Tasks = typeof tasks
type TaskName = 'busy' | 'indexOfEvent' | 'present' | 'change' | 'entryOf' | 'textOf' | 'resources'
type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0] extends Asked<infer Given> ? Given : never
type Output<Name extends TaskName> = Extract<Awaited<ReturnType<Tasks[Name]>>, { output: unknown }>['output']

/** As `CalendarThreads.run`, for one tenant. */
export type InThread = <Name extends TaskName>(name: Name, input: Input<Name>) => Promise<Output<Name>>

/** Threads that parse the texts of tenants, which may be large or written to be slow. */
export interface CalendarThreads {
  /**
   * @param signal ends the wait and the task
   * @throws CalendarFailure for texts that cannot be read, take too long or need too much memory;
   *   DomainError 400 for a bad request, 429 when the tenant has too much waiting
   */
  run<Name extends TaskName>(
    tenant: string,
    name: Name,
    input: Input<Name>,
    signal?: AbortSignal,
  ): Promise<Output<Name>>
  /** Stops the threads; running tasks fail. */
  close(): Promise<void>
}

const problems = {
  late: 'its events take too long to process',
  memory: 'its events need too much memory',
  broken: 'its events could not be processed',
}

/** A recurrence rule can be written so that the search for its next occurrence never ends. */
export function createCalendarThreads(options?: ThreadOptions): CalendarThreads {
  const pool = createThreadPool(new URL('./tasks.ts', import.meta.url), options)
  return {
    async run(tenant, name, input, signal) {
      type Made = Answer<Output<typeof name>>
      const answer = await pool.run<Made>(tenant, name, input, signal).catch((error: unknown) => {
        if (error instanceof ThreadFailure) throw new CalendarFailure('content', problems[error.reason])
        throw error
      })
      if ('problem' in answer) throw new CalendarFailure('content', answer.problem)
      if ('refused' in answer) throw badRequest(...answer.refused)
      return answer.output
    },
    close: pool.close,
  }
}
