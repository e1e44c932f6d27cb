/** Every line break that some program recognizes. */
const lineBreaks = /\r\n|[\r\n\v\f\u{85}\p{Zl}\p{Zp}]/gu
/** Control characters except tab and line feed. */
const controls = /(?![\t\n])\p{Cc}/gu
/** Characters that change the direction of the following text, even beyond their own text. */
const directions = /[\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu

/**
 * Returns typed text that is safe to show to others: line breaks become line feeds, control
 * characters are removed, and half a surrogate pair becomes U+FFFD.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(lineBreaks, '\n')
    .replace(controls, '')

/**
 * Returns a name or title as one line: like `plainText`, with a space for each tab and line break,
 * without direction-changing characters, trimmed.
 */
export const oneLine = (text: string): string =>
  plainText(text)
    .replace(/[\t\n]/g, ' ')
    .replace(directions, '')
    .trim()
