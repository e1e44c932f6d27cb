/**
 * Removes NUL characters, which Postgres text cannot hold; storing a dead letter must not fail
 * because of them.
 */
export function storable(text: string): string {
  return text.replaceAll('\0', '')
}

/** Returns the text of an error that a dead letter stores: its stack if it has one. */
export function describe(error: unknown): string {
  return storable(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
