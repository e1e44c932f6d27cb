/** Instants as minutes since 1970-01-01T00:00Z: the unit of the engine. */

export const minuteMs = 60_000
export const dayMs = 86_400_000
export const dayMinutes = 1440

/** Returns minutes since 1970, with a fraction; `at` as a text is ISO 8601. */
export function minutesOf(at: Date | string): number {
  return (typeof at === 'string' ? Date.parse(at) : at.getTime()) / minuteMs
}

/** Returns the instant of a number of minutes since 1970. */
export function dateAt(minutes: number): Date {
  return new Date(minutes * minuteMs)
}
