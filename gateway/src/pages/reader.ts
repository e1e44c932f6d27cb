import type { BookingPage } from '@punctual/contracts'
import { formatLocale, languageOf, supportedTag, translator } from '@punctual/messages'
import { type PageWords, pageCatalogues, pageWords } from '@punctual/messages/pages'

/** The rules of a booking page, as far as they could be loaded. */
export type Rules = Partial<BookingPage>

/** Who reads a page, with the texts of the pages in that person's language. */
export interface Reader extends PageWords {
  /** BCP 47, the preferred first. */
  tags: readonly string[]
}

/** Returns the reader of a page; its own language, if it has one, comes first. */
export async function readerOf({ interfaceLanguage }: Rules, tags: readonly string[]): Promise<Reader> {
  const all = interfaceLanguage ? [interfaceLanguage, ...tags] : tags
  const { default: texts } = await pageCatalogues[languageOf(...all)]()
  const tag = supportedTag(...all)
  return { tags: all, ...pageWords(texts, translator(tag, texts), formatLocale(tag)) }
}
