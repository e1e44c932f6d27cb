/** Postgres has no text with a zero in it, and what is given up must not fail for that. */
export function storable(text: string): string {
  return text.replaceAll('\0', '')
}

/** @returns what a dead letter keeps of an error: where it came from, if it says so */
export function describe(error: unknown): string {
  return storable(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
