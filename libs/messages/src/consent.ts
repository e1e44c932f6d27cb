import { consent as ar } from './ar/consent.ts'
import { consent as de } from './de/consent.ts'
import { type ConsentKey, type ConsentTexts, consent as en } from './en/consent.ts'
import { consent as es } from './es/consent.ts'
import { consent as fr } from './fr/consent.ts'
import { consent as it } from './it/consent.ts'
import { consent as ja } from './ja/consent.ts'
import { acceptedTags, type Language, languageOf } from './languages.ts'
import { consent as nl } from './nl/consent.ts'
import { consent as pl } from './pl/consent.ts'
import { consent as pt } from './pt/consent.ts'
import { type Translate, translator } from './translate.ts'

export type { ConsentKey } from './en/consent.ts'

/** The texts of the consent page, by language. */
export const consentCatalogues: Readonly<Record<Language, ConsentTexts>> = {
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

/** The texts of the consent page for one reader. */
export interface ConsentReader {
  language: Language
  text: Translate<ConsentKey>
}

/** Returns the texts in the first supported language of an Accept-Language header. */
export function consentTexts(accepted: string | undefined): ConsentReader {
  const language = languageOf(...acceptedTags(accepted))
  return { language, text: translator(language, consentCatalogues[language]) }
}
