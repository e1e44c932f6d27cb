import { success } from '@punctual/contracts'
import { move } from 'piscina'
import type { Bounds } from '../domain/slots/index.ts'
import { task } from '../threads/task.ts'
import { type SlotsQuestion, slotsOf, type WindowsQuestion, windowsOf } from './question.ts'

/**
 * Returns the answer to GET /v2/slots as JSON in UTF-8. It is moved, not copied, so that the main
 * thread only sends it.
 */
export const answer = task((question: SlotsQuestion): object =>
  move(new TextEncoder().encode(JSON.stringify(success(slotsOf(question))))),
)

/** Returns the bounds of the booking window for a check. */
export const windows = task((question: WindowsQuestion): Bounds[] => windowsOf(question))
