/**
 * Returns an instant in the format of iCalendar: `20261201T090000Z` (RFC 5545, 3.3.5).
 * @param iso an instant in UTC, ISO 8601
 */
export const icalTime = (iso: string): string => iso.replace(/[-:]|\.\d+/g, '')
