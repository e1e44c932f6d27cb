/** Every way in which some program breaks a line. */
const lineBreaks = /\r\n|[\r\n\v\f\u{85}\p{Zl}\p{Zp}]/gu
/** Control characters besides the tab and the line feed. */
const controls = /(?![\t\n])\p{Cc}/gu
/** They turn the direction of whatever follows them, beyond the text that they are in. */
const directions = /[\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu

/**
 * @returns a typed text as others may read it: every line break as a line feed, no control characters, and U+FFFD for half
 * of a surrogate pair
 */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(lineBreaks, '\n')
    .replace(controls, '')

/**
 * @returns a name or title as one line: as `plainText`, with a space for each tab and line break, without characters that
 * turn the direction of the text after it, and without space around it
 */
export const oneLine = (text: string): string =>
  plainText(text)
    .replace(/[\t\n]/g, ' ')
    .replace(directions, '')
    .trim()
