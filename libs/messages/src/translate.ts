import { IntlMessageFormat } from 'intl-messageformat'
import { formatLocale } from './languages.ts'

/** Values of the placeholders of a text. */
export type Values = Readonly<Record<string, string | number>>

/** Returns the text of a key with its placeholders filled. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string

/** An ICU message as its parts. */
export type ParsedText = ReturnType<IntlMessageFormat['getAst']>

const format = (text: string | ParsedText, locale: string): IntlMessageFormat =>
  new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })

/** The type of a part without a placeholder. */
const literal = 0

/**
 * Parses an ICU message. @returns a string for a text without placeholders
 * @throws SyntaxError for a text that is no ICU message
 */
export function parsedText(text: string): string | ParsedText {
  const parts = format(text, 'en').getAst()
  const [first] = parts
  return parts.length === 1 && first?.type === literal && 'value' in first ? first.value : parts
}

/**
 * Returns the texts of one catalogue for one locale. Each text is an ICU message, parsed at its
 * first use where it is not parsed already; values are inserted as they are, so a name that looks
 * like a placeholder stays a name.
 */
export function translator<Key extends string>(
  tag: string,
  texts: Readonly<Record<Key, string | ParsedText>>,
): Translate<Key> {
  const locale = formatLocale(tag)
  const formats = new Map<Key, IntlMessageFormat>()
  return (key, values) => {
    let message = formats.get(key)
    if (!message) {
      message = format(texts[key], locale)
      formats.set(key, message)
    }
    return String(message.format(values))
  }
}
