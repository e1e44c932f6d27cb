import { mails as ar } from './ar/mails.ts'
import { mails as de } from './de/mails.ts'
import { mails as en, type MailKey, type MailTexts } from './en/mails.ts'
import { mails as es } from './es/mails.ts'
import { mails as fr } from './fr/mails.ts'
import { mails as it } from './it/mails.ts'
import { mails as ja } from './ja/mails.ts'
import { type Language, languageOf } from './languages.ts'
import { mails as nl } from './nl/mails.ts'
import { mails as pl } from './pl/mails.ts'
import { mails as pt } from './pt/mails.ts'
import { type Translate, translator } from './translate.ts'

export type { MailKey } from './en/mails.ts'

/** The texts of mails and other messages, by language. */
export const mailCatalogues: Readonly<Record<Language, MailTexts>> = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  nl,
  ja,
  pl,
  ar,
}

const translators = new Map<string, Translate<MailKey>>()

/** Returns the texts of mails in the language of a tag such as `de-AT`; else in English. */
export function mailTexts(tag: string): Translate<MailKey> {
  const language = languageOf(tag)
  const found = translators.get(language) ?? translator(language, mailCatalogues[language])
  translators.set(language, found)
  return found
}
