import type { Environment } from './config.ts'

/** What a command uses of the world around it. */
export interface Context {
  environment: Environment
  /** Writes results. */
  out(text: string): void
  /** Writes everything else, so that results can be piped. */
  note(text: string): void
  /** Reads standard input to its end. */
  readInput(): Promise<string>
  /** Asks for a secret; without a terminal, the first line of standard input. */
  askSecret(question: string): Promise<string>
  openBrowser(url: string): Promise<void>
  /** Milliseconds since 1970. */
  now(): number
  /** Aborted when the person ends the program. */
  interrupted: AbortSignal
}

/** A command was used in a way that cannot work: exit code 2. */
export class UsageError extends Error {}
