import { success } from '@punctual/contracts'
import { task } from '../threads/task.ts'
import { type SlotsQuestion, slotsOf } from './question.ts'

/** Returns the answer to GET /v2/slots as JSON, so that the main thread only sends it. */
export const answer = task((question: SlotsQuestion): string => JSON.stringify(success(slotsOf(question))))
