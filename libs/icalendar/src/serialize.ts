import type ICAL from 'ical.js'

/** Octets of a line, without its end (RFC 5545, 3.1). */
const longestLine = 75

/** @returns the line in pieces of at most 75 octets, the space before all but the first included; no character is cut */
function fold(line: string): string {
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

/**
 * @param calendars whose texts hold no line breaks but those of `plainText`
 * @returns them as a file. ical.js folds lines as well, into pieces that are an octet too long.
 */
export const serialize = (calendars: readonly ICAL.Component[]): string =>
  calendars
    .flatMap((calendar) => calendar.toString().replaceAll('\r\n ', '').split('\r\n'))
    .map((line) => `${fold(line)}\r\n`)
    .join('')
