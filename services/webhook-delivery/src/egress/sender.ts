import type { AttemptResult } from '../domain/attempt.ts'

/** Makes one POST. Never rejects: what goes wrong is a result like any other. */
export interface Sender {
  send(request: {
    url: string
    headers: Record<string, string>
    body: Uint8Array
    /** Of the attempt, for a Retry-After that is a date. */
    at: Date
    /** Aborted: the process stops. */
    signal: AbortSignal
  }): Promise<AttemptResult>
  close(): void
}

/** Milliseconds of real time for one POST, from the look-up of the name to the end of the answer. */
export const sendDeadline = 15_000
