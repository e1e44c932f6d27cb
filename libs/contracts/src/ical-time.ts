/**
 * @param iso an instant in UTC, as ISO 8601 writes it
 * @returns the same as iCalendar writes it: `20261201T090000Z` (RFC 5545, 3.3.5)
 */
export const icalTime = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '')
