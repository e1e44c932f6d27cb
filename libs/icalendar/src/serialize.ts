import type ICAL from 'ical.js'

/** Maximum octets of a line, without its end (RFC 5545, 3.1). */
const longestLine = 75

/**
 * Splits a line into pieces of at most 75 octets, including the leading space of all but the first,
 * between characters.
 */
export function fold(line: string): string {
  if (Buffer.byteLength(line) <= longestLine) return line
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (length + size > longestLine) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}

/** Returns the lines of a file, each whole. */
export const unfolded = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n')

/**
 * Returns the calendars as one file. Folds the lines itself because ical.js folds them one octet
 * too long.
 * @param calendars whose texts contain no line breaks except those of `plainText`
 */
export const serialize = (calendars: readonly ICAL.Component[]): string =>
  calendars
    .flatMap((calendar) => unfolded(calendar.toString()))
    .map((line) => `${fold(line)}\r\n`)
    .join('')
