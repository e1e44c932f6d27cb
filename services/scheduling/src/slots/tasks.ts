import { success } from '@punctual/contracts'
import { task } from '../threads/task.ts'
import { type SlotsQuestion, slotsOf } from './question.ts'

/** The answer to GET /v2/slots as JSON, so that the thread that sends it has nothing left to do. */
export const answer = task((question: SlotsQuestion): string => JSON.stringify(success(slotsOf(question))))
