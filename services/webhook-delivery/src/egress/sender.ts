import type { AttemptResult } from '../domain/attempt.ts'

/** Sends one POST. Never rejects: a failure is a result too. */
export interface Sender {
  send(request: {
    url: string
    headers: Record<string, string>
    body: Uint8Array
    /** The time of the attempt, for a Retry-After that is a date. */
    at: Date
    /** Aborted when the process stops. */
    signal: AbortSignal
  }): Promise<AttemptResult>
  close(): void
}

/** Milliseconds of real time for one POST, from the DNS lookup to the end of the answer. */
export const sendDeadline = 15_000
