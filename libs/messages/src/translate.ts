import { IntlMessageFormat } from 'intl-messageformat'
import { formatLocale } from './languages.ts'

/** Values of the placeholders of a text. */
export type Values = Readonly<Record<string, string | number>>

/** Returns the text of a key with its placeholders filled. */
export type Translate<Key extends string> = (key: Key, values?: Values) => string

/**
 * Returns the texts of one catalogue for one locale. Each text is an ICU message, parsed at its
 * first use; values are inserted as they are, so a name that looks like a placeholder stays a name.
 */
export function translator<Key extends string>(
  tag: string,
  texts: Readonly<Record<Key, string>>,
): Translate<Key> {
  const locale = formatLocale(tag)
  const parsed = new Map<Key, IntlMessageFormat>()
  return (key, values) => {
    let message = parsed.get(key)
    if (!message) {
      message = new IntlMessageFormat(texts[key], locale, undefined, { ignoreTag: true })
      parsed.set(key, message)
    }
    return String(message.format(values))
  }
}
